const SOON_MS = 4000;
const LATER_MS = 15_000;
/** After five minutes without news the page polls less often. */
const QUIET_ASKS = 75;

/** Milliseconds until an open page polls for news again, by the number of polls without news. */
export function nextAskMs(inVain: number): number {
  return inVain < QUIET_ASKS ? SOON_MS : LATER_MS;
}
