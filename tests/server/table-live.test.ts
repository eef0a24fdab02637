import { beforeAll, describe, expect, it } from 'vitest';
import { gifted, pageOf, send, startFight } from '../harness/fight-pages';
import { frameOf, hearOn, knock, knockAt } from '../harness/knock';
import { PEOPLE, Visitor } from '../harness/visitor';

let owner: Visitor;
let fight: string;
let code: string;

const asShared = async () => {
  expect((await send(owner, `${fight}/table`, { intent: 'share' })).status).toBe(303);
  const found = /\/table\/([A-Z0-9]{10})/.exec(await pageOf(owner, `${fight}/table`));
  return found?.[1] ?? '';
};
const live = () => `/table/${code}/live`;

/** The game master adds a note, which is sent to every open socket. */
async function goesOn() {
  const answer = await send(owner, fight, { intent: 'note', note: 'It goes on' });
  expect(answer.status).toBe(303);
}

beforeAll(async () => {
  owner = await gifted();
  fight = await startFight(owner, 'goblin\nlich hidden');
  // Before the fight begins, players see the party only.
  for (const intent of ['roll-missing', 'begin']) {
    expect((await send(owner, fight, { intent })).status).toBe(303);
  }
  code = await asShared();
});

describe('the WebSocket of the players’ page', () => {
  it('opens with the code, and not without it', async () => {
    expect(await knock(live(), null)).toBe(101);
    expect(await knock('/table/AFHJKMNPQR/live', null)).toBe(404);
    expect(await knock('/table/nonsense/live', null)).toBe(404);
    const asked = await new Visitor().ask(live());
    expect(asked.status).toBe(426);
  });

  it('refuses cross-site requests', async () => {
    const foreign = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const from of foreign) {
      expect(await knock(live(), null, from as unknown as Record<string, string>)).toBe(403);
    }
  });

  it('the game master’s WebSocket does not open for a player, whatever user they are signed in as', async () => {
    const other = new Visitor();
    await other.signIn(PEOPLE.paying, '/about');
    await other.ask(`/table/${code}`);
    expect(await knock(`${fight}/live`, other)).toBe(404);
    expect((await other.ask(`${fight}/events`)).status).toBe(404);
    const event = { v: 1, id: crypto.randomUUID(), by: 'gm', at: 1, deeds: [{ do: 'begin' }] };
    const sent = await other.ask(`${fight}/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events: [event] }),
    });
    expect(sent.status).toBe(404);
  });

  it('sends what players may know, and ignores other messages', async () => {
    const { socket } = await knockAt(live(), null);
    if (socket === null) throw new Error('There is no socket.');
    const heard = hearOn(socket);
    socket.write(frameOf(JSON.stringify({ v: 1, is: 'hello', seq: 0 })));
    await expect.poll(() => heard.texts.length).toBe(1);
    expect(JSON.parse(heard.texts[0] ?? '')).toMatchObject({ is: 'table', view: { rows: [{}] } });
    expect(heard.texts.join().toLowerCase()).not.toContain('lich');
    const event = { v: 1, id: 'a-lie-of-a-player', by: 'gm', at: 1, deeds: [{ do: 'begin' }] };
    socket.write(frameOf(JSON.stringify({ v: 1, is: 'append', events: [event] })));
    await expect.poll(() => heard.end?.code).toBe(4022);
    socket.destroy();
  });

  it.each([
    [
      'a message of a megabyte',
      (one: (frame: Buffer) => void) => one(frameOf('x'.repeat(1_000_000))),
    ],
    [
      'a thousand messages',
      (one: (frame: Buffer) => void) => {
        const have = frameOf(JSON.stringify({ v: 1, is: 'have', seq: 0 }));
        for (let at = 0; at < 1000; at += 1) one(have);
      },
    ],
    ['bytes that are no frame', (one: (frame: Buffer) => void) => one(Buffer.alloc(64, 0xff))],
  ])('closes on %s, and the fight goes on', async (_, floods) => {
    const { socket } = await knockAt(live(), null);
    if (socket === null) throw new Error('There is no socket.');
    const heard = hearOn(socket);
    floods((frame) => socket.write(frame));
    await expect.poll(() => heard.end !== null || heard.isOver, { timeout: 10_000 }).toBe(true);
    if (heard.end !== null) expect(heard.end.reason).not.toBe('');
    socket.destroy();
    await goesOn();
    expect(await knock(live(), null)).toBe(101);
  });

  it('waits for the rest of a partial frame, and does not block others', async () => {
    const { socket } = await knockAt(live(), null);
    if (socket === null) throw new Error('There is no socket.');
    hearOn(socket);
    socket.write(frameOf('x'.repeat(100)).subarray(0, 30));
    await goesOn();
    socket.destroy();
  });
});

describe('sharing', () => {
  it('ends for good: sharing again gives another code', async () => {
    const before = code;
    const { socket } = await knockAt(live(), null);
    if (socket === null) throw new Error('There is no socket.');
    const heard = hearOn(socket);
    expect((await send(owner, `${fight}/table`, { intent: 'stop-sharing' })).status).toBe(303);
    await expect.poll(() => heard.end?.code).toBe(4004);
    socket.destroy();
    expect(await knock(`/table/${before}/live`, null)).toBe(404);
    code = await asShared();
    expect(code).not.toBe(before);
    expect(await knock(`/table/${before}/live`, null)).toBe(404);
    expect(await knock(live(), null)).toBe(101);
    const renewed = code;
    expect((await send(owner, `${fight}/table`, { intent: 'renew-code' })).status).toBe(303);
    expect(await knock(`/table/${renewed}/live`, null)).toBe(404);
  });
});
