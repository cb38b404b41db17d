# Die private Ansicht eines Zuges.
panel-item = - { $told }
panel-small = -# { $told }
