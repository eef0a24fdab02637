-- Named lists of monsters and private notes on them. `monsters` is a JSON array of public ids in the order added, so that a list
-- is opened, changed and bounded as one row. `made_as` is the key under which a form or a device made the list: sent twice, it is
-- one. Times in milliseconds.
create table monster_lists (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  monsters text not null default '[]',
  made_as text,
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer,
  unique (user_id, made_as)
);
create index monster_lists_put_away on monster_lists (deleted_at) where deleted_at is not null;

-- One note for each creature and person; `updated_at` tells a page whether the note is still the one that it showed.
create table monster_notes (
  user_id text not null references users (id) on delete cascade,
  monster_id text not null,
  note text not null,
  updated_at integer not null,
  primary key (user_id, monster_id)
);
