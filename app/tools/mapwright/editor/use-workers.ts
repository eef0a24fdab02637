import { useEffect, useRef } from 'react';
import type { Answered, MapAnswer, MapCall, Numbered } from '../map-worker-calls';
import type { PaperAnswer, PaperCall } from '../paper-worker-calls';

/** Asks a Web Worker and waits for its answer; throws when the work failed. */
export type Ask<Call, Answer> = (call: Call) => Promise<Answer>;

export type MapWorkers = { askMap: Ask<MapCall, MapAnswer>; askPaper: Ask<PaperCall, PaperAnswer> };

type Line<Call, Answer> = { ask: Ask<Call, Answer>; end(): void };

function openLine<Call, Answer>(worker: Worker): Line<Call, Answer> {
  type Waiting = { resolve(answer: Answer): void; reject(problem: Error): void };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Numbered<Answered<Answer>>>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.body.ok) asked?.resolve(data.body.answer);
    else asked?.reject(new Error(data.body.problem));
  });
  worker.addEventListener('error', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The work could not be started.'));
    waiting.clear();
  });
  return {
    ask: (body) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ number: last, body } satisfies Numbered<Call>);
      }),
    end: () => worker.terminate(),
  };
}

/** The two Web Workers of the page: one generates and writes keys, one draws and makes files. Both are loaded at once, so that they work offline. */
export function useWorkers(): { current: MapWorkers | null } {
  const workers = useRef<MapWorkers | null>(null);
  useEffect(() => {
    const map = openLine<MapCall, MapAnswer>(
      new Worker(new URL('../map.worker.ts', import.meta.url), { type: 'module' }),
    );
    const paper = openLine<PaperCall, PaperAnswer>(
      new Worker(new URL('../paper.worker.ts', import.meta.url), { type: 'module' }),
    );
    workers.current = { askMap: map.ask, askPaper: paper.ask };
    return () => {
      workers.current = null;
      map.end();
      paper.end();
    };
  }, []);
  return workers;
}
