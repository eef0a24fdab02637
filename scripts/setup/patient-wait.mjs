const wait = Atomics.wait;

/** Waits as long as the value stays the same, whatever else the call was woken for. */
function waitForChange(cells, index, value, timeout) {
  if (timeout !== undefined) return wait(cells, index, value, timeout);
  let outcome = wait(cells, index, value);
  while (outcome === 'ok' && Atomics.load(cells, index) === value) {
    outcome = wait(cells, index, value);
  }
  return outcome;
}

/**
 * Makes the local database reliable on a busy machine: Miniflare takes any wake-up for its own response, and a late one
 * belongs to the previous call. From then on every response would be that of another request.
 */
export function waitPatiently() {
  Atomics.wait = waitForChange;
}
