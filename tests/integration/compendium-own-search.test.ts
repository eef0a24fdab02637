import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { cursorBefore } from '~/compendium/search/page-before.server';
import { randomMonster } from '~/compendium/search/random-monster.server';
import { neighbours, searchMonsters, searchShelf } from '~/compendium/search/search.server';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
import { monsterShelf } from '~/compendium/shelf/monster-shelf';
import { countRecords, monsterSources, monsterTypes } from '~/compendium/shelf/records.server';
import { OWN_RECORDS } from '~/platform/limits';
import { database, load, queryOf, SRD_MONSTERS, watchedDatabase } from './compendium-files';
import { MANY_QUERIES, ODD_QUERIES } from './compendium-queries';
import { addOwners, foundBy, ownIdOf, ownMonster, putOwn } from './own-monsters-desk';

const TOLD_QUERIES = [
  'text=paralyzed',
  'text=poisoned+unconscious&sort=cr&dir=desc',
  'text=teleport&q=dragon',
];
const QUERIES = [...MANY_QUERIES, ...ODD_QUERIES, ...TOLD_QUERIES];

/**
 * Every kind of search in a user's own records: orders, filters, ranges, names typed correctly and mistyped, and entry
 * text.
 */
const COSTLY_QUERIES = [
  '',
  'sort=cr&dir=desc',
  'type=-dragon&size=small&sort=hp&dir=desc',
  'acMin=5&intMax=30&wisMin=8&hpMin=2&hpMax=999&q=tower',
  'q=g',
  'q=dragon+tower',
  'q=towr',
  'q=dragn+towr&sort=cr&dir=desc',
  `q=tower&text=${'one+two+three+four+five+six+seven+eight'}`,
  'q=zz',
];

/** The record as one of a user's own. */
const asOwn = (monster: object) => ({ ...monster, source: 'My Table' });

describe('a user’s own records among the public ones', () => {
  beforeEach(async () => {
    await addOwners('ann', 'ben');
  });

  it('are found, counted, sorted, corrected and paged as if all were public', async () => {
    await load(SRD_MONSTERS);
    const whole = new Map<string, Awaited<ReturnType<typeof foundBy>>>();
    for (const address of QUERIES) whole.set(address, await foundBy(null, address, 23));
    const mine = SRD_MONSTERS.filter((_, at) => at % 2 === 1);
    await env.DB.prepare('delete from monsters where id in (select value from json_each(?1))')
      .bind(JSON.stringify(mine.map(({ slug }) => slug)))
      .run();
    expect(await putOwn('ann', mine.map(asOwn))).toMatchObject({ added: mine.length });
    for (const address of QUERIES) {
      const { names, told, before, cursors } = await foundBy('ann', address, 23);
      const { names: expected, told: toldBefore } = whole.get(address) ?? {};
      expect(names, address).toEqual(expected);
      expect(told, address).toEqual(toldBefore);
      // Going back passes through the same pages as before.
      expect(before.slice(2), address).toEqual(cursors.slice(1, before.length - 1));
    }
  });

  it('have neighbors among their own and the public records', async () => {
    const [open, mine] = [0, 1].map((rest) => SRD_MONSTERS.filter((_, at) => at % 2 === rest));
    await load(open ?? []);
    await putOwn('ann', (mine ?? []).map(asOwn));
    for (const address of ['', 'sort=cr&dir=desc', 'q=dragon', 'q=wolfe', 'type=beast&sort=hp']) {
      const { items } = await searchMonsters(database(), queryOf(`${address}&limit=200`), 'ann');
      expect(items.length, address).toBeGreaterThan(1);
      for (const [at, { id }] of [...items.slice(0, 40).entries()]) {
        const beside = await neighbours(database(), queryOf(address), id, 'ann');
        const expected = { previous: items[at - 1]?.id ?? null, next: items[at + 1]?.id ?? null };
        expect(beside, `${address} ${id}`).toEqual(expected);
      }
    }
  });

  it('appear in no result, count, cursor or list of other users or of the public', async () => {
    await load(SRD_MONSTERS.slice(0, 60));
    const asked = [...QUERIES, 'q=zzyzx', 'source=my+table', 'environment=attic'];
    const before = await Promise.all(asked.map((address) => foundBy(null, address, 23)));
    const lists = async () => [
      await countRecords(database()),
      await monsterSources(database()),
      await monsterTypes(database()),
    ];
    const listed = await lists();
    const theirs = { environment: ['attic'], type: 'ooze' };
    await putOwn('ann', [
      ...SRD_MONSTERS.map(asOwn),
      ownMonster({ name: 'Zzyzx', ...theirs }),
      ownMonster({ name: 'Aaa', ...theirs }),
    ]);
    for (const nobody of [null, 'ben', 'nobody', '']) {
      const after = await Promise.all(asked.map((address) => foundBy(nobody, address, 23)));
      expect(after).toEqual(before);
    }
    expect(await lists()).toEqual(listed);
    expect((await foundBy('ann', 'q=zzyzx', 23)).names).toEqual(['Zzyzx']);
    const zzyzx = await ownIdOf('ann', 'Zzyzx');
    expect(await neighbours(database(), queryOf(''), zzyzx, 'ben')).toEqual({
      previous: null,
      next: null,
    });
    for (const draw of [0, 0.3, 0.999]) {
      expect(await randomMonster(database(), queryOf('type=ooze'), draw)).not.toMatch(/own--/);
    }
    const words = await env.DB.prepare(`select count(*) as n from name_words where word = 'zzyzx'`);
    expect(await words.first('n')).toBe(0);
  });

  it('are found by their name, even if its words also have a filter meaning', async () => {
    await load(SRD_MONSTERS.slice(0, 60));
    await putOwn('ann', [ownMonster({ name: 'Undead Large Keeper' })]);
    const params = new URLSearchParams({ q: 'undead large keeper' });
    const readings = await Promise.all(
      [null, 'ben', 'ann'].map((who) => readTypedQuery(database(), params, who)),
    );
    expect(readings.map(({ readAs }) => readAs.map(({ words }) => words))).toEqual([
      ['large'],
      ['large'],
      [],
    ]);
  });
});

describe('the cost of two thousand own records', () => {
  const noun = ['Mote', 'Goblin', 'Dragon', 'Wisp', 'Hound'];
  const many = Array.from({ length: OWN_RECORDS }, (_, at) =>
    ownMonster({
      name: `${noun[at % 5]} of the ${at.toString(36)} Tower`,
      slug: `own-${at}`,
      cr: [0.25, 1, 7][at % 3],
      type: ['dragon', 'undead', 'beast'][at % 3],
    }),
  );

  it('is a bounded number of rows in the same round trips, without a table scan', async () => {
    await addOwners('ann', 'ben');
    await load(SRD_MONSTERS);
    await putOwn('ann', many);
    await putOwn('ben', many);
    for (const address of COSTLY_QUERIES) {
      const [open, own] = [watchedDatabase(), watchedDatabase()];
      const query = queryOf(`${address}&limit=30`);
      const page = await searchShelf(open.db, monsterShelf, query, {});
      const theirs = await searchShelf(own.db, monsterShelf, query, { ownerId: 'ann' });
      expect(theirs.count, address).toBeGreaterThanOrEqual(page.count);
      expect(own.noted.trips, address).toBe(open.noted.trips);
      const more = own.noted.rowsRead - open.noted.rowsRead;
      expect(more, address).toBeLessThanOrEqual(6 * OWN_RECORDS + 50);
      await cursorBefore(own.db, queryOf(`${address}&cursor=${theirs.cursor ?? ''}`), 'ann');
      await neighbours(
        own.db,
        queryOf(address),
        await ownIdOf('ann', 'Mote of the 0 Tower'),
        'ann',
      );
      for (const { sql, values } of own.noted.statements) {
        expect(values.length).toBeLessThanOrEqual(100);
        const plan = await env.DB.prepare(`explain query plan ${sql}`)
          .bind(...values)
          .all<{ detail: string }>();
        const scans = plan.results.filter(({ detail }) =>
          /^SCAN (m|r|monsters|own_\w+|name_\w+|t)\b/.test(detail),
        );
        // Scanning a materialized list of found rows is not a table scan.
        const stored = sql.includes('found as materialized') ? /^SCAN (r|own_\w+)\b/ : /./;
        expect(
          scans.filter(({ detail }) => stored.test(detail)),
          sql,
        ).toEqual([]);
      }
    }
  });
});
