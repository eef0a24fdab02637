-- What people keep is stored packed. `body` is the map's text as gzip; a larger one lies in R2 under `body_key`, and `json` is
-- then empty, as it is beside every packed body: only maps from before still have their text there. `bytes` is what a packed body
-- takes. `shown` (or `shown_key`, `shown_bytes`) is what others are shown of a shared map, made once; `shown_until` is when
-- whoever is making it gives up. Times in milliseconds.
alter table maps add column body blob;
alter table maps add column body_key text;
alter table maps add column bytes integer;
alter table maps add column shown blob;
alter table maps add column shown_key text;
alter table maps add column shown_bytes integer;
alter table maps add column shown_until integer;
create index maps_put_away on maps (deleted_at) where deleted_at is not null;
create index maps_plain on maps (id) where json <> '';

-- Files in R2 that no row names: noted before they are written, and again when their row goes. Once a note is due, its file goes.
create table loose_files (
  key text primary key,
  due_at integer not null
);
create index loose_files_due on loose_files (due_at);

-- A row that names a file takes its note away, a row that no longer does leaves one: however a row changes or goes, with its
-- account too, none of its files is forgotten.
create trigger maps_files_added after insert on maps when new.body_key is not null or new.shown_key is not null
begin
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger maps_files_changed after update of body_key, shown_key on maps
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
  delete from loose_files where key in (new.body_key, new.shown_key);
end;
create trigger maps_files_gone after delete on maps when old.body_key is not null or old.shown_key is not null
begin
  insert or replace into loose_files (key, due_at)
    select value, unixepoch() * 1000 from json_each(json_array(old.body_key, old.shown_key)) where value is not null;
end;
