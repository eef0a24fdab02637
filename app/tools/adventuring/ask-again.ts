const SOON_MS = 4000;
const LATER_MS = 15_000;
/** After five minutes in which nothing came the table seems to rest. */
const QUIET_ASKS = 75;

/** How long until an open page asks for news again, in milliseconds, when it asked so often in vain. */
export function nextAskMs(inVain: number): number {
  return inVain < QUIET_ASKS ? SOON_MS : LATER_MS;
}
