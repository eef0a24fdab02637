import type { FightEvent } from '~/fights/log/deeds';

/** One log of what two pages wrote. */
export type MergedLog = {
  /** Everything, what cannot be read here too: it is another release's, and stays. */
  all: readonly unknown[];
  /** Of these what can be folded. */
  events: readonly FightEvent[];
  /** Whether the page must fold anew: something of another lies in it. */
  isNews: boolean;
  /** Whether the device has not all of it. */
  isOwed: boolean;
};

/**
 * Merges what a device has of a fight with what a page has: first everything in the device's order, then what only the page did. Each
 * event is in it once, so that whoever writes last takes nothing away, and all pages come to the same order.
 */
export function mergeLogs(kept: readonly unknown[], own: readonly FightEvent[]): MergedLog {
  const there = new Set(kept.map(idOf));
  const unwritten = own.filter(({ id }) => !there.has(id));
  const all = [...kept, ...unwritten];
  const events = onceEach(all.filter(isEvent));
  const isNews = events.length !== own.length || events.some(({ id }, at) => own[at]?.id !== id);
  return { all, events, isNews, isOwed: unwritten.length > 0 };
}

function onceEach(events: readonly FightEvent[]): FightEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}

function idOf(entry: unknown): unknown {
  return Object(entry).id;
}

/** As far as its outline goes: the same release wrote it, or one that knew the same. */
function isEvent(entry: unknown): entry is FightEvent {
  const { v, id, by, at, deeds } = Object(entry);
  const isSigned = typeof id === 'string' && typeof by === 'string' && typeof at === 'number';
  return v === 1 && isSigned && Array.isArray(deeds);
}
