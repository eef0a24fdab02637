-- Files that people give us, such as portraits. The bytes lie in R2 under `file_key`: users/<person>/<sha-256>/<of chance>, new
-- each time, so that sweeping an old file never takes a new one. The same file twice is one row. Times in milliseconds.
create table uploads (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  hash text not null,
  media_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  file_key text not null unique,
  created_at integer not null,
  deleted_at integer,
  unique (user_id, kind, hash)
);
create index uploads_put_away on uploads (deleted_at) where deleted_at is not null;

-- As with kept things: a row that names a file takes its note away, a row that goes leaves one.
create trigger uploads_file_added after insert on uploads
begin
  delete from loose_files where key = new.file_key;
end;
create trigger uploads_file_changed after update of file_key on uploads when old.file_key <> new.file_key
begin
  insert or replace into loose_files (key, due_at) values (old.file_key, unixepoch() * 1000);
  delete from loose_files where key = new.file_key;
end;
create trigger uploads_file_gone after delete on uploads
begin
  insert or replace into loose_files (key, due_at) values (old.file_key, unixepoch() * 1000);
end;
