import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { CREATURE_LIMITS } from '~/tools/homebrew/kept/creature';
import { formerCreature, historyOf } from '~/tools/homebrew/kept/history.server';
import { rememberVersion } from '~/tools/homebrew/kept/remember-sql.server';
import { at, brewed, countOf, desk, keptOne, saveAgain, T0 } from './homebrew-desk';
import { addPeople } from './kept-rows';

const HALF_MINUTE = 30_000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

beforeEach(async () => {
  at.now = T0;
  await addPeople('ann', 'ben');
});

describe('the history of a creature', () => {
  it('keeps the first version, and each that lasted half a minute', async () => {
    const id = await keptOne({ name: 'First' });
    await saveAgain(id, 'Second', 1000);
    await saveAgain(id, 'Third', 1000);
    await saveAgain(id, 'Fourth', HALF_MINUTE);
    expect((await historyOf(desk.db, 'ann', id)).map(({ name }) => name)).toEqual([
      'Third',
      'First',
    ]);
    expect(await formerCreature(desk.db, 'ann', id, 1)).toEqual(brewed({ name: 'First' }));
    expect(await formerCreature(desk.db, 'ben', id, 1)).toBeNull();
    expect(await formerCreature(desk.db, 'ann', id, 2)).toBeNull();
  });

  it('keeps any version that is replaced by something other than typing', async () => {
    const id = await keptOne({ name: 'First' });
    await saveAgain(id, 'Second', 1000);
    await rememberVersion(desk.db, 'ben', { id, version: 2 });
    await rememberVersion(desk.db, 'ann', { id, version: 1 });
    await saveAgain(id, 'Third', 1000);
    const names = async () => (await historyOf(desk.db, 'ann', id)).map(({ name }) => name);
    expect(await names()).toEqual(['First']);
    await rememberVersion(desk.db, 'ann', { id, version: 3 });
    // The current version is not part of the history.
    expect(await names()).toEqual(['First']);
    await saveAgain(id, 'Fourth', 1000);
    expect(await names()).toEqual(['Third', 'First']);
  });

  it('keeps a version every five minutes during continuous typing', async () => {
    const id = await keptOne();
    for (let step = 0; step < 40; step += 1) await saveAgain(id, `Step ${step}`, 20_000);
    expect((await historyOf(desk.db, 'ann', id)).length).toBe(3);
  });

  it('is thinned by age: all of one day, then one per hour, one per day, none after a year', async () => {
    const id = await keptOne();
    const row = `insert into homebrew_history (creature_id, version, user_id, name, body, bytes, cr, is_draft, saved_at)
      values (?1, ?2, 'ann', ?3, x'00', 1, 1, 0, ?4)`;
    const ages: [string, number][] = [
      ['over a year', 370 * DAY],
      ['a month, morning', 30 * DAY + 3 * HOUR],
      ['a month, noon', 30 * DAY + 2 * HOUR],
      ['three days, first', 3 * DAY + 3000],
      ['three days, last', 3 * DAY + 2000],
      ['an hour, first', HOUR + 3000],
      ['an hour, last', HOUR + 2000],
    ];
    const noon = T0 + 400 * DAY + 20 * HOUR + 30 * 60 * 1000;
    const inserts = ages.map(([name, age], place) =>
      env.DB.prepare(row).bind(id, place + 100, name, noon - age),
    );
    await env.DB.batch(inserts);
    await env.DB.prepare('update homebrew_creatures set version = 200').run();
    await saveAgain(id, 'Now', noon - T0);
    const names = (await historyOf(desk.db, 'ann', id)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['an hour, last', 'an hour, first']));
    expect(names).toContain('three days, last');
    expect(names).toContain('a month, noon');
    expect(names).not.toContain('three days, first');
    expect(names).not.toContain('a month, morning');
    expect(names).not.toContain('over a year');
  });

  it('is limited to 200 versions per creature', async () => {
    const id = await keptOne();
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
       insert into homebrew_history select ?1, i, 'ann', 'V', x'00', 1, 1, 0, ?2 from n`,
    )
      .bind(id, T0)
      .run();
    await env.DB.prepare('update homebrew_creatures set version = 300').run();
    await saveAgain(id, 'Now', HALF_MINUTE);
    expect(await countOf('homebrew_history')).toBe(CREATURE_LIMITS.history);
  });
});
