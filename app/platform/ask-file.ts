/** Fetches one of the site's own files; null when it is missing or the network fails. */
export async function askFile(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
