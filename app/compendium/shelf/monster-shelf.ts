import { CHALLENGE_RATINGS } from '~/rules/challenge';
import type { MonsterRecord, Speeds } from '../records/monster-record';
import { readLoadedMonster } from '../records/read-records';
import { SIZES } from '../records/record-parts';
import { isUnknown, NOT_KNOWN } from '../records/unknown-facts';
import { facet, monsterFacets } from './facets';
import { type FilledShelf, numberSort, type Shelf, textSort } from './shelf';

/** The sort orders of a list of monsters. */
export const MONSTER_SORTS = ['name', 'cr', 'ac', 'hp', 'type', 'size'] as const;
export type MonsterSort = (typeof MONSTER_SORTS)[number];

const ARMOR_RUNGS = Array.from({ length: 26 }, (_, at) => at);
const HIT_POINT_RUNGS = [
  0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 105, 120, 140, 160, 180, 200, 240, 280, 350, 450,
];

export const monsterShelf: Shelf<MonsterSort> = {
  kind: 'monster',
  table: 'monsters',
  records: 'monster_records',
  search: 'monster_search',
  terms: 'monster_terms',
  own: {
    table: 'own_monsters',
    records: 'own_monster_records',
  },
  kin: ['type', 'subtype'],
  columns: ['type', 'size', 'size_rank', 'cr', 'ac', 'hp', 'xp', 'alignment', 'speeds'],
  listed: ['type', 'size', 'size_rank', 'cr', 'ac', 'hp', 'xp', 'alignment', 'speeds'],
  sorts: {
    name: textSort('sort_name', 'monsters_by_name'),
    cr: numberSort('cr', 'monsters_by_cr', CHALLENGE_RATINGS),
    ac: numberSort('ac', 'monsters_by_ac', ARMOR_RUNGS),
    hp: numberSort('hp', 'monsters_by_hp', HIT_POINT_RUNGS),
    type: textSort('type', 'monsters_by_type'),
    size: numberSort('size_rank', 'monsters_by_size', [0, 1, 2, 3, 4, 5]),
  },
};

export const filledMonsterShelf: FilledShelf<MonsterRecord> = {
  shelf: monsterShelf,
  read: readLoadedMonster,
  row: (record) => ({
    type: record.type,
    // An unknown size sorts after all others.
    size: isUnknown(record, 'size') ? NOT_KNOWN : record.size,
    size_rank: isUnknown(record, 'size') ? SIZES.length : SIZES.indexOf(record.size),
    cr: record.cr,
    ac: record.ac.value,
    hp: record.hp.average,
    xp: record.xp,
    alignment: record.alignment,
    speeds: isUnknown(record, 'speeds') ? NOT_KNOWN : speedsText(record.speeds),
  }),
  facets: (record) => [
    ...monsterFacets(record),
    challengeFacet(record.cr),
    ...spellIds(record).map((id) => facet('casts', id)),
  ],
};

/** The facet of a challenge rating, in thousandths: "cr_250" is 1/4. */
export function challengeFacet(cr: number): string {
  return facet('cr', Math.round(cr * 1000));
}

/** Formats speeds for a list: "30 ft., fly 60 ft. (hover)". */
export function speedsText(speeds: Speeds): string {
  const others = (['burrow', 'climb', 'fly', 'swim'] as const).flatMap((kind) => {
    const feet = speeds[kind];
    if (feet === undefined) return [];
    return [`${kind} ${feet} ft.${kind === 'fly' && speeds.hover ? ' (hover)' : ''}`];
  });
  return [`${speeds.walk} ft.`, ...others].join(', ');
}

function spellIds(record: MonsterRecord): string[] {
  return record.spellcasting.flatMap((casting) =>
    [
      ...casting.atWill,
      ...casting.perDay.flatMap((day) => day.spells),
      ...casting.known.flatMap((level) => level.spells),
    ].map((spell) => spell.id),
  );
}
