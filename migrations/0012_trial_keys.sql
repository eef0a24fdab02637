-- The keys by which trials remember e-mails, sealed with the session keys. The newest is used; all are looked up.
create table trial_keys (
  id integer primary key,
  sealed text not null,
  made_at integer not null
);
