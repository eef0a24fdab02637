/** A request to a Web Worker or its response, matched by their number. */
export type Numbered<T> = { number: number; body: T };

/** A response, or why there is none. */
export type Answered<T> = { ok: true; answer: T } | { ok: false; problem: string };

/** A request/response connection to a Web Worker, whose file loads asynchronously. */
export type Line<Call, Answer> = {
  /** Sends a request and waits for the response; rejects when the work failed or the worker cannot run. */
  ask(call: Call): Promise<Answer>;
  /** Whether the worker has broken down. */
  isBroken(): boolean;
  /** Terminates the worker; pending requests are rejected. */
  end(): void;
};

const NOT_STARTED = 'The calculation could not start.';
const NOT_READ = 'The result could not be read.';
const ENDED = 'The calculation was stopped.';

/**
 * Opens a connection to a Web Worker that answers each numbered request. After a worker fails to load, crashes or sends
 * an unreadable message, all pending and later requests are rejected, and `onBroken` is called once.
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
        // A message that cannot be cloned throws here, before anything waits for its response.
        worker.postMessage({ number: last, body } satisfies Numbered<Call>);
        waiting.set(last, { resolve, reject });
      }),
    isBroken: () => broken !== null && broken !== ENDED,
    end: () => giveUp(ENDED),
  };
}
