import { beforeEach, describe, expect, it } from 'vitest';
import { mapOfShown } from '~/fights/mat/shown-mat';
import { AREAS, secretMat } from '../harness/secret-map';
import { event, restart } from './fights-desk';
import { append, openOne } from './fights-one';
import {
  begins,
  giveSeat,
  listen,
  openTableOne,
  press,
  publicOf,
  seen,
} from './fights-table-hands';

const SECRET = 'zqxvkj';
const place = (who: string, x: number, y: number) =>
  append(event([{ do: 'mat-place', placed: [{ who, at: { x, y } }] }]));
const uncover = (areas: number[]) => append(event([{ do: 'mat-uncover', on: true, areas }]));

beforeEach(async () => {
  await openOne();
  await openTableOne();
  await begins();
  await append(event([{ do: 'mat', map: secretMat(SECRET) }]));
});

describe('the map of a fight', () => {
  it('comes to the phones as it is uncovered, and nothing of the rest', async () => {
    const watcher = await listen(null);
    expect(watcher.view?.mat).toMatchObject({ rooms: [], doors: [] });
    await place('mira', 2, 2);
    await place('gob', 14, 2);
    await place('lurks', 3, 3);
    await uncover([AREAS.west]);
    await expect.poll(() => watcher.view?.mat?.rooms.length).toBe(1);
    expect(watcher.view?.tokens).toEqual([{ id: await publicOf('Mira'), x: 2, y: 2, space: 1 }]);
    expect(watcher.texts.join()).not.toMatch(/zqxvkj|secret|locked|trap|Well of voices/);
    await uncover([AREAS.east]);
    await expect.poll(() => watcher.view?.tokens.length).toBe(2);
    expect(watcher.view).toEqual({ ...(await seen()), turn: watcher.view?.turn });
  });

  it('sends a move without the map', async () => {
    await uncover([AREAS.west]);
    await place('mira', 2, 2);
    const watcher = await listen(null);
    await place('mira', 4, 4);
    await expect.poll(() => watcher.view?.tokens[0]?.x).toBe(4);
    expect(watcher.heard.at(-1)).toMatchObject({ is: 'change', parts: { tokens: [{ x: 4 }] } });
    expect(watcher.texts.at(-1)).not.toContain('"cells"');
  });

  it('is moved on by the player of a character, where it is uncovered', async () => {
    const who = await giveSeat('phone', 'Mira');
    await uncover([AREAS.west]);
    const moved = await press('phone', { is: 'move', who, x: 3, y: 2 });
    expect(moved).toMatchObject({ ok: true, view: { tokens: [{ id: who, x: 3, y: 2 }] } });
    expect(await press('phone', { is: 'move', who, x: 14, y: 2 })).toMatchObject({
      ok: false,
      reason: 'That square is not uncovered.',
    });
    await append(event([{ do: 'set', settings: { seatsMay: ['hit-points'] } }]));
    expect(await press('phone', { is: 'move', who, x: 4, y: 2 })).toMatchObject({ ok: false });
  });

  it('is as it was when the object starts anew', async () => {
    await uncover([AREAS.west]);
    await place('mira', 2, 2);
    const before = await seen();
    await restart('one');
    const after = await seen();
    expect(after?.mat).toEqual(before?.mat);
    expect(after?.tokens).toEqual(before?.tokens);
    const open = after?.mat ? mapOfShown(after.mat).cells.filter((cell) => cell !== 0) : [];
    expect(open).toHaveLength(26);
  });
});
