import { foldEvent } from '../fold/fold-event';
import { refusal } from '../fold/refuse';
import type { FightEvent } from '../log/deeds';
import type { Appended } from './fight-calls';
import { FIGHT_LIMITS } from './fight-limits';
import {
  addEvent,
  type OpenLog,
  onBase,
  placeOfBase,
  sizeOf,
  takenAtLast,
  takenBy,
} from './fight-log';
import type { About, FightStorage } from './fight-storage-sql.server';
import { judgeEvent, overfull } from './judge-event';

/** A fight that its Durable Object has in memory. `letters` is the length of the log's JSON, in characters. */
export type AtHand = { about: About; log: OpenLog; letters: number };

/** Events to add, their author, and the arrival time in milliseconds; events beyond the first `most` are refused. */
export type Sent = { by: string; events: readonly unknown[]; now: number; most: number };

type Outcome = Pick<Appended, 'accepted' | 'refused' | 'readAnew'>;

const TOO_MANY = `Too many entries at once: at most ${FIGHT_LIMITS.eventsAtOnce} are taken.`;
const FULL_LOG = 'The log of this fight is full. Start a new one to continue.';
const NOT_THERE = 'The change to undo is not in the log.';
const NOT_YOURS = 'Only the person who did this, or the game master, can undo it.';

/**
 * Adds events to a fight in the order given; each is added or refused as a whole. The caller runs this in a
 * transaction and must discard `hand` when it throws.
 */
export function appendEvents(
  storage: FightStorage,
  hand: AtHand,
  { by, events, now, most }: Sent,
): Outcome {
  const outcome: Outcome = { accepted: [], refused: [], readAnew: false };
  const before = hand.log.base.seq;
  for (const [place, raw] of events.entries()) {
    const known = seqOf(hand, raw);
    if (known) {
      outcome.accepted.push(known);
      continue;
    }
    const judged = judgeEvent(raw, by);
    if (!judged.ok) {
      outcome.refused.push({ id: judged.id, reason: judged.reason });
      continue;
    }
    const { event, text } = judged;
    // Only the whole log can judge an undo of an event before the base. When it is refused, nothing else changes.
    const isBefore = place < most && takenAtLast(hand.log, event) === 'before';
    const log = isBefore ? storage.openWhole(hand.about) : hand.log;
    const reason = place >= most ? TOO_MANY : whyNot({ ...hand, log }, event, text.length);
    if (reason !== null) {
      outcome.refused.push({ id: event.id, reason });
      continue;
    }
    hand.log = log;
    outcome.readAnew ||= isBefore;
    const seq = addEvent(hand.log, event);
    hand.letters += text.length;
    storage.addEvent(seq, now, text);
    outcome.accepted.push({ id: event.id, seq });
  }
  keepBase(storage, hand, before, outcome.readAnew);
  return outcome;
}

/** The id and number of an event that is already in the log, when it is sent again; else null. */
function seqOf({ log }: AtHand, raw: unknown): { id: string; seq: number } | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  const seq = typeof id === 'string' ? log.seqOf.get(id) : undefined;
  return typeof id === 'string' && seq !== undefined ? { id, seq } : null;
}

/** Why an event is refused, as a sentence; null when it is accepted. */
function whyNot({ about, log, letters }: AtHand, event: FightEvent, more: number): string | null {
  const fight = log.ledger.fight();
  const reason = refusal(fight, sizeOf(log), event);
  if (reason !== null) return reason;
  if (letters + more > FIGHT_LIMITS.logLetters) return FULL_LOG;
  if (takenBy(event) === null) return overfull(foldEvent(fight, event));
  const taken = takenAtLast(log, event);
  if (taken === null || taken === 'before') return NOT_THERE;
  return event.by === about.owner || event.by === taken.by ? null : NOT_YOURS;
}

/**
 * Moves the base forward when the log has grown enough, and rewrites it when one of its events was undone or redone.
 */
function keepBase(storage: FightStorage, hand: AtHand, before: number, anew: boolean): void {
  const place = placeOfBase(sizeOf(hand.log));
  if (place === before && !anew) return;
  hand.log = onBase(hand.log, place);
  const ids = [...hand.log.seqOf.keys()].slice(before, place);
  storage.writeBase(hand.log.base, before, ids);
  if (anew) storage.noteReadAnew(sizeOf(hand.log));
  if (anew) hand.about = { ...hand.about, readAnew: sizeOf(hand.log) };
}
