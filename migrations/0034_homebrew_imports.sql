-- What somebody brought along and has not taken yet: its text, packed, for a day. Once taken, what came of it stays as long, so
-- that it can be undone. `told` is JSON of what was chosen and what came of it. Times in milliseconds.
create table homebrew_imports (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  hint text,
  body blob,
  body_key text,
  bytes integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'taking', 'taken', 'undone')),
  told text not null default '{}',
  created_at integer not null,
  due_at integer not null
);
create index homebrew_imports_by_user on homebrew_imports (user_id, created_at);
create index homebrew_imports_due on homebrew_imports (due_at);

create trigger homebrew_imports_files_added after insert on homebrew_imports when new.body_key is not null
begin
  delete from loose_files where key = new.body_key;
end;
create trigger homebrew_imports_files_changed after update of body_key on homebrew_imports
begin
  insert or replace into loose_files (key, due_at) select old.body_key, unixepoch() * 1000 where old.body_key is not null;
  delete from loose_files where key = new.body_key;
end;
create trigger homebrew_imports_files_gone after delete on homebrew_imports when old.body_key is not null
begin
  insert or replace into loose_files (key, due_at) values (old.body_key, unixepoch() * 1000);
end;
