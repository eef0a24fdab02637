-- Battles of the simulator that people keep: on the shelf of kept things (see 0009_kept_shelf.sql). Their text is the address that
-- opens them. Times in milliseconds.
create table battles (
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
  edition text not null check (edition in ('2014', '2024'))
);
create index battles_by_user on battles (user_id, deleted_at, updated_at);
create index battles_put_away on battles (deleted_at) where deleted_at is not null;

create trigger battles_files_added after insert on battles when new.body_key is not null or new.shown_key is not null
begin
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger battles_files_changed after update of body_key, shown_key on battles
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger battles_files_gone after delete on battles when old.body_key is not null or old.shown_key is not null
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
end;
