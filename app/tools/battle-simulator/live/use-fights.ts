import { useRef, useState } from 'react';
import type { FightsNews } from '../play/play-ready';
import type { Ready } from '../play/ready';
import type { Played, SimulatorFacts } from '../play/simulator.server';
import type { Told } from '../play/told';
import { type Answering, useWorker } from './use-worker';

/** Choices for the half-width of the confidence interval, as a share; 0 means ten thousand fights. */
export const HALVES = ['0', '0.01', '0.005', '0.002', '0.001'] as const;

export type LiveFights = {
  /** The results so far: of this battle, or until there are any, of the previous one (`isOld`). */
  played: Played | null;
  isOld: boolean;
  told: Told | null;
  fights: Answering<FightsNews>;
  half: string;
  setHalf(half: string): void;
};

/** The worker's results; a question that it has not answered yet keeps the server's answer. */
function answered(heard: FightsNews, served: Played | null): Omit<Played, 'cut'> {
  return {
    ...heard,
    told: null,
    compared: heard.compared ?? served?.compared ?? null,
    solved: heard.solved ?? served?.solved ?? null,
    fair: heard.fair ?? served?.fair ?? null,
    day: heard.day ?? served?.day ?? null,
  };
}

/** Runs the fights of the page's battle in the browser, continuing after the server's. */
export function useFights({ ready, ask, played }: SimulatorFacts, worker: string): LiveFights {
  const [half, setHalf] = useState<string>(HALVES[0]);
  const { seed } = ask;
  const battle = ready as Ready | null;
  const fights = useWorker<FightsNews>(
    worker,
    battle === null ? null : { ready: battle, seed, half: Number(half) || 0 },
    ({ done }) => done,
  );
  const number = /^[1-9]\d{0,6}$/.test(ask.fight) ? Number(ask.fight) : 0;
  const telling = useWorker<Told>(
    worker,
    battle === null || number === 0 || played?.told
      ? null
      : { tell: battle.battle, seed, fight: number },
    () => true,
  );
  const before = useRef<Played | null>(null);
  const served = played as Played | null;
  // Ignore the worker's first results while the server's are based on more fights.
  const heard =
    fights.news !== null && fights.news.tally.fights >= (served?.tally.fights ?? 0)
      ? fights.news
      : null;
  const now =
    battle === null ? null : heard === null ? served : { ...answered(heard, served), cut: false };
  if (now !== null || battle === null) before.current = now;
  return {
    played: before.current,
    isOld: now === null,
    told: served?.told ?? telling.news,
    fights,
    half,
    setHalf,
  };
}
