-- Files of records that an admin loads. A job stands from the moment its file is asked for. `object_key` is where the file lies in R2
-- (imports/<of chance>), null for records that came with the call itself and once the file has gone; `part_upload` is R2's name for
-- a file that comes in parts. `at_byte` and `next_line` are where reading goes on, written together with the records and the counts
-- of each step. `steps` counts those, `lease` is who works on it until `lease_until`, `tries` how often it was begun since the last
-- step. `undo_until` is how long what it did may be undone, null where that is not or no longer possible, and `undo_at` how far
-- undoing has come in the journal. Times in milliseconds since 1970.
create table import_jobs (
  id text primary key,
  kind text not null check (kind in ('monsters', 'spells')),
  name text not null,
  object_key text unique,
  part_upload text,
  part_bytes integer,
  sent_as text,
  hash text,
  bytes integer not null default 0,
  admin_id text references users (id) on delete set null,
  dry_run integer not null default 0 check (dry_run in (0, 1)),
  state text not null check (state in
    ('uploading', 'waiting', 'running', 'done', 'failed', 'canceled', 'undoing', 'undone')),
  problem text,
  at_byte integer not null default 0,
  next_line integer not null default 1,
  steps integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  undo_until integer,
  undo_at integer not null default 0,
  removed integer not null default 0,
  restored integer not null default 0,
  left_alone integer not null default 0,
  lease text not null default '',
  lease_until integer not null default 0,
  tries integer not null default 0,
  created_at integer not null,
  queued_at integer not null,
  started_at integer,
  ended_at integer
);
create index import_jobs_by_time on import_jobs (created_at desc, id);
create index import_jobs_at_work on import_jobs (state, queued_at);

-- The parts of a file that are there already, by their number from 1.
create table import_parts (
  job_id text not null references import_jobs (id) on delete cascade,
  part integer not null,
  bytes integer not null,
  hash text not null,
  etag text not null,
  primary key (job_id, part)
) without rowid;

-- What each step read: the ids of its records with their lines, as JSON, so that a record that comes twice in one file is known.
-- The row is also what makes a step the only one of its number. They go when the file is read.
create table import_steps (
  job_id text not null references import_jobs (id) on delete cascade,
  step integer not null,
  seen text not null,
  primary key (job_id, step)
);

-- Lines that did not become records, and why; a job keeps the first thousand.
create table import_lines (
  seq integer primary key,
  job_id text not null references import_jobs (id) on delete cascade,
  line integer not null,
  problem text not null
);
create index import_lines_by_job on import_lines (job_id, line);

-- What an import did to each record: `before` is the record as it stood, as JSON, null where there was none or where it is no longer
-- kept; `hash_after` is what the record's row has since. `undo` is what became of it when the import was undone.
create table import_journal (
  seq integer primary key,
  job_id text not null references import_jobs (id) on delete cascade,
  line integer not null,
  record_id text not null,
  act text not null check (act in ('added', 'changed')),
  hash_after text not null,
  before text,
  undo text check (undo in ('removed', 'restored', 'left')),
  why text
);
create index import_journal_by_job on import_journal (job_id);
create index import_journal_kept on import_journal (job_id) where before is not null;

-- As with kept things: a row that names a file takes its note away, a row that goes or lets go of its file leaves one.
create trigger import_jobs_file_added after insert on import_jobs when new.object_key is not null
begin
  delete from loose_files where key = new.object_key;
end;
create trigger import_jobs_file_changed after update of object_key on import_jobs when old.object_key is not new.object_key
begin
  insert or replace into loose_files (key, due_at)
    select old.object_key, unixepoch() * 1000 where old.object_key is not null;
  delete from loose_files where key = new.object_key;
end;
create trigger import_jobs_file_gone after delete on import_jobs when old.object_key is not null
begin
  insert or replace into loose_files (key, due_at) values (old.object_key, unixepoch() * 1000);
end;
