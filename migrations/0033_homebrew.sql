-- Creatures that people make: on the shelf of kept things (see 0009_kept_shelf.sql), with what lists tell of them. `hash` is of the
-- record as rows are made of it, `own_id` its address among the owner's monsters, `is_draft` whether the form holds more than its
-- record yet. `tags` is JSON. `import_id` is the batch that it came with, `import_version` as which version. Times in milliseconds.
create table homebrew_creatures (
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
  type text not null,
  cr real not null,
  sort_name text not null,
  hash text not null,
  is_draft integer not null default 0,
  origin text,
  own_id text not null unique,
  folder text not null default '',
  tags text not null default '[]',
  party_id text references parties (id) on delete set null,
  import_id text,
  import_version integer
);
create index homebrew_creatures_by_user on homebrew_creatures (user_id, deleted_at, updated_at);
create index homebrew_creatures_put_away on homebrew_creatures (deleted_at) where deleted_at is not null;
create index homebrew_creatures_by_party on homebrew_creatures (party_id) where party_id is not null;

create trigger homebrew_creatures_files_added after insert on homebrew_creatures when new.body_key is not null or new.shown_key is not null
begin
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger homebrew_creatures_files_changed after update of body_key, shown_key on homebrew_creatures
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger homebrew_creatures_files_gone after delete on homebrew_creatures when old.body_key is not null or old.shown_key is not null
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
end;

-- A row among the owner's monsters, and who finds it: it is written in the step that writes the creature, goes when that is put away,
-- and comes back with it.
alter table own_monsters add column kept_id text references homebrew_creatures (id) on delete cascade;
alter table own_monsters add column party_id text references parties (id) on delete set null;
create unique index own_monsters_by_kept on own_monsters (kept_id);
create index own_monsters_by_party on own_monsters (party_id, sort_name, id) where party_id is not null;

create trigger homebrew_creatures_put_away after update of deleted_at on homebrew_creatures when new.deleted_at is not null
begin
  delete from own_monsters where kept_id = new.id;
end;
create trigger homebrew_creatures_shown_to after update of party_id on homebrew_creatures
begin
  update own_monsters set party_id = new.party_id where kept_id = new.id;
end;

-- What a creature was before. A version goes there in the very step that writes over it, when it stood for half a minute, when the
-- last one there is five minutes older, or when another batch writes over it. All of a day stay, then one of each hour for a week
-- and one of each day for a year; the last 200 of a creature, and the last 5,000 of a person.
create table homebrew_history (
  creature_id text not null references homebrew_creatures (id) on delete cascade,
  version integer not null,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  body blob not null,
  bytes integer not null,
  cr real not null,
  is_draft integer not null,
  saved_at integer not null,
  primary key (creature_id, version)
);
create index homebrew_history_by_user on homebrew_history (user_id, saved_at);

create trigger homebrew_creatures_remembered after update of version on homebrew_creatures
  when old.body is not null and old.version <> new.version
    and (new.updated_at - old.updated_at >= 30000 or old.import_id is not new.import_id
      or not exists (select 1 from homebrew_history where creature_id = old.id and saved_at > old.updated_at - 300000))
begin
  insert or ignore into homebrew_history (creature_id, version, user_id, name, body, bytes, cr, is_draft, saved_at)
    values (old.id, old.version, old.user_id, old.name, old.body, old.bytes, old.cr, old.is_draft, old.updated_at);
  delete from homebrew_history where creature_id = old.id and (
    saved_at < new.updated_at - 31536000000
    or (saved_at < new.updated_at - 604800000 and exists (select 1 from homebrew_history later
      where later.creature_id = old.id and later.version > homebrew_history.version
        and later.saved_at / 86400000 = homebrew_history.saved_at / 86400000))
    or (saved_at < new.updated_at - 86400000 and exists (select 1 from homebrew_history later
      where later.creature_id = old.id and later.version > homebrew_history.version
        and later.saved_at / 3600000 = homebrew_history.saved_at / 3600000)));
  delete from homebrew_history where creature_id = old.id and version <=
    (select version from homebrew_history where creature_id = old.id order by version desc limit 1 offset 200);
  delete from homebrew_history where user_id = old.user_id and saved_at <=
    (select saved_at from homebrew_history where user_id = old.user_id order by saved_at desc limit 1 offset 5000);
end;

-- The last thing that a person did to several creatures at once, with what they were before: so that one press takes it back.
create table homebrew_acts (
  user_id text primary key references users (id) on delete cascade,
  id text not null,
  kind text not null check (kind in ('move', 'tag', 'untag', 'party', 'put-away')),
  done_at integer not null,
  body text not null
);
