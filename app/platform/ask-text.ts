/** A poor connection can take long even for a small request; after this time the action counts as failed. */
const LONGEST_WAIT_MS = 20_000;

/** Sends an empty POST to the site and returns the response text; null for an error status or a network failure. */
export async function askText(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      redirect: 'error',
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
