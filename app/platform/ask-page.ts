/** Posting a form on a poor connection can take most of a minute. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Posts a form and returns the page in the response, whatever its status; null when no response or no HTML came. Never
 * throws, so that the typed text is not lost.
 */
export async function postPage(form: HTMLFormElement): Promise<Document | null> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new FormData(form),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return null;
  }
}

/**
 * Fetches a page of the site as a document; null on any failure. A 400 response counts as a page: it has a sentence
 * about the query.
 */
export async function askPage(path: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const answer = await fetch(path, { signal, headers: { Accept: 'text/html' } });
    if (!answer.ok && answer.status !== 400) return null;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return null;
  }
}
