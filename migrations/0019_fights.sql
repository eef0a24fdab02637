-- Fights that people run. The log of each lies in an object of its own (see wrangler.toml, FIGHTS) under the row's id; the row is
-- what lists need of it: `name`, `edition`, `round`, `combatants`, `status` (planned, running, over) and `seq` are copies, as of the
-- log's `seq`-th event. Times in milliseconds.
create table fights (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  edition text not null,
  folder text not null default '',
  status text not null default 'planned',
  round integer not null default 0,
  combatants integer not null default 0,
  seq integer not null default 0,
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer
);
create index fights_by_user on fights (user_id, deleted_at, updated_at);
create index fights_put_away on fights (deleted_at) where deleted_at is not null;

-- Objects that no row names, by their kind and name: noted before they are opened, and again when their row goes. Once a note is
-- due, what its object holds is removed; a removal that fails is tried again, later each time.
create table loose_objects (
  kind text not null,
  name text not null,
  due_at integer not null,
  attempts integer not null default 0,
  primary key (kind, name)
);
create index loose_objects_due on loose_objects (due_at);

-- However a row goes, with its account too, its object is not forgotten.
create trigger fights_object_added after insert on fights
begin
  delete from loose_objects where kind = 'fight' and name = new.id;
end;
create trigger fights_object_gone after delete on fights
begin
  insert or replace into loose_objects (kind, name, due_at) values ('fight', old.id, unixepoch() * 1000);
end;
