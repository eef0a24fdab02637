/** The result of sending a form without leaving the page. */
export type Sent =
  /** A JSON response: its status and body. */
  | { kind: 'answered'; status: number; body: unknown }
  /** No response, or not in time: the device is offline or nearly so. */
  | { kind: 'no-line' }
  /** A response that is not JSON. */
  | { kind: 'not-taken'; status: number };

/** Our largest form has two megabytes, and a poor connection takes most of a minute for it. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Sends a form without leaving the page. Never throws: whatever fails, the page stays as it is. The router's own submit
 * first fetches the target's scripts, and replaces the page when they don't load.
 */
export async function sendForm(
  address: string,
  fields: Record<string, string> | FormData,
  /** Set while the page is closing: the request is sent all the same, up to 64 kB. */
  { keepalive = false } = {},
): Promise<Sent> {
  const form = new FormData();
  const all = fields instanceof FormData ? fields : Object.entries(fields);
  for (const [name, value] of all) form.append(name, value);
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      keepalive,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
  } catch {
    return { kind: 'no-line' };
  }
  try {
    return { kind: 'answered', status: answer.status, body: await answer.json() };
  } catch {
    return { kind: 'not-taken', status: answer.status };
  }
}
