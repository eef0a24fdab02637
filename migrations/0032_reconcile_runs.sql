-- Reconciliations of all users that an admin began: where each stands. One runs at a time. Times in milliseconds.
create table reconcile_runs (
  id text primary key,
  state text not null check (state in ('running', 'done', 'cancelled', 'failed')),
  -- Where the next step goes on at the payment provider; null at the beginning and at the end.
  next text,
  ensured integer not null default 0,
  steps integer not null default 0,
  problem text not null default '',
  started_at integer not null,
  changed_at integer not null
);
create unique index reconcile_runs_running on reconcile_runs (state) where state = 'running';
create index reconcile_runs_by_start on reconcile_runs (started_at);
