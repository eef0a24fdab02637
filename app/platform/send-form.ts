/** What came of a form that was sent while its page stays as it is. */
export type Sent =
  /** An answer for programs: its status and what it holds. */
  | { kind: 'answered'; status: number; body: unknown }
  /** Nothing came through, or not in time: there is no connection to speak of. */
  | { kind: 'no-line' }
  /** Something came that is no answer to this. */
  | { kind: 'not-taken'; status: number };

/** The largest form of ours has two megabytes, and a poor line takes most of a minute for it. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Sends a form without leaving the page, and never throws: whatever happens on the way, what stands in the page stays.
 * The router's own way fetches scripts of the address before it sends, and turns the page over when they do not come.
 */
export async function sendForm(
  address: string,
  fields: Record<string, string> | FormData,
  /** The page is going: it is sent all the same, up to 64 kB. */
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
