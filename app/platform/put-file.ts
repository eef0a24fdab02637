/** The result of a request: the response with its text, or a network failure. */
export type Put = { kind: 'answered'; status: number; text: string } | { kind: 'no-line' };

type Putting = {
  headers: Readonly<Record<string, string>>;
  /** Called with the number of bytes sent so far. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** PUTs bytes and reports the progress of sending, which `fetch` cannot. Never throws. */
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

/** Requests a path of our site and returns the response text, whatever its status. Never throws. */
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
