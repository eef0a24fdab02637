-- Monsters are found by what their traits and actions say, and by their hit points. The full-text index holds the words of a
-- monster's entries as well ('t_paralyzed'); of hit points it has a facet for each power of ten, so that a range is a few of
-- them: 135 are 'hp_135', 'hptens_13', 'hphundreds_1' and 'hpthousands_0'.
drop view monster_terms;
create view monster_terms (seq, name, joined, facets) as
select m.seq, m.sort_name, replace(m.sort_name, ' ', ''),
  m.facets || coalesce((
    with recursive ends (at) as (
      select 2 union all select at + 1 from ends where at < length(m.sort_name) - 2)
    select group_concat('in_' || substr(m.sort_name, at, instr(substr(m.sort_name, at) || ' ', ' ') - 1), ' ')
    from ends where substr(m.sort_name, at - 1, 1) <> ' ' and instr(substr(m.sort_name, at) || ' ', ' ') > 3), '')
  || coalesce((
    select replace(replace(replace(replace(replace(replace(
      ' ' || group_concat(e.value, ' '), '(', ''), '+', ''), '*', ''), '-', ' '), char(10), ' '), ' ', ' t_')
    from monster_records r cross join json_tree(r.record) e
    where r.seq = m.seq and e.key = 'text' and e.type = 'text'
      and e.path not like '$.defences%' and e.path not like '$.languages%'), '')
from monsters m;

update monsters set facets = facets || 'hp_' || hp || ' hptens_' || (hp / 10) || ' hphundreds_' || (hp / 100)
  || ' hpthousands_' || (hp / 1000) || ' '
where instr(facets, ' hp_') = 0;
insert or replace into monster_search (rowid, name, joined, facets)
select t.seq, t.name, t.joined, t.facets from monsters m cross join monster_terms t on t.seq = m.seq where m.published = 1;
