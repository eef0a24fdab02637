import type { FightEvent } from '~/fights/log/deeds';

/** The merged log of two pages. */
export type MergedLog = {
  /** All entries, including those of another release that cannot be read here; they are kept. */
  all: readonly unknown[];
  /** The entries that can be folded. */
  events: readonly FightEvent[];
  /** Whether the page must fold again, because it lacks entries of another page. */
  isNews: boolean;
  /** Whether the device lacks some of the entries. */
  isOwed: boolean;
};

/**
 * Merges a device's log of a fight with a page's: first all of the device's entries in their order, then those that
 * only the page has. Each entry occurs once, so that no writer removes another's, and all pages get the same order.
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

/** Checks only the outline: the entry was written by this release or a compatible one. */
function isEvent(entry: unknown): entry is FightEvent {
  const { v, id, by, at, deeds } = Object(entry);
  const isSigned = typeof id === 'string' && typeof by === 'string' && typeof at === 'number';
  return v === 1 && isSigned && Array.isArray(deeds);
}
