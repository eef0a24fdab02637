import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it } from 'vitest';
import { codesOf } from '~/fights/kept/fight-codes.server';
import {
  acceptInvitation,
  helpedFights,
  helpersOf,
  inviteHelper,
  leaveFight,
  removeHelper,
} from '~/fights/kept/fight-helpers.server';
import { reachable } from '~/fights/kept/fight-rows.server';
import { followFight } from '~/fights/kept/follow-fight.server';
import {
  appendToFight,
  copyFight,
  fightFor,
  fightLogFor,
  moveFight,
  removeFight,
  renameFight,
  restoreFight,
  undoableIn,
} from '~/fights/kept/kept-fights.server';
import { deletePerson } from '~/settings/person/delete.server';
import { exportPerson } from '~/settings/person/export.server';
import { openDesk as openAccountDesk } from './account-desk';
import { begin, NOW, named, note, takesBack } from './fights-desk';
import { count, desk, deskForTests, helpedBy, invited } from './fights-helpers-hands';
import { only, silent } from './fights-shelf';
import { store } from './kept-rows';

let pages: WebSocket[] = [];

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

deskForTests();

describe('helpers of a fight', () => {
  it('are limited to four', async () => {
    const id = await begin(desk);
    await helpedBy(id, 'ben', 'cay', 'dot');
    const code = await invited(id);
    const answers = await Promise.all(
      ['eve', 'fay'].map((who) => acceptInvitation(desk, who, code)),
    );
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    expect(await inviteHelper(desk, 'ann', id)).toMatchObject({ reason: 'most-helpers' });
    // A code from before the fourth helper joined is refused, but not used up.
    await env.DB.prepare(
      `insert into fight_codes (code, fight_id, user_id, kind, made_at) values ('LATE', ?1, 'ann', 'helper', ?2)`,
    )
      .bind(id, NOW)
      .run();
    const fifth = answers[0]?.ok ? 'fay' : 'eve';
    expect(await acceptInvitation(desk, fifth, 'LATE')).toMatchObject({ reason: 'most-helpers' });
    expect(await helpersOf(desk.db, 'ann', id)).toHaveLength(4);
  });

  it('can help with at most fifty fights', async () => {
    const query = `insert into fights (id, user_id, name, edition, created_at, updated_at)
      select 'f' || value, 'ann', 'Old', '2014', 0, 0 from json_each(?1)`;
    const places = JSON.stringify(Array.from({ length: 50 }, (_, at) => at));
    await env.DB.prepare(query).bind(places).run();
    await env.DB.prepare(
      `insert into fight_helpers (fight_id, user_id, owner_id, made_at) select id, 'ben', 'ann', 0 from fights`,
    ).run();
    const id = await begin(desk);
    const code = await invited(id);
    expect(await acceptInvitation(desk, 'ben', code)).toMatchObject({ reason: 'most-helped' });
    expect(await leaveFight(desk, 'ben', 'f7')).toBe(true);
    expect(await acceptInvitation(desk, 'ben', code)).toEqual({ ok: true, fightId: id });
    expect(await helpedFights(desk.db, 'ben')).toHaveLength(50);
  });

  it('see the fight in their list while it exists', async () => {
    const id = await begin(desk);
    await helpedBy(id, 'ben');
    expect(await helpedFights(desk.db, 'ben')).toMatchObject([
      { id, name: 'Ambush', ownerName: 'ANN' },
    ]);
    expect(await helpedFights(desk.db, 'ann')).toEqual([]);
    await removeFight(desk, 'ann', id);
    expect(await helpedFights(desk.db, 'ben')).toEqual([]);
    expect(await reachable(desk.db, 'ben', id)).toBeNull();
    await restoreFight(desk, 'ann', id);
    expect(await reachable(desk.db, 'ben', id)).toMatchObject({ owner: 'ann', role: 'helper' });
  });

  it('run the fight under their own name, and the list entry is updated', async () => {
    const [first, second, id] = [note('first'), note('second'), await begin(desk)];
    expect(await fightFor(desk, 'ben', id)).toBeNull();
    await helpedBy(id, 'ben');
    await appendToFight(desk, 'ann', id, [first]);
    const sent = await appendToFight(desk, 'ben', id, [second, named('Bridge')]);
    expect(sent).toMatchObject({ ok: true, seq: 3, refused: [] });
    const opened = await fightFor(desk, 'ben', id);
    expect(opened).toMatchObject({
      ok: true,
      owner: 'ann',
      role: 'helper',
      row: { name: 'Bridge' },
      fight: { events: [{ by: 'ann' }, { by: 'ben' }, { by: 'ben' }] },
    });
    expect(await fightFor(desk, 'ann', id)).toMatchObject({ owner: 'ann', role: 'owner' });
    expect(await only()).toMatchObject({ name: 'Bridge', seq: 3 });
    expect(await renameFight(desk, 'ben', id, 'Ford')).toMatchObject({ ok: true, seq: 4 });
    const log = await fightLogFor(desk, 'ben', id);
    expect(log?.ok && log.events).toHaveLength(4);
  });

  it('can undo only their own events, and the owner can undo all', async () => {
    const [owners, theirs, id] = [note('owner’s'), note('theirs'), await begin(desk)];
    await helpedBy(id, 'ben', 'cay');
    await appendToFight(desk, 'ann', id, [owners]);
    await appendToFight(desk, 'ben', id, [theirs]);
    expect(await undoableIn(desk, 'ben', id)).toMatchObject({ undo: theirs.id });
    expect(await undoableIn(desk, 'ann', id)).toMatchObject({ undo: owners.id });
    const reason = 'Only the person who did this, or the game master, can undo it.';
    for (const [who, of] of [
      ['ben', owners],
      ['cay', theirs],
    ] as const) {
      expect(await appendToFight(desk, who, id, [takesBack(of)])).toMatchObject({
        refused: [{ reason }],
      });
    }
    expect(await appendToFight(desk, 'ann', id, [takesBack(theirs)])).toMatchObject({
      refused: [],
      seq: 3,
    });
  });

  it('cannot put it away, restore, move, copy or share it', async () => {
    const id = await begin(desk);
    await helpedBy(id, 'ben');
    expect(await removeFight(desk, 'ben', id)).toBe(false);
    expect(await moveFight(desk, 'ben', id, 'Mine')).toBeNull();
    expect(await copyFight(desk, 'ben', id)).toBeNull();
    expect(await codesOf(desk.db, 'ben', id)).toEqual({ players: null, helper: null });
    expect(await removeHelper(desk, 'ben', id, 'ben')).toBe(false);
    await removeFight(desk, 'ann', id);
    expect(await restoreFight(desk, 'ben', id)).toBeNull();
  });

  it.each(['is taken out', 'leaves'])('follow it live, until one %s', async (how) => {
    desk.at.now = Date.now();
    const id = await begin(desk);
    await helpedBy(id, 'ben', 'cay');
    const ended: string[] = [];
    for (const who of ['ann', 'ben', 'cay']) {
      const followed = await followFight(desk, who, id);
      const socket = followed?.ok ? followed.answer.webSocket : null;
      if (!socket) throw new Error('There is no socket.');
      socket.addEventListener('close', () => ended.push(who));
      socket.accept();
      pages.push(socket);
    }
    if (how === 'leaves') await leaveFight(desk, 'ben', id);
    else await removeHelper(desk, 'ann', id, 'ben');
    await expect.poll(() => ended).toEqual(['ben']);
    expect(await followFight(desk, 'ben', id)).toBeNull();
  });

  it('are removed at once even if the object does not answer', async () => {
    const id = await begin(desk);
    await helpedBy(id, 'ben');
    expect(await removeHelper({ ...desk, fights: silent }, 'ann', id, 'ben')).toBe(true);
    expect(await reachable(desk.db, 'ben', id)).toBeNull();
  });
});

describe('a former helper', () => {
  it('has no access after the owner has removed them', async () => {
    const id = await begin(desk);
    await helpedBy(id, 'ben', 'cay');
    expect(await removeHelper(desk, 'cay', id, 'ben')).toBe(false);
    expect(await removeHelper(desk, 'ann', id, 'ben')).toBe(true);
    expect(await removeHelper(desk, 'ann', id, 'ben')).toBe(false);
    expect(await appendToFight(desk, 'ben', id, [note('late')])).toBeNull();
    expect(await undoableIn(desk, 'ben', id)).toBeNull();
    expect(await fightLogFor(desk, 'ben', id)).toBeNull();
    expect(await helpersOf(desk.db, 'ann', id)).toMatchObject([{ userId: 'cay' }]);
  });

  it('can leave on their own, and can be invited again', async () => {
    const id = await begin(desk);
    await helpedBy(id, 'ben');
    expect(await leaveFight(desk, 'ann', id)).toBe(false);
    expect(await leaveFight(desk, 'ben', id)).toBe(true);
    expect(await fightFor(desk, 'ben', id)).toBeNull();
    await helpedBy(id, 'ben');
    expect(await fightFor(desk, 'ben', id)).toMatchObject({ ok: true });
  });

  it('is removed with their account, and with the owner’s', async () => {
    const [one, two] = [await begin(desk), await begin(desk)];
    await helpedBy(one, 'ben', 'cay');
    await helpedBy(two, 'ben');
    const services = { ...openAccountDesk(), later: () => {} };
    await deletePerson(services, 'cay');
    expect(await helpersOf(desk.db, 'ann', one)).toMatchObject([{ userId: 'ben' }]);
    await deletePerson(services, 'ann');
    expect(await count('fight_helpers')).toBe(0);
    expect(await helpedFights(desk.db, 'ben')).toEqual([]);
  });

  it('is in the export of both, without the identity of the other', async () => {
    const id = await begin(desk);
    await helpedBy(id, 'ben');
    const exported = async (userId: string) => {
      let text = '';
      const owner = { userId, verifiedEmail: null };
      for await (const part of exportPerson(store, owner, '2030-01-01T00:00:00.000Z')) text += part;
      return JSON.parse(text);
    };
    expect(await exported('ben')).toMatchObject({
      fight_helpers: [{ fight_id: id, user_id: 'ben', made_at: NOW }],
      fight_helpers_of_theirs: [],
    });
    const { fight_helpers, fight_helpers_of_theirs } = await exported('ann');
    expect(fight_helpers).toEqual([]);
    expect(fight_helpers_of_theirs).toEqual([{ fight_id: id, owner_id: 'ann', made_at: NOW }]);
  });
});
