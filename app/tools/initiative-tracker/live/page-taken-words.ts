import type { FightEvent } from '~/fights/log/deeds';
import { tell } from '~/fights/telling/tell';
import { tellLog } from '~/fights/telling/tell-log';
import { askJson } from '~/platform/ask-json';
import type { Done } from './done-news';
import type { FightBook } from './fight-book';
import { type LogBefore, wholeLog } from './use-whole-log';

/**
 * What a press came to, in words. What an undo takes back may have been done long ago, or by another device: its words are those of
 * the log, and what of that is not at hand is read with `readBefore`.
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

/** What came before what is at hand, from where the whole log is; null where it cannot be had. */
export async function readLogBefore(address: string | null): Promise<LogBefore | null> {
  if (address === null) return null;
  const answer = await askJson<LogBefore>(address, AbortSignal.timeout(20_000));
  return answer.is === 'here' ? answer.value : null;
}
