import { z } from 'zod';
import type { FightEvent } from '../log/deeds';
import type { FightRead } from './fight-calls';

/**
 * A message from a page that follows a fight: its position when it connects (`hello`), and later from time to time
 * (`have`).
 */
export const followerMessage = z.strictObject({
  v: z.literal(1),
  is: z.enum(['hello', 'have']),
  /** The number of the last event it has. */
  seq: z.number().int().min(0).max(1_000_000),
});
export type FollowerMessage = z.infer<typeof followerMessage>;

/** A message to a page that follows a fight. */
export type FightNews =
  /** The latest events of the log; the last one has the number `seq`. */
  | { v: 1; is: 'tail'; seq: number; events: readonly FightEvent[] }
  /** Too many events to send: the page must read the fight. */
  | { v: 1; is: 'behind'; seq: number };

/** Close codes of the WebSocket, each with its sentence. */
export const LIVE_ENDS = {
  /** Access is checked again from time to time. */
  time: [4001, 'Time to reconnect.'],
  gone: [4004, 'This fight is no longer here.'],
  /** The players' page was closed. */
  closed: [4004, 'The game master has stopped sharing this fight here.'],
  slow: [4008, 'This page reads too slowly. It can reconnect.'],
  long: [4009, 'This message is too long.'],
  unread: [4022, 'This message cannot be read.'],
  often: [4029, 'That was a lot at once.'],
  full: [4030, 'Too many pages follow this fight already.'],
} as const satisfies Record<string, readonly [number, string]>;

/** The limits for following a fight. */
export const LIVE_LIMITS = {
  /** Pages of the owner for one fight. */
  ofOwner: 20,
  /** Pages of each helper. */
  ofHelper: 4,
  /** Pages of players for one fight: a full table and viewers. */
  ofPlayers: 80,
  /** Pages of one phone. */
  ofPhone: 4,
  /** Pages without a cookie, all together. */
  ofUnknown: 40,
  /** Milliseconds after which the page must reconnect. */
  passMs: 15 * 60 * 1000,
  /** Characters of a page's message. */
  messageLetters: 200,
  /** Messages of a page in one minute. */
  messagesAMinute: 120,
  /** Messages sent to a page that it has not acknowledged. */
  unread: 200,
  /** Characters of a message to a page; with more, the page must read the fight. */
  newsLetters: 256 * 1024,
} as const;

/** The message for a page that has everything before these events, as JSON. */
export function newsText({
  base,
  seq,
  events,
}: Pick<FightRead, 'base' | 'seq' | 'events'>): string {
  const tail: FightNews = { v: 1, is: 'tail', seq, events };
  const text = base === null ? JSON.stringify(tail) : '';
  if (text !== '' && text.length <= LIVE_LIMITS.newsLetters) return text;
  return JSON.stringify({ v: 1, is: 'behind', seq } satisfies FightNews);
}
