-- The game master's notes on a fight, copied from its log, so that the search finds the fight by them.
alter table fights add column notes text not null default '';
