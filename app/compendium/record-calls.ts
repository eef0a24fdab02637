import { z } from 'zod';
import type { CallGroup } from '~/platform/api/call';
import { EDITIONS } from '~/rules/edition';
import { monsterRecord } from './records/monster-record';
import { spellRecord } from './records/spell-record';
import { MONSTER_PARAMS } from './search/monster-search';
import type { SearchParams } from './search/search-params';
import { SPELL_PARAMS } from './search/spell-search';
import type { MonsterSummary } from './shelf/monster-summary';
import type { SpellSummary } from './shelf/spell-summary';

const id = z.string().describe('Its public id, such as goblin or goblin.srd-5-2.');
const index = z.string().describe('Its readable key within its source.');

const monsterSummary = z.strictObject({
  id,
  name: z.string(),
  type: z.string().describe('Such as dragon.'),
  cr: z.number().describe('The challenge rating: 0.25 is 1/4.'),
  ac: z.number(),
  hp: z.number(),
  source: z.string(),
  index,
}) satisfies z.ZodType<MonsterSummary>;

const spellSummary = z.strictObject({
  id,
  name: z.string(),
  level: z.number().describe('0 for a cantrip.'),
  school: z.string(),
  source: z.string(),
  index,
}) satisfies z.ZodType<SpellSummary>;

const listOf = (item: z.ZodType) =>
  z.strictObject({
    items: z.array(item),
    cursor: z.string().nullable().describe('Send it back for the next page; null at the end.'),
  });

const page = {
  limit: z.string().optional().describe('Rows of a page, 1 to 200.'),
  cursor: z.string().optional().describe('The cursor of the page before.'),
};

const edition = z.enum(EDITIONS).optional().describe('The records of one edition alone.');

/** The query parameters of a search, from the table that reads them. */
function searchQuery(params: SearchParams<string>) {
  const filters = params.facets.map(({ param, values, wanted }) => {
    const words = wanted === 'any' ? 'any of several' : 'all of several';
    const one = values === null ? z.string() : z.string().meta({ examples: [...values] });
    return [
      param,
      one.optional().describe(`Repeat it for ${words}; “-” before a value excludes it.`),
    ];
  });
  const answers = params.yesNo.map(({ param }) => [param, z.enum(['yes', 'no']).optional()]);
  const numbers = params.numbers.flatMap(({ param, least, most }) =>
    ['Min', 'Max'].map((end) => [
      `${param}${end}`,
      z.string().optional().describe(`A whole number, ${least} to ${most}.`),
    ]),
  );
  const ratings = params.ratingFacet
    ? ['crMin', 'crMax'].map((name) => [name, z.string().optional().describe('Such as 1/4 or 5.')])
    : [];
  const text = params.told
    ? [[params.told, z.string().optional().describe('Words of its entries.')]]
    : [];
  return z.object({
    q: z.string().optional().describe('A few letters of the name; slips of the pen are forgiven.'),
    ...Object.fromEntries([...text, ...filters, ...answers, ...numbers, ...ratings]),
    sort: z.enum([...params.sorts, 'relevance']).optional(),
    dir: z.enum(['asc', 'desc']).optional(),
    ...page,
  });
}

/** The published monsters and spells. */
export const RECORD_CALLS: CallGroup = {
  title: 'Monsters and spells',
  calls: [
    {
      method: 'get',
      path: '/monsters',
      does: 'Lists all monsters by name, 200 on a page.',
      query: z.object({ edition, ...page }),
      answer: { schema: listOf(monsterSummary) },
      example: { path: '/monsters?edition=2024&limit=2' },
    },
    {
      method: 'get',
      path: '/monsters/search',
      does: 'Finds monsters by name and by what they are.',
      query: searchQuery(MONSTER_PARAMS),
      answer: { schema: listOf(monsterSummary) },
      example: { path: '/monsters/search?q=dragn&type=dragon&crMax=10&limit=2' },
    },
    {
      method: 'get',
      path: '/monsters/:id',
      does: 'Reads one monster with its whole statblock, in words and as effects.',
      within: { id: 'Its public id.' },
      answer: { schema: monsterRecord.extend({ id }) },
      example: { path: '/monsters/goblin' },
    },
    {
      method: 'get',
      path: '/spells',
      does: 'Lists all spells by name, 200 on a page.',
      query: z.object({ edition, ...page }),
      answer: { schema: listOf(spellSummary) },
      example: { path: '/spells?edition=2014&limit=2' },
    },
    {
      method: 'get',
      path: '/spells/search',
      does: 'Finds spells by name and by what they do.',
      query: searchQuery(SPELL_PARAMS),
      answer: { schema: listOf(spellSummary) },
      example: { path: '/spells/search?school=evocation&level=3&limit=2' },
    },
    {
      method: 'get',
      path: '/spells/:id',
      does: 'Reads one spell, in words and as effects.',
      within: { id: 'Its public id.' },
      answer: { schema: spellRecord.extend({ id }) },
      example: { path: '/spells/fireball' },
    },
  ],
};
