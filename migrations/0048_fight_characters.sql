-- Which characters without a party are in which fights. `state` is what the sheet and the fight last agreed on (hit points, conditions,
-- slots, uses), as JSON: what the fight has changed since goes back to the sheet when it ends or the character leaves it.
create table fight_characters (
  fight_id text not null references fights (id) on delete cascade,
  character_id text not null references characters (id) on delete cascade,
  state text not null,
  primary key (fight_id, character_id)
);
create index fight_characters_by_character on fight_characters (character_id);
