/** What a browser learns when it asks our site for JSON: the answer, that there is none, or that the line is lost. */
export type Asked<T> = { is: 'here'; value: T } | { is: 'missing' } | { is: 'lost' };

/** Asks for one of our own records; whatever happens to the line, it answers and never throws. */
export async function askJson<T>(path: string, signal: AbortSignal): Promise<Asked<T>> {
  try {
    const answer = await fetch(path, { signal });
    if (answer.ok) return { is: 'here', value: (await answer.json()) as T };
    return { is: answer.status === 404 ? 'missing' : 'lost' };
  } catch {
    return { is: 'lost' };
  }
}
