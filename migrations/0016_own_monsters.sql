-- Monsters that a person owns, apart from everybody's: no public answer, count or index ever passes by a row of these. A row is
-- known by its owner, source and slug; `id` is its address, of chance, and says nothing of whose it is. As with everybody's, what
-- lists need stands in the row and the whole record apart. An owner has few of them, so that each is judged by its row and none
-- needs a full-text index: `told` are the words of its entries (' t_paralyzed t_target '). Times in milliseconds since 1970.
create table own_monsters (
  seq integer primary key,
  owner_id text not null references users (id) on delete cascade,
  id text not null unique,
  source text not null,
  slug text not null,
  name text not null,
  sort_name text not null,
  type text not null,
  size text not null,
  size_rank integer not null,
  cr real not null,
  ac integer not null,
  hp integer not null,
  xp integer not null,
  alignment text not null,
  speeds text not null,
  edition text not null,
  facets text not null,
  hash text not null,
  imported_at integer not null,
  unique (owner_id, source, slug)
);
create index own_monsters_by_name on own_monsters (owner_id, sort_name, id);

create table own_monster_records (
  seq integer primary key references own_monsters (seq) on delete cascade,
  told text not null,
  record text not null
);
