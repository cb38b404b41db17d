-- Bot players. A seat at which one is to act has `acting` -1; there are never many of these, and after a restart
-- they are looked for.

CREATE INDEX seats_of_bots ON seats (table_id) WHERE acting = -1;
