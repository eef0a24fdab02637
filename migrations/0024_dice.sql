-- Macros and tables of the dice roller. `body` is the expression of a macro, or the rows of a table as they were typed. `party_id`
-- says with which party a macro is used; its owner alone sees it. `made_as` is the key under which a form or a device made the
-- row: sent twice, it is one. Times in milliseconds.
create table dice_kept (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('macro', 'table')),
  name text not null,
  body text not null,
  character text not null default '',
  party_id text references parties (id) on delete set null,
  made_as text,
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer,
  unique (user_id, made_as)
);
create index dice_kept_by_user on dice_kept (user_id, kind, deleted_at);
create index dice_kept_put_away on dice_kept (deleted_at) where deleted_at is not null;
create index dice_kept_by_party on dice_kept (party_id) where party_id is not null;
