/**
 * Whether a fight may go on without Pro: one that runs when Pro ends can be finished, and its end taken back; none is started.
 */
export function mayGoOn(
  { round, ended }: { round: number; ended: boolean },
  doings: readonly { do: string }[],
): boolean {
  if (round === 0 || doings.some((one) => one.do === 'begin')) return false;
  return !ended || doings.every((one) => one.do === 'undo');
}
