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
