import { createBattle } from '~/battle/create-battle';
import type { Battle } from '~/battle/sheet/battle';
import { type FightsQuestion, newsOf } from '../play/play-ready';
import { toldOf } from '../play/told';

/** A battle to simulate, or one of its fights to describe. */
export type WorkerQuestion = FightsQuestion | { tell: Battle; seed: string; fight: number };

self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
  if ('tell' in data) {
    const { tell, seed, fight } = data;
    self.postMessage(toldOf(fight, createBattle(tell, seed).tell(fight)));
    return;
  }
  // To stop, the caller terminates the worker.
  for (const news of newsOf(data, () => performance.now())) self.postMessage(news);
};
