import type { FightEvent } from '~/fights/log/deeds';
import { tell } from '~/fights/telling/tell';
import { tellLog } from '~/fights/telling/tell-log';
import { askJson } from '~/platform/ask-json';
import type { Done } from './done-news';
import type { FightBook } from './fight-book';
import { type LogBefore, wholeLog } from './use-whole-log';

/**
 * Describes an action in words. An undone action may be old or from another device: its words come from the log, and
 * events before those in memory are read with `readBefore`.
 */
export async function wordsOfDone(
  { event, before, after }: Done,
  book: Pick<FightBook, 'before' | 'seed' | 'ledger'>,
  readBefore: () => Promise<LogBefore | null>,
): Promise<string[]> {
  const taken = takenBy(event);
  if (taken === null) return tell(before, event, after).map(({ text }) => text);
  const isHere = book
    .ledger()
    .events()
    .some(({ id }) => id === taken);
  const log = wholeLog(book, (isHere ? null : await readBefore()) ?? 'lost');
  return tellLog(log.begins, log.events)
    .filter((line) => line.event === event.id)
    .map(({ text }) => text);
}

function takenBy({ deeds: [deed] }: FightEvent): string | null {
  return deed?.do === 'undo' || deed?.do === 'redo' ? deed.event : null;
}

/** Fetches the events before those in memory; null when that fails. */
export async function readLogBefore(address: string | null): Promise<LogBefore | null> {
  if (address === null) return null;
  const answer = await askJson<LogBefore>(address, AbortSignal.timeout(20_000));
  return answer.is === 'here' ? answer.value : null;
}
