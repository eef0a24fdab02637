/** What came of sending bytes: an answer with its text, or that the line was lost on the way. */
export type Put = { kind: 'answered'; status: number; text: string } | { kind: 'no-line' };

type Putting = {
  headers: Readonly<Record<string, string>>;
  /** Bytes that have left so far. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** PUTs bytes to an address and says while they leave how many have: what `fetch` cannot. Never throws. */
export function putFile(
  url: string,
  body: Blob,
  { headers, onProgress, signal }: Putting,
): Promise<Put> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ kind: 'no-line' });
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      resolve({ kind: 'answered', status: request.status, text: request.responseText });
    request.onerror = lost;
    request.onabort = lost;
    request.ontimeout = lost;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) lost();
    else request.send(body);
  });
}

/** Asks an address of ours and gives its answer as text, whatever it is. Never throws. */
export async function askText(
  url: string,
  { method, json }: { method: 'GET' | 'POST' | 'DELETE'; json?: unknown },
): Promise<Put> {
  try {
    const answer = await fetch(url, {
      method,
      headers: json === undefined ? {} : { 'Content-Type': 'application/json' },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    return { kind: 'answered', status: answer.status, text: await answer.text() };
  } catch {
    return { kind: 'no-line' };
  }
}
