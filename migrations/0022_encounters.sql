-- Encounters that people prepare: on the shelf of kept things (see 0009_kept_shelf.sql), with what lists tell of them. `tags` is
-- JSON; `foes` and `xp` are what the fight has and is worth before any multiplier. Times in milliseconds.
create table encounters (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  code text not null unique,
  shared text,
  version integer not null default 1,
  body blob,
  body_key text,
  bytes integer,
  shown blob,
  shown_key text,
  shown_bytes integer,
  shown_until integer,
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer,
  edition text not null check (edition in ('2014', '2024')),
  status text not null default 'draft' check (status in ('draft', 'ready', 'played')),
  folder text not null default '',
  tags text not null default '[]',
  party_id text,
  foes integer not null default 0,
  xp integer not null default 0
);
create index encounters_by_user on encounters (user_id, deleted_at, updated_at);
create index encounters_put_away on encounters (deleted_at) where deleted_at is not null;

create trigger encounters_files_added after insert on encounters when new.body_key is not null or new.shown_key is not null
begin
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger encounters_files_changed after update of body_key, shown_key on encounters
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger encounters_files_gone after delete on encounters when old.body_key is not null or old.shown_key is not null
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
end;

-- What an encounter was before. A version goes there in the very step that writes over it, when it stood for half a minute, or when
-- the fight was emptied; the last 20 of each stay, and the last 1,000 of a person.
create table encounter_history (
  encounter_id text not null references encounters (id) on delete cascade,
  version integer not null,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  body blob not null,
  bytes integer not null,
  foes integer not null,
  xp integer not null,
  saved_at integer not null,
  primary key (encounter_id, version)
);
create index encounter_history_by_user on encounter_history (user_id, saved_at);

create trigger encounters_remembered after update of version on encounters
  when old.body is not null and old.version <> new.version
    and (new.updated_at - old.updated_at >= 30000 or (new.foes = 0 and old.foes > 0))
begin
  insert or ignore into encounter_history (encounter_id, version, user_id, name, body, bytes, foes, xp, saved_at)
    values (old.id, old.version, old.user_id, old.name, old.body, old.bytes, old.foes, old.xp, old.updated_at);
  delete from encounter_history where encounter_id = old.id and version <=
    (select version from encounter_history where encounter_id = old.id order by version desc limit 1 offset 20);
  delete from encounter_history where user_id = old.user_id and saved_at <=
    (select saved_at from encounter_history where user_id = old.user_id order by saved_at desc limit 1 offset 1000);
end;
