import { z } from 'zod';
import type { FightEvent } from '../log/deeds';
import type { FightRead } from './fight-calls';

/** What a page that follows a fight says: where it stands when it comes, and from time to time since. */
export const followerMessage = z.strictObject({
  v: z.literal(1),
  is: z.enum(['hello', 'have']),
  /** The number of the last event that it has. */
  seq: z.number().int().min(0).max(1_000_000),
});
export type FollowerMessage = z.infer<typeof followerMessage>;

/** What a page that follows a fight is told. */
export type FightNews =
  /** The log's last events, the last of them with the number `seq`. */
  | { v: 1; is: 'tail'; seq: number; events: readonly FightEvent[] }
  /** More happened than is told here: the page reads the fight. */
  | { v: 1; is: 'behind'; seq: number };

/** Why a page is followed by no news any more; the sentence goes with the code. */
export const LIVE_ENDS = {
  /** The door has to be passed again from time to time: it knows who is still let in. */
  time: [4001, 'Time to reconnect.'],
  gone: [4004, 'This fight is no longer here.'],
  /** The players’ door is closed. */
  closed: [4004, 'The game master has stopped sharing this fight here.'],
  slow: [4008, 'This page reads too slowly. It can reconnect.'],
  long: [4009, 'This message is too long.'],
  unread: [4022, 'This message cannot be read.'],
  often: [4029, 'That was a lot at once.'],
  full: [4030, 'Too many pages follow this fight already.'],
} as const satisfies Record<string, readonly [number, string]>;

/** What it takes to follow a fight, and no more. */
export const LIVE_LIMITS = {
  /** Pages of the owner that follow one fight. */
  ofOwner: 20,
  /** Pages of each who helps to run it. */
  ofHelper: 4,
  /** Pages of players that follow one fight: a full table, and those who watch. */
  ofPlayers: 80,
  /** Pages of one phone. */
  ofPhone: 4,
  /** Pages of those who let no cookie be set, all together. */
  ofUnknown: 40,
  /** Milliseconds after which the door has to be passed again. */
  passMs: 15 * 60 * 1000,
  /** Letters of what a page says. */
  messageLetters: 200,
  /** What a page says within a minute. */
  messagesAMinute: 120,
  /** Messages that a page has not said to have got. */
  unread: 200,
  /** Letters of the news: who needs more reads the fight. */
  newsLetters: 256 * 1024,
} as const;

/** The news for whoever was told everything before them, as JSON. */
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
