# The private panel of a turn.
panel-item = - { $told }
panel-small = -# { $told }
