import { describe, expect, it } from 'vitest';
import {
  forgetOld,
  keepMessage,
  markSent,
  pauseAfter,
  takeWaiting,
} from '~/site/contact/message-rows.server';
import { database } from './compendium-files';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const message = {
  token: 'a',
  firstName: 'Maren',
  lastName: 'Oakhollow',
  email: 'maren@tavern.example',
  message: 'The map hid a door from me.',
};

describe('messages that wait', () => {
  it('are left to the form for a minute, then taken by one run alone', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    expect(await takeWaiting(db, MINUTE - 1)).toEqual([]);
    const runs = await Promise.all([takeWaiting(db, MINUTE), takeWaiting(db, MINUTE)]);
    expect(runs.flat()).toEqual([message]);
  });

  it('are tried again after two minutes, then four, and every six hours at the longest', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    await takeWaiting(db, MINUTE);
    expect(await takeWaiting(db, 3 * MINUTE - 1)).toEqual([]);
    expect(await takeWaiting(db, 3 * MINUTE)).toHaveLength(1);
    expect(await takeWaiting(db, 7 * MINUTE)).toHaveLength(1);
    expect(pauseAfter(50)).toBe(360 * MINUTE);
  });

  it('change when their form is sent anew', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    expect(await keepMessage(db, { ...message, message: 'Better words.' }, 10)).toBe(true);
    expect(await takeWaiting(db, 2 * MINUTE)).toEqual([{ ...message, message: 'Better words.' }]);
  });

  it('leave nothing of themselves when delivered, and cannot be sent twice', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    await markSent(db, 'a');
    expect(await keepMessage(db, message, 10)).toBe(false);
    expect(await takeWaiting(db, DAY)).toEqual([]);
    const [row] = (await db.$client.prepare('select * from contact_messages').all()).results;
    expect(JSON.stringify(row)).not.toMatch(/Maren|tavern|door/);
  });

  it('are forgotten when delivered thirty days ago', async () => {
    const db = database();
    for (const token of ['a', 'b']) {
      await keepMessage(db, { ...message, token }, token === 'a' ? 0 : 2 * DAY);
      await markSent(db, token);
    }
    await forgetOld(db, 31 * DAY);
    const { results } = await db.$client.prepare('select token from contact_messages').all();
    expect(results).toEqual([{ token: 'b' }]);
  });

  it('are not forgotten while there is nowhere to send them, however long that is', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    await forgetOld(db, 400 * DAY);
    expect(await takeWaiting(db, 400 * DAY)).toEqual([message]);
  });

  it('are forgotten after thirty days of trying', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    let now = MINUTE;
    let tries = 0;
    while ((await takeWaiting(db, now)).length === 1) {
      tries += 1;
      await forgetOld(db, now);
      now += pauseAfter(tries);
    }
    expect(now).toBeGreaterThan(28 * DAY);
    expect(now).toBeLessThan(32 * DAY);
  });
});
