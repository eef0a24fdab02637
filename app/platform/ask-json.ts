/**
 * The result of fetching JSON from the site: the value, missing (404), or lost (network failure or any other error).
 */
export type Asked<T> = { is: 'here'; value: T } | { is: 'missing' } | { is: 'lost' };

/** Fetches JSON from the site. Never throws: a network failure returns 'lost'. */
export async function askJson<T>(path: string, signal: AbortSignal): Promise<Asked<T>> {
  try {
    const answer = await fetch(path, { signal });
    if (answer.ok) return { is: 'here', value: (await answer.json()) as T };
    return { is: answer.status === 404 ? 'missing' : 'lost' };
  } catch {
    return { is: 'lost' };
  }
}
