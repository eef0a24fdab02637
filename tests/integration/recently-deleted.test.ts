import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { DELETED_KINDS } from '~/settings/deleted/deleted-kinds.server';
import {
  type DeletedBy,
  deletedThings,
  restoreThing,
} from '~/settings/deleted/deleted-things-sql.server';
import { fillEveryTable } from './every-table';
import { openDesk } from './fights-desk';

const KINDS = Object.keys(DELETED_KINDS);
const DAY = 24 * 60 * 60 * 1000;

/** Deletes everything of everybody at these times, by kind; it belongs to Ann then. */
async function deleteAll(): Promise<void> {
  for (const [at, { table }] of Object.values(DELETED_KINDS).entries()) {
    await env.DB.prepare(`update ${table} set user_id = 'ann', deleted_at = ?1`).bind(at).run();
  }
}

const desk = openDesk();
const ann: DeletedBy = { userId: 'ann', pro: true, isOpen: () => true };
const ben: DeletedBy = { ...ann, userId: 'ben' };

beforeEach(async () => {
  await fillEveryTable(desk);
  await deleteAll();
});

it('lists what was deleted of every kind, the last first, with the day on which it is gone', async () => {
  const things = await deletedThings(desk.db, ann);
  expect([...new Set(things.map(({ kind }) => kind))]).toEqual(KINDS.toReversed());
  const dice = things.find(({ kind }) => kind === 'dice');
  expect(dice).toMatchObject({
    name: 'Hit',
    says: 'Dice macro',
    goneAt: KINDS.length - 1 + 30 * DAY,
  });
  expect(await deletedThings(desk.db, ben)).toEqual([]);
});

it('restores a thing of each kind for its owner alone', async () => {
  const things = await deletedThings(desk.db, ann);
  for (const kind of KINDS) {
    const thing = things.find((one) => one.kind === kind);
    const named = `${kind}:${thing?.id}`;
    expect((await restoreThing(desk, ben, named)).ok, `${named} by Ben`).toBe(false);
    const back = await restoreThing(desk, ann, named);
    expect(back, named).toMatchObject({ ok: true, sentence: expect.stringMatching(/^Restored/) });
    const again = await restoreThing(desk, ann, named);
    expect(again, `${named} again`).toMatchObject({ ok: false });
  }
  const left = await deletedThings(desk.db, ann);
  expect(left).toHaveLength(things.length - KINDS.length);
});

it('refuses in words what it does not know', async () => {
  for (const thing of ['', 'map', 'map:', 'users:ann', 'toString:1', ':x']) {
    expect(await restoreThing(desk, ann, thing), thing).toEqual({
      ok: false,
      sentence: 'This cannot be restored: it is gone, or there is no room for it.',
    });
  }
});

it('shows and restores nothing of a tool that is closed, and needs Pro where its list does', async () => {
  const [map, party] = ['map', 'party'].map((kind) => async (by: DeletedBy) => {
    const thing = (await deletedThings(desk.db, ann)).find((one) => one.kind === kind);
    return restoreThing(desk, by, `${kind}:${thing?.id}`);
  });
  const closed: DeletedBy = { ...ann, isOpen: (tool) => tool !== 'mapwright' };
  const shown = await deletedThings(desk.db, closed);
  expect(new Set(shown.map(({ kind }) => kind)).size).toBe(KINDS.length - 1);
  expect(await map?.(closed)).toMatchObject({ ok: false });
  const lapsed = { ...ann, pro: false };
  expect(await party?.(lapsed)).toMatchObject({ ok: false, upgrade: true });
  expect(await map?.(lapsed)).toMatchObject({ ok: true });
});
