import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFightId } from '~/fights/kept/fight-ids.server';
import { tendFights } from '~/fights/kept/fight-upkeep.server';
import {
  appendToFight,
  copyFight,
  createFight,
  fightFor,
  removeFight,
  restoreFight,
} from '~/fights/kept/kept-fights.server';
import { openDatabase } from '~/platform/database.server';
import { deletePerson } from '~/settings/person/delete.server';
import { openDesk as openAccountDesk } from './account-desk';
import { begin, DAY, type Desk, named, note, objectOf, openDesk } from './fights-desk';
import { failingAt, list, notes, only, silent } from './fights-shelf';
import { addPeople } from './kept-rows';

let desk: Desk;

beforeEach(async () => {
  await addPeople('ann', 'ben');
  desk = openDesk();
});

describe('the row of a fight', () => {
  it('follows its log and never goes back, in whatever order the updates are written', async () => {
    const id = await begin(desk);
    const places = [0, 1, 2, 3];
    const order = fc.shuffledSubarray(places, { minLength: places.length });
    await fc.assert(
      fc.asyncProperty(order, async (turns) => {
        const before = (await only())?.seq ?? 0;
        const held: (() => Promise<unknown>)[] = [];
        const db = openDatabase(
          new Proxy(env.DB, {
            get(target, name) {
              if (name !== 'batch') return Reflect.get(target, name);
              return (statements: D1PreparedStatement[]) =>
                new Promise((done) => {
                  held.push(async () => done(await target.batch(statements)));
                });
            },
          }),
        );
        const all = places.map((at) =>
          appendToFight({ ...desk, db }, 'ann', id, [named(`Name ${before + at}`)]),
        );
        await expect.poll(() => held.length).toBe(places.length);
        for (const turn of turns) await held[turn]?.();
        await Promise.all(all);
        const read = await objectOf(id).read('ann', null);
        expect(read?.seq).toBe(before + places.length);
        expect(await only()).toMatchObject({ seq: read?.seq, name: read?.facts.name });
      }),
      { numRuns: 10 },
    );
  });

  it('is repaired by the next append if the database fails in between, and the event is kept', async () => {
    const id = await begin(desk);
    const sent = await appendToFight(failingAt(desk, /^update "fights"/), 'ann', id, [
      named('Bridge'),
    ]);
    expect(sent).toMatchObject({ ok: true, seq: 1, facts: { name: 'Bridge' } });
    expect(desk.lines.join()).toContain('fight not listed');
    expect(desk.lines.join()).not.toContain('Bridge');
    expect(await only()).toMatchObject({ name: 'Ambush', seq: 0 });
    // Opening the fight shows its true state, and reading writes nothing.
    expect(await fightFor(desk, 'ann', id)).toMatchObject({ row: { name: 'Bridge', seq: 1 } });
    expect(await only()).toMatchObject({ seq: 0 });
    await appendToFight(desk, 'ann', id, [note('on')]);
    expect(await only()).toMatchObject({ name: 'Bridge', seq: 2 });
  });

  it('that was never written leaves an object that is removed after a day', async () => {
    const id = newFightId();
    const fight = { id, name: 'Ambush', edition: '2014', events: [note('x')] } as const;
    await expect(
      createFight(failingAt(desk, /^insert into "fights"/), 'ann', fight),
    ).rejects.toThrow();
    expect(await objectOf(id).read('ann', null)).not.toBeNull();
    desk.at.now += DAY - 1;
    await tendFights(desk);
    expect(await objectOf(id).read('ann', null)).not.toBeNull();
    // If the request is repeated in time, it completes the same fight.
    expect(await createFight(desk, 'ann', fight)).toEqual({ ok: true, id, seq: 1 });
    desk.at.now += 2 * DAY;
    await tendFights(desk);
    expect((await fightFor(desk, 'ann', id))?.ok).toBe(true);
    const other = { ...fight, id: newFightId() };
    await expect(
      createFight(failingAt(desk, /^insert into "fights"/), 'ann', other),
    ).rejects.toThrow();
    desk.at.now += DAY;
    await tendFights(desk);
    expect(await objectOf(other.id).read('ann', null)).toBeNull();
    expect(await notes()).toEqual([]);
  });

  it('whose object does not answer or is lost reports that', async () => {
    const id = await begin(desk);
    const down = { ...desk, fights: silent };
    expect(await fightFor(down, 'ann', id)).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(await appendToFight(down, 'ann', id, [note('x')])).toMatchObject({
      reason: 'unavailable',
    });
    expect(await createFight(down, 'ann', { name: 'A', edition: '2014' })).toMatchObject({
      reason: 'unavailable',
    });
    expect(await list()).toHaveLength(1);
    await objectOf(id).remove();
    expect(await fightFor(desk, 'ann', id)).toMatchObject({ ok: false, reason: 'lost' });
    expect(await copyFight(desk, 'ann', id)).toMatchObject({ ok: false, reason: 'lost' });
  });
});

describe('a deleted fight', () => {
  it('is removed for good after 30 days together with its object, and others stay', async () => {
    const [gone, kept] = [await begin(desk, { events: [note('x')] }), await begin(desk)];
    await removeFight(desk, 'ann', gone);
    desk.at.now += 30 * DAY;
    await tendFights(desk);
    expect(await objectOf(gone).read('ann', null)).not.toBeNull();
    desk.at.now += 1;
    await tendFights(desk);
    // The removal was noted at the real time of the deletion, which is later than the test's clock.
    desk.at.now = Date.now() + 10_000;
    await tendFights(desk);
    expect(await objectOf(gone).read('ann', null)).toBeNull();
    expect(await objectOf(kept).read('ann', null)).not.toBeNull();
    expect(await restoreFight(desk, 'ann', gone)).toBeNull();
    expect(await notes()).toEqual([]);
  });

  it('is retried at growing intervals until its object answers', async () => {
    const id = await begin(desk, { events: [note('x')] });
    await env.DB.prepare('delete from fights').run();
    desk.at.now = Date.now() + 10_000;
    const down = { ...desk, fights: silent };
    const pauses: number[] = [];
    for (let tries = 0; tries < 14; tries += 1) {
      await tendFights(down);
      const [note] = await notes();
      pauses.push((Number(note?.due_at) - desk.at.now) / 60_000);
      // There is no retry before its time.
      await tendFights(down);
      expect(await notes()).toEqual([note]);
      desk.at.now = Number(note?.due_at);
    }
    expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(pauses.at(-1)).toBe(24 * 60);
    // In the meantime its id cannot be used for a new fight.
    const again = { id, name: 'Again', edition: '2014' } as const;
    expect(await createFight(desk, 'ann', again)).toMatchObject({ reason: 'taken' });
    await tendFights(desk);
    expect(await objectOf(id).read('ann', null)).toBeNull();
    expect(await notes()).toEqual([]);
  });

  it('is removed at once with the account, not at the next schedule run', async () => {
    const id = await begin(desk, { events: [note('x')] });
    const behind: Promise<unknown>[] = [];
    const services = {
      ...openAccountDesk(),
      fights: desk.fights,
      later: (work: Promise<unknown>) => void behind.push(work),
    };
    expect(await deletePerson(services, 'ann')).toEqual([]);
    await Promise.all(behind);
    expect(await objectOf(id).read('ann', null)).toBeNull();
    expect((await notes()).map(({ name }) => name)).toEqual([id]);
  });

  it('is noted for removal in the same batch that deletes the account', async () => {
    const [one, two] = [await begin(desk, { events: [note('x')] }), await begin(desk)];
    await removeFight(desk, 'ann', two);
    const made = await createFight(desk, 'ben', { name: 'Ben’s', edition: '2014' });
    expect(await deletePerson({ ...openAccountDesk(), later: () => {} }, 'ann')).toEqual([]);
    const rows = 'select count(*) as n from fights where user_id = ?1';
    expect(await env.DB.prepare(rows).bind('ann').first('n')).toBe(0);
    expect((await notes()).map(({ name }) => name)).toEqual([one, two].toSorted());
    desk.at.now = Date.now() + 10_000;
    await tendFights({ ...desk, fights: silent });
    expect(await notes()).toHaveLength(2);
    desk.at.now += DAY;
    await tendFights(desk);
    expect(await notes()).toEqual([]);
    for (const id of [one, two]) expect(await objectOf(id).read('ann', null)).toBeNull();
    expect(made.ok && (await objectOf(made.id).read('ben', null))).not.toBeNull();
  });
});
