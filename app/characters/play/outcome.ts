import type { Play } from '../record/character';

/** A save that damage asks of whoever concentrates. */
export type ConcentrationAsk = { save: 'con'; dc: number; on: string };

/** How play stands after a deed, and that in words; or why it cannot be done, and then nothing changes. */
export type Outcome =
  | { ok: true; play: Play; said: string; asks: ConcentrationAsk | null }
  | { ok: false; problem: string };

/** A deed that was done. */
export function did(play: Play, said: string, asks: ConcentrationAsk | null = null): Outcome {
  return { ok: true, play, said, asks };
}

/** A deed that cannot be done, with why, as a sentence. */
export function cannot(problem: string): Outcome {
  return { ok: false, problem };
}
