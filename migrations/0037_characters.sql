-- Characters that people make: on the shelf of kept things (see 0009_kept_shelf.sql). Their text is the character as it was chosen,
-- without its play: that stands in `play` as JSON, changes by deeds alone, and `play_seq` counts those. `class_line`, `race_name`
-- and `level` are what lists tell, reckoned when it was saved. `portrait` is one of its owner's uploads. Times in milliseconds.
create table characters (
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
  class_line text not null default '',
  race_name text not null default '',
  level integer not null default 0,
  portrait text,
  play text not null default '{}',
  play_seq integer not null default 0
);
create index characters_by_user on characters (user_id, deleted_at, updated_at);
create index characters_put_away on characters (deleted_at) where deleted_at is not null;
create index characters_by_portrait on characters (portrait) where portrait is not null;

create trigger characters_files_added after insert on characters when new.body_key is not null or new.shown_key is not null
begin
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger characters_files_changed after update of body_key, shown_key on characters
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger characters_files_gone after delete on characters when old.body_key is not null or old.shown_key is not null
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
end;

-- A portrait that no character shows any more, not even one that is put away, is put away itself, and goes for good as any upload
-- that was.
create trigger characters_portrait_changed after update of portrait on characters
  when old.portrait is not null and old.portrait is not new.portrait
begin
  update uploads set deleted_at = unixepoch() * 1000 where id = old.portrait and user_id = old.user_id and kind = 'portrait'
    and deleted_at is null and not exists (select 1 from characters where portrait = old.portrait);
end;
create trigger characters_portrait_gone after delete on characters when old.portrait is not null
begin
  update uploads set deleted_at = unixepoch() * 1000 where id = old.portrait and user_id = old.user_id and kind = 'portrait'
    and deleted_at is null and not exists (select 1 from characters where portrait = old.portrait);
end;

-- What was done with a character at the table, each once by the id that its device gave it: what was sent, what it came to in words,
-- and what it changed, so that it can be taken back. The last 500 of each stay.
create table character_deeds (
  character_id text not null references characters (id) on delete cascade,
  id text not null,
  user_id text not null references users (id) on delete cascade,
  -- The how manieth deed of its character it is.
  seq integer not null,
  deed text not null,
  said text not null,
  change text not null,
  undone integer not null default 0,
  at integer not null,
  primary key (character_id, id)
);
create index character_deeds_by_seq on character_deeds (character_id, seq);
create index character_deeds_by_user on character_deeds (user_id);

-- As which member a character sits in a party. It stands while the member is its owner's; a member is one character, and a
-- character one member of each party.
create table character_parties (
  character_id text not null references characters (id) on delete cascade,
  member_id text not null unique references party_members (id) on delete cascade,
  party_id text not null references parties (id) on delete cascade,
  primary key (character_id, party_id)
);
create index character_parties_by_party on character_parties (party_id);

create trigger party_members_character_left after update of user_id on party_members when new.user_id is not old.user_id
begin
  delete from character_parties where member_id = old.id;
end;
