import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { searchMonsters, searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import { monsterSummary } from '~/compendium/shelf/monster-summary';
import { monsterById } from '~/compendium/shelf/records.server';
import { spellSummary } from '~/compendium/shelf/spell-summary';
import { database, load, queryOf, SRD_MONSTERS, SRD_SPELLS, search } from './compendium-files';
import { outcome, queue, run } from './imports-desk';

const HAG = {
  name: 'Mire Hag',
  type: 'fey',
  cr: 3,
  ac: 12,
  hp: 27,
  source: 'My Bog',
  index: 'hag',
};
const DONE = { state: 'done', added: 0, changed: 0, unchanged: 0, rejected: 0 };

beforeEach(async () => {
  await env.DB.batch(
    ['import_jobs', 'monsters', 'spells'].map((name) => env.DB.prepare(`delete from ${name}`)),
  );
});

async function loaded(file: readonly unknown[], kind: 'monsters' | 'spells' = 'monsters') {
  const id = await queue(file, { kind });
  await run();
  return { id, ...(await outcome(id)) };
}

async function problemsOf(id: string) {
  const query = 'select line, problem from import_lines where job_id = ?1 order by seq';
  return (await env.DB.prepare(query).bind(id).all()).results;
}

it('a monster with only the required fields is loaded, found, and unchanged when loaded again', async () => {
  expect(await loaded([HAG])).toMatchObject({ ...DONE, added: 1 });
  expect(await loaded([HAG])).toMatchObject({ ...DONE, unchanged: 1 });
  const found = await search('q=mire');
  expect(found.items).toMatchObject([
    { id: 'hag.my-bog', size: 'not known', speeds: 'not known', cr: 3, ac: 12, hp: 27, xp: 700 },
  ]);
  expect((await search('size=Medium')).items).toEqual([]);
  expect((await monsterById(database(), 'hag.my-bog'))?.record.unknown).toContain('abilities');
});

it('another value in a minimal monster changes it, as long as nothing more is known', async () => {
  await loaded([HAG]);
  expect(await loaded([{ ...HAG, hp: 30 }])).toMatchObject({ ...DONE, changed: 1 });
  expect((await monsterById(database(), 'hag.my-bog'))?.record.hp.average).toBe(30);
});

it('a short line never removes fields of a complete record', async () => {
  const [whole] = SRD_MONSTERS;
  if (!whole) throw new Error('There is no record.');
  await loaded([{ ...whole, source: 'My Bog' }]);
  const { name, type, cr, ac, hp, slug } = whole;
  const short = { name, type, cr, ac: ac.value, hp: hp.average, source: 'My Bog', index: slug };
  expect(await loaded([short])).toMatchObject({ ...DONE, unchanged: 1 });
  const refused = await loaded([{ ...short, hp: 1, ac: 3 }]);
  expect(refused).toMatchObject({ ...DONE, rejected: 1 });
  expect(await problemsOf(refused.id)).toEqual([
    {
      line: 1,
      problem:
        'the existing record says more, and has another "ac.value", "hp.average": send it whole to change it',
    },
  ]);
  const stands = await monsterById(database(), `${slug}.my-bog`);
  expect(stands?.record).toEqual({ ...whole, source: 'My Bog' });
});

it('all problems of a line are reported under its number', async () => {
  const { id } = await loaded([HAG, { name: 7, cr: 0.3 }]);
  expect(await problemsOf(id)).toEqual([
    {
      line: 2,
      problem: [
        '"slug" is missing',
        '"source" is missing',
        '"name" must be text, found 7',
        '"type" is missing',
        '"ac" is missing',
        '"hp" is missing',
        '"cr" must be a challenge rating: 0, 0.125, 0.25, 0.5 or 1 to 30, found 0.3',
      ].join('\n'),
    },
  ]);
});

it('the results of the site’s own lists and searches can be loaded again without changes, by line and by page', async () => {
  await load(SRD_MONSTERS);
  await load(SRD_SPELLS, { kind: 'spells' });
  const pages: unknown[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await searchMonsters(database(), queryOf(`limit=200&cursor=${cursor}`));
    pages.push({ items: page.items.map(monsterSummary), cursor: page.cursor });
    cursor = page.cursor;
  }
  const all = SRD_MONSTERS.length;
  expect(await loaded(pages)).toMatchObject({ ...DONE, unchanged: all });
  const each = pages.flatMap((page) => (page as { items: unknown[] }).items);
  expect(await loaded(each)).toMatchObject({ ...DONE, unchanged: all });
  const query = readSpellQuery(new URLSearchParams('limit=200'));
  if (!query.ok) throw new Error(query.problem);
  const spells = await searchSpells(database(), query.query);
  const told = { items: spells.items.map(spellSummary), cursor: spells.cursor };
  expect(await loaded([told], 'spells')).toMatchObject({ ...DONE, unchanged: 200 });
});

it('records of the site’s own API, with their ids, can be loaded again without changes', async () => {
  await load(SRD_MONSTERS);
  const withIds = SRD_MONSTERS.map((record) => ({ id: record.slug, ...record }));
  expect(await loaded(withIds)).toMatchObject({ ...DONE, unchanged: SRD_MONSTERS.length });
});
