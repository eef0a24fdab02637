import type { Play } from '../record/character';

/** A concentration save that damage requires. */
export type ConcentrationAsk = { save: 'con'; dc: number; on: string };

/** Play after a deed, with a description; or why the deed is impossible, and then nothing changes. */
export type Outcome =
  | { ok: true; play: Play; said: string; asks: ConcentrationAsk | null }
  | { ok: false; problem: string };

/** The outcome of an applied deed. */
export function did(play: Play, said: string, asks: ConcentrationAsk | null = null): Outcome {
  return { ok: true, play, said, asks };
}

/** The outcome of an impossible deed, with the reason as a sentence. */
export function cannot(problem: string): Outcome {
  return { ok: false, problem };
}
