/** Deeds, and presses of forms, that are done to a fight that is over. */
const AFTER_ITS_END = new Set(['undo', 'lasting-ends', 'end-selected', 'end-all']);

/**
 * Whether a fight may go on without Pro: one that runs when Pro ends can be finished, its end taken back, and what
 * still lasts ended; none is started.
 */
export function mayGoOn(
  { round, ended }: { round: number; ended: boolean },
  doings: readonly { do: string }[],
): boolean {
  if (round === 0 || doings.some((one) => one.do === 'begin')) return false;
  return !ended || doings.every((one) => AFTER_ITS_END.has(one.do));
}
