-- Spellbooks that people keep. `body` is JSON: whose book it is, classes with levels, spells by their public ids with what is
-- prepared, and slots spent; it is read, changed and bounded as one. A change names the `version` that it was made from, so that two
-- devices lose nothing of each other. `made_as` is the key under which a form or a device made the book: sent twice, it is one.
-- Times in milliseconds.
create table spellbooks (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  body text not null default '{}',
  version integer not null default 1,
  made_as text,
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer,
  unique (user_id, made_as)
);
create index spellbooks_put_away on spellbooks (deleted_at) where deleted_at is not null;
