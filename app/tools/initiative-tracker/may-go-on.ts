/** Deeds and form intents that are allowed after a fight's end. */
const AFTER_ITS_END = new Set(['undo', 'notes', 'lasting-ends', 'end-selected', 'end-all']);

/**
 * Whether a fight may continue without Pro: one that is running when Pro ends can be finished, its end undone, and
 * remaining effects ended; no fight can begin.
 */
export function mayGoOn(
  { round, ended }: { round: number; ended: boolean },
  doings: readonly { do: string }[],
): boolean {
  if (round === 0 || doings.some((one) => one.do === 'begin')) return false;
  return !ended || doings.every((one) => AFTER_ITS_END.has(one.do));
}
