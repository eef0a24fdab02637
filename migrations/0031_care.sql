-- How many requests were answered in each hour (milliseconds since 1970), by the kind of answer: how many failed (500 and above)
-- and how many were turned away. Nothing of who asked, or for what. Kept for 90 days.
create table hour_counts (
  hour integer not null,
  kind text not null,
  requests integer not null default 0,
  errors integer not null default 0,
  refusals integer not null default 0,
  primary key (hour, kind)
) without rowid;

-- When each duty of the schedule last ran and how long it took, and when and why it last failed. Times in milliseconds.
create table duty_runs (
  duty text primary key,
  ran_at integer not null,
  took_ms integer not null,
  failed_at integer,
  problem text not null default ''
);

-- An event that could not be dealt with says whom it is about until it is, how often it was tried, and what went wrong.
alter table billing_events add column customer_id text;
alter table billing_events add column tries integer not null default 0;
alter table billing_events add column problem text not null default '';
create index billing_events_open on billing_events (received_at) where done_at is null;

-- How much each table holds, and the walk along the files in R2: counted a step at a time. Times in milliseconds.
create table table_sizes (
  name text primary key,
  rows integer not null,
  counted_at integer not null
);
create table file_walk (
  id integer primary key check (id = 1),
  next text,
  began_at integer not null,
  counting text not null default '{}',
  counted text not null default '{}',
  counted_at integer
);

-- Backups. `id` is the night, or the moment when one was asked for; `place` is how far it has come, written by whoever holds it
-- (`fence` counts the holders). Times in milliseconds.
create table backups (
  number integer primary key autoincrement,
  id text not null unique,
  why text not null check (why in ('nightly', 'asked')),
  state text not null default 'running' check (state in ('running', 'done', 'broken', 'going')),
  schema text not null,
  began_at integer not null,
  ended_at integer,
  place text not null default '{"phase":"rows","table":0,"after":0,"part":1}',
  fence integer not null default 0,
  held_until integer not null default 0,
  problem text not null default '',
  rows integer not null default 0,
  bytes integer not null default 0,
  copies integer not null default 0,
  copied_bytes integer not null default 0,
  lost integer not null default 0
);
-- One at a time.
create unique index backups_running on backups (state) where state = 'running';

-- The files of rows that each backup consists of.
create table backup_parts (
  number integer not null references backups (number) on delete cascade,
  at integer not null,
  name text not null,
  table_name text not null,
  rows integer not null,
  bytes integer not null,
  hash text not null,
  primary key (number, at)
);

-- Files and fights are copied once and belong to every backup from `first` to `last`: what lies under a key never changes.
create table backup_copies (
  key text primary key,
  first integer not null,
  last integer not null,
  bytes integer not null,
  hash text not null
);
create index backup_copies_by_last on backup_copies (last);

-- While a backup is put back: which one, and the triggers that are laid again when it is whole.
create table restoring (
  id integer primary key check (id = 1),
  backup text not null,
  triggers text not null,
  began_at integer not null
);
