/** Asks for one of our own files; null when it is not there or the line is lost. */
export async function askFile(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
