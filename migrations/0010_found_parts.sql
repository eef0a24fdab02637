-- Names are found by parts of their words, and monsters by what their traits and actions say. What the full-text index holds
-- of a record stands in one place: besides its own, `facets` has the ends of the name's words ('hobgoblin' gives
-- 'in_obgoblin', 'in_bgoblin' and so on to three letters), and a monster's the words of its entries ('t_paralyzed').
create view monster_terms (seq, name, joined, facets) as
select m.seq, m.sort_name, replace(m.sort_name, ' ', ''),
  m.facets || coalesce((
    with recursive ends (at) as (
      select 2 union all select at + 1 from ends where at < length(m.sort_name) - 2)
    select group_concat('in_' || substr(m.sort_name, at, instr(substr(m.sort_name, at) || ' ', ' ') - 1), ' ')
    from ends where substr(m.sort_name, at - 1, 1) <> ' ' and instr(substr(m.sort_name, at) || ' ', ' ') > 3), '')
from monsters m;
create view spell_terms (seq, name, joined, facets) as
select m.seq, m.sort_name, replace(m.sort_name, ' ', ''),
  m.facets || coalesce((
    with recursive ends (at) as (
      select 2 union all select at + 1 from ends where at < length(m.sort_name) - 2)
    select group_concat('in_' || substr(m.sort_name, at, instr(substr(m.sort_name, at) || ' ', ' ') - 1), ' ')
    from ends where substr(m.sort_name, at - 1, 1) <> ' ' and instr(substr(m.sort_name, at) || ' ', ' ') > 3), '')
from spells m;

insert or replace into monster_search (rowid, name, joined, facets)
select t.seq, t.name, t.joined, t.facets from monsters m cross join monster_terms t on t.seq = m.seq where m.published = 1;
insert or replace into spell_search (rowid, name, joined, facets)
select t.seq, t.name, t.joined, t.facets from spells m cross join spell_terms t on t.seq = m.seq where m.published = 1;

-- A word counts as known while a name that is found has it: what a mistyped word may have meant is looked up among those.
-- Their typos stay: without the word they say nothing.
delete from name_words where kind = 'monster'
  and not exists (select 1 from monster_search where monster_search match 'name : "' || word || '"');
delete from name_words where kind = 'spell'
  and not exists (select 1 from spell_search where spell_search match 'name : "' || word || '"');

drop trigger monsters_hidden;
create trigger monsters_hidden after update of published on monsters when new.published = 0
begin
  delete from monster_search where rowid = new.seq;
  delete from name_words where kind = 'monster'
    and word in (select value from json_each('["' || replace(old.sort_name, ' ', '","') || '"]'))
    and not exists (select 1 from monster_search where monster_search match 'name : "' || word || '"');
end;
drop trigger monsters_shown;
create trigger monsters_shown after update of published on monsters when new.published = 1
begin
  insert or replace into monster_search (rowid, name, joined, facets)
  select seq, name, joined, facets from monster_terms where seq = new.seq;
  insert or ignore into name_words (kind, word)
  select 'monster', value from json_each('["' || replace(new.sort_name, ' ', '","') || '"]') where value <> '';
end;
drop trigger monsters_deleted;
create trigger monsters_deleted after delete on monsters
begin
  delete from monster_search where rowid = old.seq;
  delete from name_words where kind = 'monster'
    and word in (select value from json_each('["' || replace(old.sort_name, ' ', '","') || '"]'))
    and not exists (select 1 from monster_search where monster_search match 'name : "' || word || '"');
end;
drop trigger spells_hidden;
create trigger spells_hidden after update of published on spells when new.published = 0
begin
  delete from spell_search where rowid = new.seq;
  delete from name_words where kind = 'spell'
    and word in (select value from json_each('["' || replace(old.sort_name, ' ', '","') || '"]'))
    and not exists (select 1 from spell_search where spell_search match 'name : "' || word || '"');
end;
drop trigger spells_shown;
create trigger spells_shown after update of published on spells when new.published = 1
begin
  insert or replace into spell_search (rowid, name, joined, facets)
  select seq, name, joined, facets from spell_terms where seq = new.seq;
  insert or ignore into name_words (kind, word)
  select 'spell', value from json_each('["' || replace(new.sort_name, ' ', '","') || '"]') where value <> '';
end;
drop trigger spells_deleted;
create trigger spells_deleted after delete on spells
begin
  delete from spell_search where rowid = old.seq;
  delete from name_words where kind = 'spell'
    and word in (select value from json_each('["' || replace(old.sort_name, ' ', '","') || '"]'))
    and not exists (select 1 from spell_search where spell_search match 'name : "' || word || '"');
end;
