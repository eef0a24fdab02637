import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { followerRequest } from '~/fights/kept/fight-followers.server';
import type { SeatIntent, SeatPress } from '~/fights/table/seat-intents';
import type { TableNews, TableView } from '~/fights/table/table-view';
import { applyChanges } from '~/fights/table/view-changes';
import { event, goblin, NOW } from './fights-desk';
import { append, fight } from './fights-one';

export const CODE = 'ACDEFHJKLM';
const HOUR = 60 * 60 * 1000;

/** A character of the party with a name and default values. */
export const hero = (id: string, name: string) =>
  goblin(id, {
    side: 'party',
    sheet: { ...goblin(id).sheet, name, maximum: 30, deathSaves: true },
  });

/** Opens the players' page of the fight “one” of Ann's, with Mira, Tobin and two goblins, one of them hidden. */
export async function openTableOne(): Promise<void> {
  const seeds = [
    hero('mira', 'Mira'),
    hero('tobin', 'Tobin'),
    goblin('gob'),
    goblin('lurks', { hidden: true }),
  ];
  await append(event([{ do: 'add', seeds }]));
  await fight().setCode('ann', CODE);
}

/** Begins the fight with Mira, Tobin, the goblin and the hidden one. */
export const begins = () =>
  append(
    event([
      {
        do: 'initiative',
        counts: ['mira', 'tobin', 'gob', 'lurks'].map((row, at) => ({
          row,
          count: 20 - at,
          dice: [],
          mode: 'roll' as const,
        })),
      },
      { do: 'begin' },
    ]),
  );

/** The view of a phone at present. */
export const seen = (token: string | null = null, code = CODE) =>
  fight().table('ann', { code, token, now: NOW });

let pressed = 0;
export function pressOf(intent: SeatIntent): SeatPress {
  pressed += 1;
  return { v: 1, id: `press-${pressed}-of-a-phone`, intent };
}

/** A player's action from a phone. */
export const press = (token: string, intent: SeatIntent, now = NOW) =>
  fight().tablePress('ann', { code: CODE, token, now }, pressOf(intent));

/** The id that phones get for the combatant with this name. */
export async function publicOf(name: string): Promise<string> {
  const view = await seen();
  const one = view?.rows.flatMap(({ ones }) => ones).find((each) => each.name === name);
  if (!one) throw new Error(`${name} is not seen.`);
  return one.id;
}

/** Gives a phone the seat of a combatant, as the game master does. */
export async function giveSeat(token: string, name: string): Promise<string> {
  const who = await publicOf(name);
  const asked = await press(token, { is: 'claim', who, name: 'Ann' });
  expect(asked).toMatchObject({ ok: true, view: { seat: { is: 'asked' } } });
  const read = await fight().read('ann', null);
  const claim = read?.events.flatMap(({ deeds }) => deeds).findLast((deed) => deed.do === 'claim');
  if (claim?.do !== 'claim') throw new Error('Nobody asked for a seat.');
  await append(event([{ do: 'seat', seat: claim.seat, who: claim.who, name: 'Ann' }]));
  return who;
}

/** Opens a phone's WebSocket; returns it with its current view. */
export async function listen(
  token: string | null,
  { code = CODE, until = Date.now() + HOUR } = {},
) {
  const asked = followerRequest({ owner: 'ann', until, table: { code, token } });
  const answer = await env.FIGHTS.getByName('one').fetch(asked);
  const socket = answer.webSocket;
  if (!socket) throw new Error(`There is no socket: ${answer.status}`);
  const phone = {
    socket,
    heard: [] as TableNews[],
    texts: [] as string[],
    ends: [] as { code: number; reason: string }[],
    view: null as TableView | null,
    say: (message: unknown) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
  socket.addEventListener('message', ({ data }) => {
    const news: TableNews = JSON.parse(String(data));
    phone.texts.push(String(data));
    phone.heard.push(news);
    phone.view = news.is === 'table' ? news.view : phone.view && applyChanges(phone.view, news);
  });
  socket.addEventListener('close', ({ code, reason }) => phone.ends.push({ code, reason }));
  socket.accept();
  phone.say({ v: 1, is: 'hello', seq: 0 });
  await expect.poll(() => phone.heard.length + phone.ends.length).toBe(1);
  return phone;
}
