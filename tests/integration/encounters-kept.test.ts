import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENCOUNTER_LIMITS, type Encounter, encounter } from '~/encounters/encounter';
import { formerEncounter, historyOf } from '~/encounters/kept/encounter-history.server';
import {
  addEncounter,
  bringBackEncounter,
  duplicateEncounter,
  encounterShelf,
  listEncounters,
  openEncounter,
  openSharedEncounter,
  putAwayEncounter,
  replaceEncounter,
  shareEncounter,
  stopSharingEncounter,
} from '~/encounters/kept/encounters.server';
import { addPeople, store } from './kept-rows';

const T0 = Date.UTC(2030, 0, 1);
let now = T0;
const desk = { ...store, clock: { now: () => now } };

function ford(more: Partial<Encounter> = {}): Encounter {
  return encounter.parse({
    name: 'The ford',
    edition: '2014',
    tags: ['river'],
    folder: 'Chapter 1',
    party: { partyId: 'ours', groups: [] },
    creatures: [
      { key: 'a', record: 'goblin', name: 'Goblin', cr: 0.25, xp: 50, count: 4 },
      { key: 'b', record: null, name: 'Guide', cr: 1, xp: 200, side: 'allies' },
    ],
    notes: 'Mud.',
    place: { mapId: 'm', room: 3 },
    ...more,
  });
}

async function kept(whole = ford(), userId = 'ann'): Promise<string> {
  const { id, done } = await addEncounter(desk, userId, whole);
  expect(done).toEqual({ ok: true });
  return id;
}

async function opened(id: string, userId = 'ann') {
  const read = await openEncounter(desk, userId, id);
  if (read === null || read === 'unread') throw new Error(String(read));
  return read;
}

async function saveAgain(id: string, more: Partial<Encounter>, after: number) {
  now += after;
  const { listed } = await opened(id);
  const target = { id, version: listed.version };
  expect(await replaceEncounter(desk, 'ann', target, ford(more), 'draft')).toEqual({ ok: true });
}

beforeEach(async () => {
  now = T0;
  await addPeople('ann', 'ben');
});

describe('a saved encounter', () => {
  it('opens as it was saved, and its list counts foes but not allies', async () => {
    const id = await kept();
    expect((await opened(id)).encounter).toEqual(ford());
    expect(await listEncounters(desk.db, 'ann')).toMatchObject([
      {
        id,
        status: 'draft',
        foes: 4,
        xp: 200,
        tags: ['river'],
        folder: 'Chapter 1',
        partyId: 'ours',
      },
    ]);
  });

  it('cannot be opened, listed, changed, shared, copied or deleted by another user', async () => {
    const id = await kept();
    const target = { id, version: 1 };
    expect(await openEncounter(desk, 'ben', id)).toBeNull();
    expect(await listEncounters(desk.db, 'ben')).toEqual([]);
    expect(await replaceEncounter(desk, 'ben', target, ford(), 'draft')).toMatchObject({
      ok: false,
    });
    expect(await shareEncounter(desk, 'ben', id)).toBeNull();
    expect(await duplicateEncounter(desk, 'ben', id)).toBeNull();
    expect(await historyOf(desk.db, 'ben', id)).toEqual([]);
    expect(await putAwayEncounter(desk, 'ben', id)).toBeFalsy();
    expect((await opened(id)).listed.version).toBe(1);
    // Adding an encounter with another user's id must not overwrite it.
    expect((await addEncounter(desk, 'ben', ford({ name: 'Mine' }), { id })).done).toMatchObject({
      ok: false,
    });
    expect((await opened(id)).encounter.name).toBe('The ford');
  });

  it('refuses the second of two saves from the same version', async () => {
    const id = await kept();
    const target = { id, version: 1 };
    const both = await Promise.all([
      replaceEncounter(desk, 'ann', target, ford({ name: 'One' }), 'ready'),
      replaceEncounter(desk, 'ann', target, ford({ name: 'Two' }), 'ready'),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'changed' });
  });

  it('is copied as a draft', async () => {
    const copy = await duplicateEncounter(desk, 'ann', await kept());
    if (copy === null || copy === 'unread') throw new Error(String(copy));
    expect((await opened(copy.id)).encounter).toEqual(ford({ name: 'The ford (copy)' }));
  });

  it('can be deleted and restored, and counts toward the limit all the time', async () => {
    const id = await kept();
    expect(await putAwayEncounter(desk, 'ann', id)).toBeTruthy();
    expect(await listEncounters(desk.db, 'ann')).toEqual([]);
    await bringBackEncounter(desk.db, 'ann', id);
    expect(await listEncounters(desk.db, 'ann')).toHaveLength(1);
    await putAwayEncounter(desk, 'ann', id);
    now += ENCOUNTER_LIMITS.keptDeletedMs + 1;
    await encounterShelf.tend(store, now);
    expect(await env.DB.prepare('select count(*) as n from encounters').first('n')).toBe(0);
  });

  it('is limited to 500, and 700 with deleted ones', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
       insert into encounters (id, user_id, name, code, edition, created_at, updated_at)
       select 'e' || i, 'ann', 'E', 'c' || i, '2014', 0, 0 from n`,
    ).run();
    expect((await addEncounter(desk, 'ann', ford())).done).toEqual({ ok: false, reason: 'most' });
    expect((await addEncounter(desk, 'ben', ford())).done).toEqual({ ok: true });
  });
});

describe('a shared encounter', () => {
  it('shows its monsters and notes, but not the owner’s party, maps and folders', async () => {
    const id = await kept();
    const code = String(await shareEncounter(desk, 'ann', id));
    const read = await openSharedEncounter(desk, code);
    if (read === null || read === 'unread') throw new Error(String(read));
    expect(read.encounter).toMatchObject({ notes: 'Mud.', name: 'The ford', folder: '', tags: [] });
    expect(JSON.stringify(read)).not.toMatch(/ours|mapId|river|Chapter/);
    await stopSharingEncounter(desk.db, 'ann', id);
    expect(await openSharedEncounter(desk, code)).toBeNull();
  });

  it('is not found by the code of an encounter that is not shared', async () => {
    const id = await kept();
    expect(await openSharedEncounter(desk, (await opened(id)).code)).toBeNull();
  });
});

describe('the history of an encounter', () => {
  it('keeps a version that lasted half a minute, and can restore it completely', async () => {
    const id = await kept();
    await saveAgain(id, { name: 'At once' }, 1000);
    expect(await historyOf(desk.db, 'ann', id)).toEqual([]);
    await saveAgain(id, { name: 'Later' }, 30_000);
    const [former] = await historyOf(desk.db, 'ann', id);
    expect(former).toMatchObject({ name: 'At once', version: 2, foes: 4 });
    expect(await formerEncounter(desk.db, 'ann', id, 2)).toEqual(ford({ name: 'At once' }));
    expect(await formerEncounter(desk.db, 'ben', id, 2)).toBeNull();
    expect(await formerEncounter(desk.db, 'ann', id, 1)).toBeNull();
  });

  it('keeps a version at once when all monsters are removed', async () => {
    const id = await kept();
    await saveAgain(id, { creatures: [] }, 10);
    expect(await historyOf(desk.db, 'ann', id)).toMatchObject([{ version: 1, foes: 4 }]);
  });

  it('has at most twenty versions, and is deleted with the encounter', async () => {
    const id = await kept();
    for (let save = 0; save < 24; save += 1) await saveAgain(id, { name: `Save ${save}` }, 60_000);
    const former = await historyOf(desk.db, 'ann', id);
    expect(former).toHaveLength(ENCOUNTER_LIMITS.history);
    expect(former[0]).toMatchObject({ version: 24 });
    expect(await env.DB.prepare('select count(*) as n from encounter_history').first('n')).toBe(20);
    await env.DB.prepare('delete from encounters').run();
    expect(await env.DB.prepare('select count(*) as n from encounter_history').first('n')).toBe(0);
  });
});
