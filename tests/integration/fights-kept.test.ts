import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { snapshotsOf } from '~/fights/kept/fight-export.server';
import { newFightId } from '~/fights/kept/fight-ids.server';
import { FIGHT_LIMITS } from '~/fights/kept/fight-limits';
import { forgetDeleted, listFights, listRemovedFights } from '~/fights/kept/fight-rows.server';
import { tendFights } from '~/fights/kept/fight-upkeep.server';
import {
  appendToFight,
  copyFight,
  createFight,
  fightFor,
  fightLogFor,
  moveFight,
  removeFight,
  renameFight,
  restoreFight,
  undoableIn,
} from '~/fights/kept/kept-fights.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import { deed } from '~/fights/log/deeds';
import { openDatabase } from '~/platform/database.server';
import type { Objects } from '~/platform/objects.server';
import { streamText } from '~/platform/stream-text';
import { deletePerson } from '~/settings/person/delete.server';
import { exportPerson } from '~/settings/person/export.server';
import { openDesk as openAccountDesk } from './account-desk';
import {
  begin,
  DAY,
  type Desk,
  event,
  goblin,
  joins,
  NOW,
  named,
  note,
  objectOf,
  openDesk,
  restart,
  takesBack,
} from './fights-desk';
import { addPeople, store } from './kept-rows';

let desk: Desk;

beforeEach(async () => {
  await addPeople('ann', 'ben');
  desk = openDesk();
});

const list = (userId = 'ann') => listFights(desk.db, userId);
const only = async () => (await list())[0];

async function notes() {
  const query = 'select kind, name, due_at, attempts from loose_objects order by name';
  return (await env.DB.prepare(query).all()).results;
}

/** A person's fights by rows alone, as when they were made long ago. */
function fill(count: number, away: number | null = null, userId = 'ann') {
  const query = `insert into fights (id, user_id, name, edition, created_at, updated_at, deleted_at)
    select ?3 || value, ?2, 'Old', '2014', 0, 0, ?4 from json_each(?1)`;
  const places = JSON.stringify(Array.from({ length: count }, (_, at) => at));
  return env.DB.prepare(query)
    .bind(places, userId, `${away ?? 'here'}-`, away)
    .run();
}

/** Objects that do not answer. */
const silent: Objects = { ask: () => Promise.reject(new Error('No answer.')) };

/** The desk whose database fails at statements like this. */
function failingAt(pattern: RegExp): Desk {
  const d1 = new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'prepare' && pattern.test(String(given[0]))) throw new Error('D1 is down');
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { ...desk, db: openDatabase(d1) };
}

describe('a person’s fights', () => {
  it('are listed with what their logs say, the latest first', async () => {
    const id = await begin(desk, { events: [joins(goblin('g'))], folder: 'Barrow ' });
    desk.at.now += 1000;
    const other = await begin(desk, { name: ' Bridge ', edition: '2024' });
    expect(await list()).toEqual([
      {
        ...{ id: other, name: 'Bridge', edition: '2024', folder: '', status: 'planned' },
        ...{ round: 0, combatants: 0, seq: 0, createdAt: NOW + 1000, updatedAt: NOW + 1000 },
      },
      {
        ...{ id, name: 'Ambush', edition: '2014', folder: 'Barrow', status: 'planned' },
        ...{ round: 0, combatants: 1, seq: 1, createdAt: NOW, updatedAt: NOW },
      },
    ]);
    desk.at.now += 1000;
    const initiative = event([
      { do: 'initiative', counts: [{ row: 'g', count: 12, dice: [12], mode: 'roll' }] },
    ]);
    const sent = await appendToFight(desk, 'ann', id, [initiative, event([{ do: 'begin' }])]);
    expect(sent).toMatchObject({ ok: true, seq: 3, refused: [] });
    expect(await only()).toMatchObject({
      id,
      status: 'running',
      round: 1,
      seq: 3,
      updatedAt: NOW + 2000,
    });
    await appendToFight(desk, 'ann', id, [event([{ do: 'end', xp: 50, sharedBy: 4 }])]);
    expect(await only()).toMatchObject({ id, status: 'over', seq: 4 });
    expect(id).toMatch(/^[\w-]{22}$/);
  });

  it('are opened, renamed, laid into folders, put away and brought back', async () => {
    const id = await begin(desk, { events: [joins(goblin('g'))] });
    expect(await renameFight(desk, 'ann', id, ' Ford ')).toMatchObject({ ok: true, seq: 2 });
    expect(await moveFight(desk, 'ann', id, ' Barrow ')).toEqual({ ok: true });
    expect(await only()).toMatchObject({ name: 'Ford', folder: 'Barrow', seq: 2 });
    const opened = await fightFor(desk, 'ann', id);
    if (!opened?.ok) throw new Error('It does not open.');
    expect(opened.row).toMatchObject({ name: 'Ford', seq: 2 });
    expect(fightOfRead(opened.fight)).toMatchObject({ name: 'Ford' });
    expect(await fightFor(desk, 'ann', id, 2)).toMatchObject({ fight: { base: null, events: [] } });
    const log = await fightLogFor(desk, 'ann', id);
    expect(log?.ok && log.events.map((text) => JSON.parse(text).deeds[0].do)).toEqual([
      'add',
      'name',
    ]);
    expect(await undoableIn(desk, 'ann', id)).toMatchObject({ ok: true, redo: null });
    expect(await removeFight(desk, 'ann', id)).toBe(true);
    expect(await list()).toEqual([]);
    expect(await fightFor(desk, 'ann', id)).toBeNull();
    expect(await listRemovedFights(desk.db, 'ann')).toMatchObject([{ id }]);
    expect(await restoreFight(desk, 'ann', id)).toEqual({ ok: true });
    expect(await only()).toMatchObject({ id, name: 'Ford' });
    expect(await restoreFight(desk, 'ann', id)).toBeNull();
  });

  it('are nobody else’s, whatever is asked of them', async () => {
    const id = await begin(desk, { events: [named('Mine')] });
    const before = await list();
    for (const stranger of ['ben', 'nobody', '']) {
      expect(await fightFor(desk, stranger, id)).toBeNull();
      expect(await appendToFight(desk, stranger, id, [named('Theirs')])).toBeNull();
      expect(await renameFight(desk, stranger, id, 'Theirs')).toBeNull();
      expect(await moveFight(desk, stranger, id, 'Theirs')).toBeNull();
      expect(await copyFight(desk, stranger, id)).toBeNull();
      expect(await fightLogFor(desk, stranger, id)).toBeNull();
      expect(await undoableIn(desk, stranger, id)).toBeNull();
      expect(await removeFight(desk, stranger, id)).toBe(false);
      expect(await restoreFight(desk, stranger, id)).toBeNull();
      expect(await list(stranger)).toEqual([]);
    }
    // Nor is the id free to be begun by another, with its row or without.
    const theirs = { id, name: 'Theirs', edition: '2014' } as const;
    expect(await createFight(desk, 'ben', theirs)).toMatchObject({ ok: false, reason: 'taken' });
    expect(await list()).toEqual(before);
    expect((await objectOf(id).read('ann', null))?.events).toHaveLength(1);
    expect(await fightFor(desk, 'ann', 'no-such-fight')).toBeNull();
  });

  it('take nobody’s word for who did something', async () => {
    const id = await begin(desk, { events: [{ ...note('one'), by: 'ben' }] });
    await appendToFight(desk, 'ann', id, [{ ...note('two'), by: 'ben' }]);
    const read = await objectOf(id).read('ann', null);
    expect(read?.events.map(({ by }) => by)).toEqual(['ann', 'ann']);
  });

  it('are refused with a sentence when a name or a folder is none, and nothing is written', async () => {
    const id = await begin(desk);
    for (const name of ['', '  ', 'x'.repeat(101), 'two\nlines']) {
      const made = await createFight(desk, 'ann', { name, edition: '2014' });
      expect(made).toMatchObject({ ok: false, reason: 'no-name', sentence: /name/ });
      expect(await renameFight(desk, 'ann', id, name)).toMatchObject({ reason: 'no-name' });
    }
    const folder = 'x'.repeat(61);
    expect(await moveFight(desk, 'ann', id, folder)).toMatchObject({ reason: 'no-folder' });
    expect(await createFight(desk, 'ann', { name: 'A', edition: '2014', folder })).toMatchObject({
      reason: 'no-folder',
    });
    expect(
      await createFight(desk, 'ann', { name: 'A', edition: '2014', id: '../x' }),
    ).toMatchObject({
      reason: 'taken',
    });
    expect(await list()).toHaveLength(1);
    expect(await notes()).toEqual([]);
  });

  it('begin with all of their first events or not at all, and may then be begun again', async () => {
    const id = newFightId();
    const fight = { id, name: 'Ambush', edition: '2014' } as const;
    const wrong = [joins(goblin('g')), { ...note('x'), v: 2 }];
    const made = await createFight(desk, 'ann', { ...fight, events: wrong });
    expect(made).toMatchObject({ ok: false, reason: 'refused', sentence: /cannot be read/ });
    expect(await list()).toEqual([]);
    const again = await createFight(desk, 'ann', { ...fight, events: wrong.slice(0, 1) });
    expect(again).toEqual({ ok: true, id, seq: 1 });
    expect(await notes()).toEqual([]);
  });

  it('are one when they are sent twice, one after the other or at once', async () => {
    const fight = {
      id: newFightId(),
      name: 'Ambush',
      edition: '2014',
      events: [note('x')],
    } as const;
    const both = await Promise.all([0, 1].map(() => createFight(desk, 'ann', fight)));
    expect(both).toEqual([0, 1].map(() => ({ ok: true, id: fight.id, seq: 1 })));
    expect(await createFight(desk, 'ann', fight)).toEqual({ ok: true, id: fight.id, seq: 1 });
    expect(await list()).toHaveLength(1);
    expect(await notes()).toEqual([]);
  });
});

describe('a copy', () => {
  it('has the party as it stands and everybody else fresh, as one fight however often it is asked for', async () => {
    const mira = goblin('mira', { side: 'party' });
    const id = await begin(desk, {
      folder: 'Barrow',
      events: [joins(mira, goblin('g'), goblin('gone'))],
    });
    const struck = ['mira', 'g'].map((who) => ({ who, parts: [{ amount: 3 }] }));
    const sent = await appendToFight(desk, 'ann', id, [
      event([deed.parse({ do: 'harm', struck })]),
      event([{ do: 'place', who: ['gone'], where: 'gone' }]),
    ]);
    expect(sent).toMatchObject({ ok: true, refused: [] });
    const as = newFightId();
    const copied = await copyFight(desk, 'ann', id, { as });
    expect(await copyFight(desk, 'ann', id, { as })).toEqual(copied);
    expect(await list()).toHaveLength(2);
    const copy = await fightFor(desk, 'ann', as);
    if (!copy?.ok) throw new Error('There is no copy.');
    expect(copy.row).toMatchObject({ name: 'Ambush (copy)', folder: 'Barrow', status: 'planned' });
    const { combatants } = fightOfRead(copy.fight);
    expect(Object.keys(combatants)).toEqual(['mira', 'g']);
    expect([combatants.mira?.hitPoints, combatants.g?.hitPoints]).toEqual([4, 7]);
  });
});

describe('how many there are', () => {
  it('is bounded, those put away by themselves', async () => {
    await fill(FIGHT_LIMITS.most - 1);
    await begin(desk);
    const over = await createFight(desk, 'ann', { name: 'Over', edition: '2014' });
    expect(over).toMatchObject({ ok: false, reason: 'most', sentence: /200 fights/ });
    expect(await notes()).toEqual([]);
    await fill(1, NOW);
    expect(await restoreFight(desk, 'ann', `${NOW}-0`)).toMatchObject({ reason: 'most' });
    expect(await createFight(desk, 'ben', { name: 'Ben’s', edition: '2014' })).toMatchObject({
      ok: true,
    });
  });

  it('is bounded with those put away, until they are forgotten', async () => {
    await fill(FIGHT_LIMITS.mostWithDeleted, NOW);
    const fight = { name: 'Over', edition: '2014' } as const;
    const over = await createFight(desk, 'ann', fight);
    expect(over).toMatchObject({ ok: false, reason: 'with-deleted' });
    await forgetDeleted(desk.db, 'ann');
    expect(await createFight(desk, 'ann', fight)).toMatchObject({ ok: true });
  });

  it('is not passed by many at once', async () => {
    await fill(FIGHT_LIMITS.most - 2);
    const fights = Array.from({ length: 5 }, () =>
      createFight(desk, 'ann', { name: 'At once', edition: '2014' }),
    );
    const made = await Promise.all(fights);
    expect(made.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await list()).toHaveLength(FIGHT_LIMITS.most);
    // Those that came to nothing are removed in a while.
    expect(await notes()).toHaveLength(3);
    desk.at.now += DAY;
    await tendFights(desk);
    expect(await notes()).toEqual([]);
  });
});

describe('the row', () => {
  it('follows its log, and never goes back, in whatever order the writing of appends comes to pass', async () => {
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
              if (name !== 'prepare') return Reflect.get(target, name);
              return (query: string) => {
                const statement = target.prepare(query);
                if (!/^update "fights"/.test(query)) return statement;
                const bind = (...values: unknown[]) => ({
                  run: () =>
                    new Promise((done) => {
                      held.push(async () => done(await statement.bind(...values).run()));
                    }),
                });
                return { bind };
              };
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

  it('is healed by the next append when the database fails between, and what was done stays done', async () => {
    const id = await begin(desk);
    const sent = await appendToFight(failingAt(/^update "fights"/), 'ann', id, [named('Bridge')]);
    expect(sent).toMatchObject({ ok: true, seq: 1, facts: { name: 'Bridge' } });
    expect(desk.lines.join()).toContain('fight not listed');
    expect(desk.lines.join()).not.toContain('Bridge');
    expect(await only()).toMatchObject({ name: 'Ambush', seq: 0 });
    // Whoever opens it sees it as it is, and reading writes nothing.
    expect(await fightFor(desk, 'ann', id)).toMatchObject({ row: { name: 'Bridge', seq: 1 } });
    expect(await only()).toMatchObject({ seq: 0 });
    await appendToFight(desk, 'ann', id, [note('on')]);
    expect(await only()).toMatchObject({ name: 'Bridge', seq: 2 });
  });

  it('that is never written leaves an object that goes by itself after a day', async () => {
    const id = newFightId();
    const fight = { id, name: 'Ambush', edition: '2014', events: [note('x')] } as const;
    await expect(createFight(failingAt(/^insert into "fights"/), 'ann', fight)).rejects.toThrow();
    expect(await objectOf(id).read('ann', null)).not.toBeNull();
    desk.at.now += DAY - 1;
    await tendFights(desk);
    expect(await objectOf(id).read('ann', null)).not.toBeNull();
    // Sent again in time, it is that very fight.
    expect(await createFight(desk, 'ann', fight)).toEqual({ ok: true, id, seq: 1 });
    desk.at.now += 2 * DAY;
    await tendFights(desk);
    expect((await fightFor(desk, 'ann', id))?.ok).toBe(true);
    const other = { ...fight, id: newFightId() };
    await expect(createFight(failingAt(/^insert into "fights"/), 'ann', other)).rejects.toThrow();
    desk.at.now += DAY;
    await tendFights(desk);
    expect(await objectOf(other.id).read('ann', null)).toBeNull();
    expect(await notes()).toEqual([]);
  });

  it('whose object is silent or lost says so', async () => {
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

describe('what goes', () => {
  it('goes for good after 30 days, with its object, and others stay', async () => {
    const [gone, kept] = [await begin(desk, { events: [note('x')] }), await begin(desk)];
    await removeFight(desk, 'ann', gone);
    desk.at.now += 30 * DAY;
    await tendFights(desk);
    expect(await objectOf(gone).read('ann', null)).not.toBeNull();
    desk.at.now += 1;
    await tendFights(desk);
    // The note is of the moment at which the row went, which is later than this test's.
    desk.at.now = Date.now() + 10_000;
    await tendFights(desk);
    expect(await objectOf(gone).read('ann', null)).toBeNull();
    expect(await objectOf(kept).read('ann', null)).not.toBeNull();
    expect(await restoreFight(desk, 'ann', gone)).toBeNull();
    expect(await notes()).toEqual([]);
  });

  it('is tried again, later each time, until the object answers', async () => {
    const id = await begin(desk, { events: [note('x')] });
    await env.DB.prepare('delete from fights').run();
    desk.at.now = Date.now() + 10_000;
    const down = { ...desk, fights: silent };
    const pauses: number[] = [];
    for (let tries = 0; tries < 14; tries += 1) {
      await tendFights(down);
      const [note] = await notes();
      pauses.push((Number(note?.due_at) - desk.at.now) / 60_000);
      // Nobody asks before its time.
      await tendFights(down);
      expect(await notes()).toEqual([note]);
      desk.at.now = Number(note?.due_at);
    }
    expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(pauses.at(-1)).toBe(24 * 60);
    // Meanwhile its id cannot be begun again.
    const again = { id, name: 'Again', edition: '2014' } as const;
    expect(await createFight(desk, 'ann', again)).toMatchObject({ reason: 'taken' });
    await tendFights(desk);
    expect(await objectOf(id).read('ann', null)).toBeNull();
    expect(await notes()).toEqual([]);
  });

  it('goes with the account, noted in the very batch that deletes it', async () => {
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

describe('what is handed out', () => {
  const owner = { userId: 'ann', verifiedEmail: null };
  const exported = async (of = store) =>
    new Response(streamText(exportPerson(of, owner, ''), () => {})).text();

  it('has each fight as it stands and its whole log, an event a line, and nobody else’s', async () => {
    const id = await begin(desk, { events: [joins(goblin('g'))] });
    const undone = named('Bridge');
    await appendToFight(desk, 'ann', id, [undone, takesBack(undone)]);
    const away = await begin(desk, { name: 'Away' });
    await removeFight(desk, 'ann', away);
    await createFight(desk, 'ben', { name: 'Ben’s', edition: '2014' });
    await restart(id);
    const text = await exported();
    const { fights } = JSON.parse(text);
    expect(fights).toHaveLength(2);
    const of = (which: string) => fights.find((fight: { id: string }) => fight.id === which);
    expect(of(id)).toMatchObject({
      name: 'Ambush',
      fight: {
        seq: 3,
        standing: { name: 'Ambush', combatants: { g: { hitPoints: 7 } } },
        log: [{ by: 'ann' }, { id: undone.id }, { deeds: [{ do: 'undo', event: undone.id }] }],
      },
    });
    expect(of(away)).toMatchObject({ fight: { seq: 0, log: [] } });
    expect(text.split('\n').filter((line) => line.startsWith('{"v":1'))).toHaveLength(3);
  });

  it('is read in parts of about a megabyte', async () => {
    const id = await begin(desk);
    const long = () =>
      event(Array.from({ length: 15 }, () => ({ do: 'note', text: 'x'.repeat(1000) }) as const));
    for (let time = 0; time < 3; time += 1) {
      const events = Array.from({ length: 60 }, long);
      expect(await appendToFight(desk, 'ann', id, events)).toMatchObject({ refused: [] });
    }
    let longest = 0;
    let text = '';
    for await (const part of exportPerson(store, owner, '')) {
      longest = Math.max(longest, part.length);
      text += part;
    }
    expect(JSON.parse(text).fights[0].fight.log).toHaveLength(180);
    expect(text.length).toBeGreaterThan(2_500_000);
    expect(longest).toBeLessThan(1_100_000);
  });

  it('breaks off where an object does not answer, and tells of one that is lost', async () => {
    const id = await begin(desk);
    await expect(exported({ ...store, fights: silent })).rejects.toThrow();
    await objectOf(id).remove();
    const [fight] = JSON.parse(await exported()).fights;
    expect(fight).toMatchObject({ id, fight: null, fight_missing: /not in our storage/ });
  });

  it('to a backup has everybody’s, one after another, and goes on after one', async () => {
    const one = await begin(desk, { events: [named('Bridge')] });
    const made = await createFight(desk, 'ben', { name: 'Ben’s', edition: '2024' });
    const two = made.ok ? made.id : '';
    const snapshots = async (after?: string) => {
      const found = [];
      for await (const snapshot of snapshotsOf(desk, after)) found.push(snapshot);
      return found;
    };
    const all = await snapshots();
    expect(all.map(({ id }) => id)).toEqual([one, two].toSorted());
    expect(all.find(({ id }) => id === one)).toMatchObject({
      ...{ userId: 'ann', seq: 1, fight: { name: 'Bridge' } },
    });
    expect(await snapshots(all[0]?.id)).toEqual(all.slice(1));
    await objectOf(two).remove();
    expect((await snapshots()).find(({ id }) => id === two)?.fight).toBeNull();
  });
});
