import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { followerRequest } from '~/fights/kept/fight-followers.server';
import { LIVE_ENDS } from '~/fights/kept/live-messages';
import { event, NOW, note, restart } from './fights-desk';
import { append, fight, openOne, whole } from './fights-one';
import {
  begins,
  CODE,
  giveSeat,
  listen,
  openTableOne,
  press,
  pressOf,
  publicOf,
  seen,
} from './fights-table-hands';

beforeEach(async () => {
  await openOne();
  await openTableOne();
});

describe('the players’ page', () => {
  it('opens by its current code only', async () => {
    expect(await seen()).toMatchObject({ v: 1, round: 0, seat: { is: 'none' } });
    expect(await seen(null, 'ACDEFHJKLN')).toBeNull();
    expect(await fight().table('ben', { code: CODE, token: null, now: NOW })).toBeNull();
    await fight().setCode('ann', 'MMMMMMMMMM');
    expect(await seen()).toBeNull();
    expect(await seen(null, 'MMMMMMMMMM')).not.toBeNull();
    await fight().setCode('ann', null);
    expect(await seen(null, 'MMMMMMMMMM')).toBeNull();
    expect(await fight().setCode('ben', CODE)).toBeNull();
  });

  it('disconnects everyone when the code is no longer valid', async () => {
    const [one, two] = [await listen(null), await listen('phone')];
    await fight().setCode('ann', CODE);
    await append(note('still there'));
    await fight().setCode('ann', 'MMMMMMMMMM');
    const [code, reason] = LIVE_ENDS.closed;
    for (const { ends } of [one, two]) await expect.poll(() => ends).toEqual([{ code, reason }]);
    const asked = followerRequest({
      owner: 'ann',
      until: NOW * 2,
      table: { code: CODE, token: null },
    });
    expect((await env.FIGHTS.getByName('one').fetch(asked)).status).toBe(404);
  });

  it('sends each phone what it may see as it happens, and nothing else', async () => {
    const watcher = await listen(null);
    const read = await fight().read('ann', null);
    expect(read?.events.length).toBe(1);
    await append(
      event([{ do: 'change', who: 'lurks', changes: { note: 'canary', alias: 'canary' } }]),
    );
    await append(note('canary'));
    await begins();
    await expect.poll(() => watcher.view?.round).toBe(1);
    expect(watcher.view).toEqual(await seen());
    expect(watcher.texts.join()).not.toContain('canary');
    expect(watcher.heard).toHaveLength(2);
    await append(event([{ do: 'change', who: 'lurks', changes: { hidden: false, alias: null } }]));
    await expect.poll(() => watcher.view?.rows.length).toBe(4);
    expect({ ...watcher.view, turn: null }).toEqual({ ...(await seen()), turn: null });
  });

  it('gives a requested seat to its phone only', async () => {
    const [phone, other] = [await listen('phone'), await listen('other')];
    await giveSeat('phone', 'Mira');
    await expect
      .poll(() => phone.view?.seat)
      .toMatchObject({ is: 'seated', name: 'Ann', ones: [{ name: 'Mira', hitPoints: 30 }] });
    expect(other.view?.seat).toMatchObject({ is: 'none' });
    expect((await seen('phone'))?.seat.is).toBe('seated');
    const seat =
      Object.keys(
        (await import('~/fights/kept/read-fight')).fightOfRead(await whole()).seats ?? {},
      )[0] ?? '';
    await append(event([{ do: 'unseat', seat }]));
    await expect.poll(() => phone.view?.seat.is).toBe('none');
  });

  it('sends nothing about turns of hidden combatants, not even their duration', async () => {
    await begins();
    const turn = (to: string, from: string) =>
      append(
        event([
          { do: 'turn', from: { round: 1, row: from }, to: { round: 1, row: to }, recharges: [] },
        ]),
      );
    await append(event([{ do: 'change', who: 'gob', changes: { hidden: true } }]));
    await turn('tobin', 'mira');
    await turn('gob', 'tobin');
    const watcher = await listen(null);
    expect(watcher.view?.turn).toMatchObject({ row: null, unseen: true, elapsed: null });
    await turn('lurks', 'gob');
    expect((await seen())?.turn).toEqual(watcher.view?.turn);
    expect(watcher.heard).toHaveLength(1);
  });

  it('sends a phone its whole view again when it leaves its seat', async () => {
    const [phone, watcher] = [await listen('phone'), await listen(null)];
    await giveSeat('phone', 'Mira');
    await append(event([{ do: 'handout', id: 'h', to: 'mira', text: 'PRIVATE', picture: null }]));
    await expect.poll(() => phone.view?.handouts.length).toBe(1);
    for (let at = 0; at < 4; at += 1) {
      const changes = { sheet: { maximum: 40 + at } };
      await append(event([{ do: 'change', who: 'tobin', changes }]));
    }
    await press('phone', { is: 'leave' });
    await expect.poll(() => phone.view?.seat.is).toBe('none');
    expect(phone.view?.handouts).toEqual([]);
    expect(watcher.texts.join()).not.toContain('PRIVATE');
  });
});

describe('a player’s action', () => {
  it('is an event of the seat, stored once however often it is sent, and visible to all', async () => {
    const who = await giveSeat('phone', 'Mira');
    const watcher = await listen(null);
    const one = pressOf({ is: 'hurt', who, amount: 7, type: null });
    const at = { code: CODE, token: 'phone', now: NOW };
    for (let times = 0; times < 3; times += 1) {
      expect(await fight().tablePress('ann', at, one)).toMatchObject({
        ok: true,
        view: { seat: { ones: [{ hitPoints: 23 }] } },
      });
    }
    await restart('one');
    expect(await fight().tablePress('ann', at, one)).toMatchObject({
      view: { seat: { ones: [{ hitPoints: 23 }] } },
    });
    const last = (await whole()).events.at(-1);
    expect(last).toMatchObject({ id: one.id, at: NOW, deeds: [{ do: 'harm' }] });
    expect(last?.by).not.toBe('ann');
    await expect.poll(() => watcher.heard.length + watcher.ends.length).toBeGreaterThan(1);
  });

  it('is refused without a seat, for another character, and after the seat was taken back', async () => {
    const mira = await publicOf('Mira');
    const hurts = { is: 'hurt', who: mira, amount: 7, type: null } as const;
    expect(await press('phone', hurts)).toEqual({
      ok: false,
      reason: 'You have no seat in this fight.',
    });
    await giveSeat('phone', 'Mira');
    const tobin = await publicOf('Tobin');
    expect(await press('phone', { ...hurts, who: tobin })).toMatchObject({ ok: false });
    expect(await press('other', hurts)).toMatchObject({ ok: false });
    expect(
      (await whole()).events.flatMap(({ deeds }) => deeds).some((deed) => deed.do === 'harm'),
    ).toBe(false);
  });

  it('can be undone by its seat and by the game master, but not by another seat', async () => {
    const mira = await giveSeat('phone', 'Mira');
    const tobin = await giveSeat('other', 'Tobin');
    await press('phone', { is: 'hurt', who: mira, amount: 7, type: null });
    await press('other', { is: 'hurt', who: tobin, amount: 9, type: null });
    expect(await press('phone', { is: 'undo' })).toMatchObject({
      view: { seat: { ones: [{ hitPoints: 30 }] } },
    });
    expect(await seen('other')).toMatchObject({ seat: { ones: [{ hitPoints: 21 }] } });
    const harm = (await whole()).events.findLast(({ deeds }) => deeds[0]?.do === 'harm');
    expect((await append(event([{ do: 'undo', event: harm?.id ?? '' }])))?.refused).toEqual([]);
    expect(await seen('other')).toMatchObject({ seat: { ones: [{ hitPoints: 30 }] } });
  });

  it('is limited per minute', async () => {
    const who = await giveSeat('phone', 'Mira');
    const answers = [];
    for (let at = 0; at < 70; at += 1)
      answers.push(await press('phone', { is: 'temporary', who, amount: at + 1 }));
    expect(answers.filter((one) => one?.ok)).toHaveLength(60);
    expect(answers.at(-1)).toEqual({ ok: false, reason: 'That was a lot at once. Wait a moment.' });
    expect(await press('phone', { is: 'temporary', who, amount: 99 }, NOW + 60_001)).toMatchObject({
      ok: true,
    });
  });

  it('of strangers who claim seats affects neither the given seats nor the log', async () => {
    await giveSeat('phone', 'Mira');
    const who = await publicOf('Tobin');
    const before = (await whole()).seq;
    const wish = { is: 'claim', who, name: 'Zed' } as const;
    for (let at = 0; at < 80; at += 1) await press(`stranger-${at}`, wish);
    expect((await whole()).seq - before).toBeLessThanOrEqual(30);
    expect((await seen('phone'))?.seat.is).toBe('seated');
    expect((await seen('stranger-0'))?.seat.is).toBe('asked');
    expect(await press('stranger-99', wish)).toMatchObject({ ok: false });
    // The same claim again is the same event, and adds nothing to the log.
    const { seq } = await whole();
    const later = NOW + 61_000;
    expect(await press('stranger-0', wish, later)).toMatchObject({ ok: true });
    expect((await whole()).seq).toBe(seq);
    const tobin = await publicOf('Mira');
    for (let at = 0; at < 9; at += 1)
      await press('stranger-0', { ...wish, who: at % 2 ? who : tobin }, later);
    expect((await whole()).seq - seq).toBeLessThanOrEqual(6);
  });

  it('cannot undo what was done in an earlier seat', async () => {
    const mira = await giveSeat('phone', 'Mira');
    await press('phone', { is: 'hurt', who: mira, amount: 9, type: null });
    await press('phone', { is: 'leave' });
    await giveSeat('other', 'Mira');
    await append(event([{ do: 'handout', id: 'h', to: 'mira', text: 'For Mira', picture: null }]));
    await giveSeat('phone', 'Tobin');
    for (let times = 0; times < 3; times += 1) await press('phone', { is: 'undo' });
    const view = await seen('phone');
    expect(view?.seat).toMatchObject({ ones: [{ name: 'Tobin' }] });
    expect(view?.handouts).toEqual([]);
    expect(await seen('other')).toMatchObject({ seat: { ones: [{ hitPoints: 21 }] } });
  });

  it('rolls its dice once', async () => {
    const who = await giveSeat('phone', 'Mira');
    const wish = { is: 'initiative', who, total: null } as const;
    expect(await press('phone', wish)).toMatchObject({ view: { seat: { canUndo: false } } });
    expect(await press('phone', { is: 'undo' })).toEqual({
      ok: false,
      reason: 'Rolled dice stand. Ask the game master.',
    });
  });
});

describe('the time of a turn', () => {
  it('is measured by the server’s clock, stops in a pause, and is empty before the fight', async () => {
    const elapsed = async (now: number) =>
      (await fight().table('ann', { code: CODE, token: null, now }))?.turn.elapsed;
    expect(await elapsed(NOW)).toBeNull();
    // The clock of the device that begins is wrong by a day.
    await append({
      ...event([
        { do: 'initiative', counts: [{ row: 'mira', count: 9, dice: [], mode: 'roll' }] },
        { do: 'begin' },
      ]),
      at: NOW + 86_400_000,
    });
    expect(await elapsed(NOW + 5000)).toBe(5000);
    await fight().append('ann', 'ann', [event([{ do: 'pause', on: true }])], NOW + 6000);
    expect(await elapsed(NOW + 60_000)).toBe(6000);
    await fight().append('ann', 'ann', [event([{ do: 'pause', on: false }])], NOW + 60_000);
    expect(await elapsed(NOW + 61_000)).toBe(7000);
    await restart('one');
    expect(await elapsed(NOW + 62_000)).toBe(8000);
  });
});
