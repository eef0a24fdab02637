-- What admins did: one row for each act, written in the batch of the act itself. Kept for two years; no names of people stand
-- anywhere but in admin_name and subject_name, which are emptied when that person's account is deleted. Times in milliseconds.
create table audit_log (
  id integer primary key autoincrement,
  at integer not null,
  admin_id text not null,
  admin_name text not null,
  act text not null,
  subject_kind text not null check (subject_kind in ('person', 'tool', 'import', 'message', 'notice', 'job', 'product')),
  subject_id text not null,
  subject_name text not null default '',
  -- JSON, or null where there was or is nothing.
  before text,
  after text,
  request_id text not null
);
create index audit_log_by_at on audit_log (at);
create index audit_log_by_admin on audit_log (admin_id, id);
create index audit_log_by_subject on audit_log (subject_kind, subject_id, id);
create index audit_log_by_act on audit_log (act, id);
