/** A call or an answer with the number that joins them. */
export type Numbered<T> = { number: number; body: T };

/** An answer, or why there is none. */
export type Answered<T> = { ok: true; answer: T } | { ok: false; problem: string };

/** What can be asked of a Web Worker, whose file is loaded in its own time. */
export type Line<Call, Answer> = {
  /** Asks and waits for the answer; throws when the work failed, or when the worker cannot work at all. */
  ask(call: Call): Promise<Answer>;
  /** Whether the worker can work no more. */
  isBroken(): boolean;
  /** Ends the worker; whoever still waits is told. */
  end(): void;
};

const NOT_STARTED = 'The calculation could not start.';
const NOT_READ = 'The result could not be read.';
const ENDED = 'The calculation was stopped.';

/**
 * Opens a line to a Web Worker that answers each numbered call. A worker that cannot be loaded, breaks down or says what
 * cannot be read works no more: that is remembered, so nobody waits for it, and `onBroken` hears of it once.
 */
export function openLine<Call, Answer>(
  worker: Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>,
  onBroken?: () => void,
): Line<Call, Answer> {
  type Waiting = { resolve(answer: Answer): void; reject(problem: Error): void };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let broken: string | null = null;

  function giveUp(problem: string): void {
    if (broken !== null) return;
    broken = problem;
    worker.terminate();
    for (const asked of waiting.values()) asked.reject(new Error(problem));
    waiting.clear();
  }

  function breakDown(problem: string): void {
    const isNew = broken === null;
    giveUp(problem);
    if (isNew) onBroken?.();
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Numbered<Answered<Answer>>>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.body.ok) asked?.resolve(data.body.answer);
    else asked?.reject(new Error(data.body.problem));
  });
  worker.addEventListener('error', () => breakDown(NOT_STARTED));
  worker.addEventListener('messageerror', () => breakDown(NOT_READ));

  return {
    ask: (body) =>
      new Promise((resolve, reject) => {
        if (broken !== null) {
          reject(new Error(broken));
          return;
        }
        last += 1;
        // What cannot be sent throws here, and nobody waits for it.
        worker.postMessage({ number: last, body } satisfies Numbered<Call>);
        waiting.set(last, { resolve, reject });
      }),
    isBroken: () => broken !== null && broken !== ENDED,
    end: () => giveUp(ENDED),
  };
}
