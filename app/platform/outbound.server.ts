/** The result of a request to another server: its response, or why there is none. */
export type OutboundAnswer =
  | { ok: true; status: number; text: string }
  | { ok: false; reason: 'timeout' | 'unreachable' | 'too-large' | 'forbidden-address' };

const TIMEOUT_MS = 5000;
const LARGEST_ANSWER_BYTES = 256 * 1024;

/** HTTPS anywhere; plain HTTP only to this machine, for the stand-ins. */
function mayCall(url: URL): boolean {
  if (url.username || url.password) return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
}

async function readCapped(response: Response): Promise<string | null> {
  if (!response.body) return '';
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LARGEST_ANSWER_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * The one way to call another server: an address from the configuration, at most 5 seconds for head and body together,
 * no redirects, at most 256 KB, and no retry.
 */
export async function callOut(address: string, init: RequestInit = {}): Promise<OutboundAnswer> {
  const url = new URL(address);
  if (!mayCall(url)) return { ok: false, reason: 'forbidden-address' };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url.href, { ...init, redirect: 'manual', signal });
    const text = await readCapped(response);
    if (text === null) return { ok: false, reason: 'too-large' };
    return { ok: true, status: response.status, text };
  } catch (error) {
    const slow =
      error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    return { ok: false, reason: slow ? 'timeout' : 'unreachable' };
  }
}

/** Parses a response text as a JSON object; null when it is anything else, such as an HTML error page. */
export function readJsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(Object.entries(value));
  } catch {
    return null;
  }
}
