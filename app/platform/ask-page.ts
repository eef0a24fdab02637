/** A poor line takes most of a minute for a form. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Sends a form of ours and reads the page that answers, whatever its status; null when nothing came, or no page. Never throws: what was
 * typed stays where it is.
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
 * Asks for a page of our own, read as a document: null when it was not to be had, whatever happened on the way. A page that
 * answers with a sentence about what was asked (400) is one.
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
