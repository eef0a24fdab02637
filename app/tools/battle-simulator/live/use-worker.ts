import { useEffect, useState } from 'react';
import type { WorkerQuestion } from '../worker/fights.worker';

export type WorkerState = 'idle' | 'busy' | 'done' | 'stopped' | 'lost';
export type Answering<News> = {
  /** The last that was heard of the question that is asked now. */
  news: News | null;
  state: WorkerState;
  stop(): void;
  again(): void;
};

/** Asks a worker of its own; another question ends it and asks a new one, so that nothing is played that nobody waits for. */
export function useWorker<News>(
  address: string,
  question: WorkerQuestion | null,
  isDone: (news: News) => boolean,
): Answering<News> {
  const key = question === null ? '' : JSON.stringify(question);
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState<{ key: string; news: News | null; state: WorkerState }>({
    ...{ key: '', news: null, state: 'idle' },
  });
  const [stopped, setStopped] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question, and "tries" asks it again
  useEffect(() => {
    if (key === '' || stopped === key) return;
    let worker: Worker | null = null;
    const say = (state: WorkerState, news?: News) =>
      setTold((before) => ({
        ...{ key, state },
        news: news ?? (before.key === key ? before.news : null),
      }));
    say('busy');
    try {
      worker = new Worker(address, { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<News>) =>
        say(isDone(data) ? 'done' : 'busy', data);
      worker.onerror = () => {
        worker?.terminate();
        say('lost');
      };
      worker.postMessage(JSON.parse(key));
    } catch {
      say('lost');
    }
    return () => worker?.terminate();
  }, [key, address, tries, stopped]);

  const isCurrent = told.key === key && key !== '';
  return {
    news: isCurrent ? told.news : null,
    state: !isCurrent
      ? key === ''
        ? 'idle'
        : 'busy'
      : stopped === key && told.state === 'busy'
        ? 'stopped'
        : told.state,
    stop: () => setStopped(key),
    again: () => {
      setStopped('');
      setTries((before) => before + 1);
    },
  };
}
