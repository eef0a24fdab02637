const wait = Atomics.wait;

/** Waits on as long as the value stands, whoever else was woken by the same call. */
function waitForChange(cells, index, value, timeout) {
  if (timeout !== undefined) return wait(cells, index, value, timeout);
  let outcome = wait(cells, index, value);
  while (outcome === 'ok' && Atomics.load(cells, index) === value) {
    outcome = wait(cells, index, value);
  }
  return outcome;
}

/**
 * Lets the local database be asked on a busy machine: Miniflare takes each waking for its answer, and one that comes late
 * belongs to the call before. From then on every answer would be the one to another question.
 */
export function waitPatiently() {
  Atomics.wait = waitForChange;
}
