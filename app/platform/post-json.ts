/** The result of posting JSON to our site: the response, a refusal with a sentence, 404, or retry later. */
export type Posted<T> =
  | { is: 'done'; value: T }
  | { is: 'refused'; sentence: string }
  | { is: 'missing' }
  | { is: 'later' };

/** A poor connection can take long even for a small request; after this time, retry. */
const LONGEST_WAIT_MS = 20_000;

/** Statuses that refuse the request for now, not its content: retry later. */
const PASSING = new Set([408, 421, 425, 429]);

/** Posts JSON to a path of our site. Never throws: a network failure returns 'later'. */
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
    // Network failure, or not JSON: something between us and the server answered.
    return { is: 'later' };
  }
}
