import { ABILITIES, SKILL_NAMES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import { SIZES } from '../records/record-parts';
import { facet } from '../shelf/facets';
import { challengeFacet, MONSTER_SORTS, type MonsterSort } from '../shelf/monster-shelf';
import { EDITION_PARAM, withoutBoth } from './edition-param';
import type { NumberParam } from './search-numbers';
import { readShelfQuery, type SearchParams } from './search-params';
import type { QueryReading, ShelfQuery } from './search-query';

export type MonsterQuery = ShelfQuery<MonsterSort>;

/** Both spellings accepted in a query parameter or form: "animal-handling", "animal handling". */
const SKILL_WORDS = Object.entries(SKILL_NAMES).flatMap(([key, name]) => [
  ...new Set([key, name.toLowerCase()]),
]);

const DEFENDED = [...DAMAGE_TYPES, 'nonmagical'];

/** Numeric filters with a minimum and maximum parameter ("acMin=15"): from 0 or 1 to more than any creature has. */
const NUMBER_PARAMS: readonly NumberParam[] = [
  { param: 'ac', facet: 'ac', least: 0, most: 40 },
  { param: 'hp', facet: 'hp', least: 1, most: 9999, far: true },
  { param: 'passive', facet: 'passive', least: 0, most: 60 },
  ...ABILITIES.map((ability) => ({ param: ability, facet: ability, least: 1, most: 30 })),
];

/**
 * The query parameters of a monster search. A monster has one type, size, alignment, source and edition, so several
 * values mean any of them; it can have several speeds, senses and so on, so several values mean all of them.
 */
export const MONSTER_PARAMS: SearchParams<MonsterSort> = {
  facets: [
    { param: 'type', facet: 'type', values: null, wanted: 'any' },
    { param: 'subtype', facet: 'subtype', values: null, wanted: 'any' },
    {
      param: 'size',
      facet: 'size',
      values: SIZES.map((size) => size.toLowerCase()),
      wanted: 'any',
    },
    { param: 'alignment', facet: 'alignment', values: null, wanted: 'any' },
    { param: 'environment', facet: 'environment', values: null, wanted: 'any' },
    { param: 'source', facet: 'source', values: null, wanted: 'any' },
    EDITION_PARAM,
    {
      param: 'speed',
      facet: 'speed',
      values: ['walk', 'burrow', 'climb', 'fly', 'swim', 'hover'],
      wanted: 'all',
    },
    {
      param: 'sense',
      facet: 'sense',
      values: ['blindsight', 'darkvision', 'tremorsense', 'truesight'],
      wanted: 'all',
    },
    { param: 'language', facet: 'language', values: null, wanted: 'all' },
    { param: 'resist', facet: 'resist', values: DEFENDED, wanted: 'all' },
    { param: 'immune', facet: 'immune', values: DEFENDED, wanted: 'all' },
    { param: 'vulnerable', facet: 'vulnerable', values: DEFENDED, wanted: 'all' },
    { param: 'conditionImmune', facet: 'conditionimmune', values: CONDITIONS, wanted: 'all' },
    { param: 'save', facet: 'save', values: ABILITIES, wanted: 'all' },
    { param: 'deals', facet: 'deals', values: DAMAGE_TYPES, wanted: 'all' },
    { param: 'inflicts', facet: 'inflicts', values: CONDITIONS, wanted: 'all' },
    { param: 'skill', facet: 'skill', values: SKILL_WORDS, wanted: 'all' },
    { param: 'goodSave', facet: 'goodsave', values: ABILITIES, wanted: 'all' },
    { param: 'trait', facet: 'trait', values: null, wanted: 'all' },
    { param: 'casts', facet: 'casts', values: null, wanted: 'all' },
  ],
  yesNo: [
    { param: 'legendary', facet: 'legendary' },
    { param: 'lair', facet: 'lair' },
    { param: 'caster', facet: 'caster' },
    { param: 'swarm', facet: 'swarm' },
  ],
  numbers: NUMBER_PARAMS,
  told: 'text',
  ratingFacet: challengeFacet,
  sorts: MONSTER_SORTS,
  limit: 50,
};

/** Reads a monster search from query parameters, or returns a sentence that names the wrong parameter. */
export function readMonsterQuery(params: URLSearchParams): QueryReading<MonsterQuery> {
  return readShelfQuery(withoutBoth(params), MONSTER_PARAMS);
}

/** A query for the monsters that cast a spell, by name; optionally of one edition. */
export function castersQuery(spellSlug: string, limit: number, edition?: Edition): MonsterQuery {
  return {
    text: null,
    wishes: [[facet('casts', spellSlug)], ...(edition ? [[facet('edition', edition)]] : [])],
    unwanted: [],
    told: [],
    range: null,
    sort: 'name',
    descending: false,
    limit,
    after: null,
  };
}
