/** What came of posting JSON to our site: its answer, a refusal with a sentence, nothing there, or that it may be tried again later. */
export type Posted<T> =
  | { is: 'done'; value: T }
  | { is: 'refused'; sentence: string }
  | { is: 'missing' }
  | { is: 'later' };

/** A poor line takes long for little; after this it is tried again. */
const LONGEST_WAIT_MS = 20_000;

/** Refusals of the caller rather than of what it sent: they may pass. */
const PASSING = new Set([408, 421, 425, 429]);

/** Posts JSON to an address of ours; whatever happens to the line, it answers and never throws. */
export async function postJson<T>(path: string, body: unknown): Promise<Posted<T>> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      redirect: 'error',
    });
    if (answer.status === 404) return { is: 'missing' };
    if (answer.status >= 500 || PASSING.has(answer.status)) return { is: 'later' };
    const said: unknown = await answer.json();
    if (answer.ok) return { is: 'done', value: said as T };
    const { error } = Object(said);
    return {
      is: 'refused',
      sentence: typeof error === 'string' ? error : 'The server refused this.',
    };
  } catch {
    // No line, or no JSON: something between us and the server wrote that.
    return { is: 'later' };
  }
}
