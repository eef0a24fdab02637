-- Maps that people keep. `json` is the map as Mapwright writes it, `look` the query of how it is shown, `thumbnail` its
-- shape as SVG; `code` opens it to others while `shared` says as whose version. Times in milliseconds.
create table maps (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  code text not null unique,
  shared text check (shared in ('player', 'gm')),
  look text not null default '',
  version integer not null default 1,
  width integer not null,
  height integer not null,
  rooms integer not null,
  json text not null,
  thumbnail text not null,
  created_at integer not null,
  updated_at integer not null,
  deleted_at integer
);
create index maps_by_user on maps (user_id, deleted_at, updated_at);
