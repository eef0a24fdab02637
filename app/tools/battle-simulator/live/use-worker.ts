import { useEffect, useRef, useState } from 'react';
import type { WorkerQuestion } from '../worker/fights.worker';

export type WorkerState = 'idle' | 'busy' | 'done' | 'stopped' | 'lost';
export type Answering<News> = {
  /** The last message for the current question. */
  news: News | null;
  state: WorkerState;
  stop(): void;
  again(): void;
};

type Kept = { worker: Worker; isBusy: boolean };

/**
 * Runs a question in a worker. The worker is reused for the next question, which keeps its compiled code warm; if it
 * is still busy with an outdated question, it is terminated and a new one starts.
 */
export function useWorker<News>(
  address: string,
  question: WorkerQuestion | null,
  isDone: (news: News) => boolean,
): Answering<News> {
  const key = question === null ? '' : JSON.stringify(question);
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState<{ key: string; news: News | null; state: WorkerState }>({
    key: '',
    news: null,
    state: 'idle',
  });
  const [stopped, setStopped] = useState('');
  const kept = useRef<Kept | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the question, and `tries` asks it again
  useEffect(() => {
    if (key === '' || stopped === key) return;
    const say = (state: WorkerState, news?: News) =>
      setTold((before) => ({
        key,
        state,
        news: news ?? (before.key === key ? before.news : null),
      }));
    const end = () => {
      kept.current?.worker.terminate();
      kept.current = null;
    };
    say('busy');
    try {
      kept.current ??= { worker: new Worker(address, { type: 'module' }), isBusy: false };
      const { current } = kept;
      current.isBusy = true;
      current.worker.onmessage = ({ data }: MessageEvent<News>) => {
        current.isBusy = !isDone(data);
        say(current.isBusy ? 'busy' : 'done', data);
      };
      current.worker.onerror = () => {
        end();
        say('lost');
      };
      current.worker.postMessage(JSON.parse(key));
    } catch {
      end();
      say('lost');
    }
    return () => {
      if (kept.current?.isBusy) end();
    };
  }, [key, address, tries, stopped]);
  useEffect(
    () => () => {
      kept.current?.worker.terminate();
      kept.current = null;
    },
    [],
  );

  const isCurrent = told.key === key && key !== '';
  const state = isCurrent ? told.state : key === '' ? 'idle' : 'busy';
  return {
    news: isCurrent ? told.news : null,
    state: stopped === key && state === 'busy' ? 'stopped' : state,
    stop: () => setStopped(key),
    again: () => {
      setStopped('');
      setTries((before) => before + 1);
    },
  };
}
