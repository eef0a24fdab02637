import type { MeasuredDie } from './fair/measured-die';
import type { TypedKept } from './kept/kept-limits';
import type { KeptReading } from './kept/read-kept';
import type { Drawn } from './kept/table-text';
import type { OddsReading } from './odds/asked-odds';
import type { RolledAnswer, RollerQuestion } from './roller-answers';

/**
 * Calls to the page's worker; each resolves to null when the worker is not available, and the server is asked
 * instead.
 */
export type AskWorker = {
  roll(query: string): Promise<RolledAnswer | null>;
  odds(query: string): Promise<OddsReading | null>;
  measure(seed: string): Promise<readonly MeasuredDie[] | null>;
  check(typed: TypedKept): Promise<KeptReading | null>;
  draw(table: { body: string; seed: string }): Promise<Drawn | null>;
  end(): void;
};

const PATIENCE_MS = 20_000;

/** Starts the worker whose URL is in the page. */
export function startWorker(page: Document): AskWorker {
  const address = page.querySelector<HTMLElement>('[data-dice-worker]')?.dataset.diceWorker ?? '';
  const waiting = new Map<number, (answer: unknown) => void>();
  let worker: Worker | null = null;
  let asked = 0;
  const giveUp = () => {
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
    worker?.terminate();
    worker = null;
  };
  const ask = (of: RollerQuestion['of'], query: string) =>
    new Promise<unknown>((answer) => {
      try {
        if (worker === null) {
          worker = new Worker(address, { type: 'module' });
          worker.onerror = giveUp;
          worker.onmessage = ({ data }) => {
            waiting.get(data.id)?.(data.answer);
            waiting.delete(data.id);
          };
        }
        asked += 1;
        const id = asked;
        waiting.set(id, answer);
        setTimeout(() => waiting.has(id) && giveUp(), PATIENCE_MS);
        worker.postMessage({ id, of, query } satisfies RollerQuestion);
      } catch {
        answer(null);
      }
    });
  return {
    // The worker is our own code and returns these types.
    roll: (query) => ask('roll', query) as Promise<RolledAnswer | null>,
    odds: (query) => ask('odds', query) as Promise<OddsReading | null>,
    measure: (seed) => ask('measure', seed) as Promise<readonly MeasuredDie[] | null>,
    check: (typed) => ask('check', JSON.stringify(typed)) as Promise<KeptReading | null>,
    draw: (table) => ask('draw', JSON.stringify(table)) as Promise<Drawn | null>,
    end: giveUp,
  };
}
