-- The records that tools share. A row holds what lists show, sort and filter by; the whole record stands apart, so that
-- walking a list does not read it. `facets` are words such as 'type_dragon', each between spaces.
create table monsters (
  seq integer primary key,
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
  published integer not null default 1 check (published in (0, 1)),
  owner text,
  hash text not null,
  imported_at integer not null,
  unique (source, slug)
);
create index monsters_by_name on monsters (sort_name, id);
create index monsters_by_cr on monsters (cr, sort_name, id);
create index monsters_by_ac on monsters (ac, sort_name, id);
create index monsters_by_hp on monsters (hp, sort_name, id);
create index monsters_by_type on monsters (type, sort_name, id);
create index monsters_by_size on monsters (size_rank, sort_name, id);

create table monster_records (
  seq integer primary key references monsters (seq) on delete cascade,
  record text not null
);

create table spells (
  seq integer primary key,
  id text not null unique,
  source text not null,
  slug text not null,
  name text not null,
  sort_name text not null,
  level integer not null,
  school text not null,
  ritual integer not null,
  concentration integer not null,
  casting_time text not null,
  classes text not null,
  edition text not null,
  facets text not null,
  published integer not null default 1 check (published in (0, 1)),
  owner text,
  hash text not null,
  imported_at integer not null,
  unique (source, slug)
);
create index spells_by_name on spells (sort_name, id);
create index spells_by_level on spells (level, sort_name, id);
create index spells_by_school on spells (school, sort_name, id);

create table spell_records (
  seq integer primary key references spells (seq) on delete cascade,
  record text not null
);

-- Full-text search by row number: the words of the name, the name without spaces ('direwolf'), and the facets.
create virtual table monster_search using fts5(
  name, joined, facets,
  content = '', contentless_delete = 1, detail = column,
  tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
);
create virtual table spell_search using fts5(
  name, joined, facets,
  content = '', contentless_delete = 1, detail = column,
  tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
);

-- Only published records are found: the index follows when one is hidden, shown or deleted.
create trigger monsters_hidden after update of published on monsters when new.published = 0
begin
  delete from monster_search where rowid = new.seq;
end;
create trigger monsters_shown after update of published on monsters when new.published = 1
begin
  insert or replace into monster_search (rowid, name, joined, facets)
  values (new.seq, new.sort_name, replace(new.sort_name, ' ', ''), new.facets);
end;
create trigger monsters_deleted after delete on monsters
begin
  delete from monster_search where rowid = old.seq;
end;
create trigger spells_hidden after update of published on spells when new.published = 0
begin
  delete from spell_search where rowid = new.seq;
end;
create trigger spells_shown after update of published on spells when new.published = 1
begin
  insert or replace into spell_search (rowid, name, joined, facets)
  values (new.seq, new.sort_name, replace(new.sort_name, ' ', ''), new.facets);
end;
create trigger spells_deleted after delete on spells
begin
  delete from spell_search where rowid = old.seq;
end;

-- Every word of a name with one or two of its letters left out: how a mistyped word finds the one that was meant.
create table name_words (
  kind text not null check (kind in ('monster', 'spell')),
  word text not null,
  primary key (kind, word)
) without rowid;
create table name_typos (
  kind text not null check (kind in ('monster', 'spell')),
  typo text not null,
  word text not null,
  primary key (kind, typo, word)
) without rowid;
