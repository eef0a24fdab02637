import { ABILITIES, SKILL_NAMES } from '~/rules/ability';
import { CHALLENGE_RATINGS, readChallenge } from '~/rules/challenge';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { EDITIONS } from '~/rules/edition';
import { SIZES } from '../records/monster-record';
import { facet } from '../shelf/facets';
import { challengeFacet, MONSTER_SORTS, type MonsterSort } from '../shelf/monster-shelf';
import { readShelfQuery, type SearchParams, wrong } from './search-params';
import type { QueryProblem, QueryReading, ShelfQuery } from './search-query';

export type MonsterQuery = ShelfQuery<MonsterSort>;

/** As an address and a form may write them: "animal-handling", "animal handling". */
const SKILL_WORDS = Object.entries(SKILL_NAMES).flatMap(([key, name]) => [
  ...new Set([key, name.toLowerCase()]),
]);

const DEFENDED = [...DAMAGE_TYPES, 'nonmagical'];

/**
 * What the address of a monster search may say. A monster has one type, size, alignment, source and edition, so several
 * values mean any of them; it may have many speeds, senses and the like, so several mean all of them.
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
    { param: 'edition', facet: 'edition', values: EDITIONS, wanted: 'any' },
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
  sorts: MONSTER_SORTS,
  limit: 50,
};

/** Numbers of which an address may say the least and the most ("acMin=15"): from 0 or 1 to what no creature exceeds. */
export const NUMBER_PARAMS: readonly {
  param: string;
  facet: string;
  least: number;
  most: number;
}[] = [
  { param: 'ac', facet: 'ac', least: 0, most: 40 },
  { param: 'passive', facet: 'passive', least: 0, most: 60 },
  ...ABILITIES.map((ability) => ({ param: ability, facet: ability, least: 1, most: 30 })),
];

/** Reads a monster search from an address, or says in one sentence which parameter is wrong. */
export function readMonsterQuery(params: URLSearchParams): QueryReading<MonsterQuery> {
  const reading = readShelfQuery(params, MONSTER_PARAMS);
  if (!reading.ok) return reading;
  const numbers = readNumbers(params);
  if (!numbers.ok) return numbers;
  const query = { ...reading.query, wishes: [...reading.query.wishes, ...numbers.wishes] };
  const lowest = readRating(params, 'crMin', 0);
  if (!lowest.ok) return lowest;
  const highest = readRating(params, 'crMax', 30);
  if (!highest.ok) return highest;
  if (lowest.cr > highest.cr) {
    return wrong('"crMin" must not be more than "crMax".', 'crMin', 'crMax');
  }
  if (lowest.cr === 0 && highest.cr === 30) return { ok: true, query };
  const between = CHALLENGE_RATINGS.filter((cr) => cr >= lowest.cr && cr <= highest.cr);
  const range = {
    column: 'cr',
    min: lowest.cr,
    max: highest.cr,
    facets: between.map(challengeFacet),
  };
  return { ok: true, query: { ...query, range } };
}

/** The monsters that cast a spell, by name. */
export function castersQuery(spellSlug: string, limit: number): MonsterQuery {
  return {
    text: null,
    wishes: [[facet('casts', spellSlug)]],
    unwanted: [],
    range: null,
    sort: 'name',
    descending: false,
    limit,
    after: null,
  };
}

function readRating(
  params: URLSearchParams,
  param: string,
  absent: number,
): { ok: true; cr: number } | QueryProblem {
  const text = params.get(param)?.trim() ?? '';
  if (text === '') return { ok: true, cr: absent };
  const cr = readChallenge(text);
  if (cr !== null) return { ok: true, cr };
  return wrong(`"${param}" must be a challenge rating: 0, 1/8, 1/4, 1/2, or 1 to 30.`, param);
}

/** Each number's range as one wish: a record must have one of the values in it. */
function readNumbers(params: URLSearchParams): { ok: true; wishes: string[][] } | QueryProblem {
  const wishes: string[][] = [];
  for (const { param, facet: kind, least, most } of NUMBER_PARAMS) {
    const [min = least, max = most] = [`${param}Min`, `${param}Max`].map((name) => {
      const text = params.get(name)?.trim() ?? '';
      if (text === '') return undefined;
      return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    });
    for (const [name, value] of [
      [`${param}Min`, min],
      [`${param}Max`, max],
    ] as const) {
      if (!(value >= least && value <= most)) {
        return wrong(`"${name}" must be a whole number from ${least} to ${most}.`, name);
      }
    }
    if (min > max) {
      const [lower, upper] = [`${param}Min`, `${param}Max`];
      return wrong(`"${lower}" must not be more than "${upper}".`, lower, upper);
    }
    if (min === least && max === most) continue;
    wishes.push(Array.from({ length: max - min + 1 }, (_, at) => facet(kind, min + at)));
  }
  return { ok: true, wishes };
}
