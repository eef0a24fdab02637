import { readLoadedSpell } from '../records/read-records';
import type { SpellRecord } from '../records/spell-record';
import { spellFacets } from './facets';
import { type FilledShelf, numberSort, type Shelf, textSort } from './shelf';

/** The sort orders of a list of spells. */
export const SPELL_SORTS = ['name', 'level', 'school'] as const;
export type SpellSort = (typeof SPELL_SORTS)[number];

const COLUMNS = ['level', 'school', 'ritual', 'concentration', 'casting_time', 'classes'];

export const spellShelf: Shelf<SpellSort> = {
  kind: 'spell',
  table: 'spells',
  records: 'spell_records',
  search: 'spell_search',
  terms: 'spell_terms',
  own: null,
  kin: ['school'],
  columns: COLUMNS,
  listed: COLUMNS,
  sorts: {
    name: textSort('sort_name', 'spells_by_name'),
    level: numberSort('level', 'spells_by_level'),
    school: textSort('school', 'spells_by_school'),
  },
};

export const filledSpellShelf: FilledShelf<SpellRecord> = {
  shelf: spellShelf,
  read: readLoadedSpell,
  row: (record) => ({
    level: record.level,
    school: record.school,
    ritual: Number(record.ritual),
    concentration: Number(record.duration.concentration),
    casting_time: record.castingTime.text,
    classes: record.classes.join(', '),
  }),
  facets: spellFacets,
};
