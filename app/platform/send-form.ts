/** What came of a form that was sent while its page stays as it is. */
export type Sent =
  /** An answer for programs: its status and what it holds. */
  | { kind: 'answered'; status: number; body: unknown }
  /** The server leads to another page instead, such as the one to sign in on. */
  | { kind: 'led-away'; to: URL }
  /** Nothing came through: there is no connection. */
  | { kind: 'no-line' }
  /** Something came that is no answer to this. */
  | { kind: 'not-taken'; status: number };

/**
 * Sends a form without leaving the page, and never throws: whatever happens on the way, what stands in the page stays.
 * The router's own way fetches scripts of the address before it sends, and turns the page over when they do not come.
 */
export async function sendForm(address: string, fields: Record<string, string>): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
    });
  } catch {
    return { kind: 'no-line' };
  }
  if (answer.redirected) return { kind: 'led-away', to: new URL(answer.url) };
  try {
    return { kind: 'answered', status: answer.status, body: await answer.json() };
  } catch {
    return { kind: 'not-taken', status: answer.status };
  }
}
