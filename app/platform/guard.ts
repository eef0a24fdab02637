/** What the guard decides before Remix sees a request: let it pass, or answer with a status and a sentence. */
export type Verdict = { pass: true } | { pass: false; status: number; problem: string };

const PASS: Verdict = { pass: true };
const LONGEST_URL = 16 * 1024;
const READING = new Set(['GET', 'HEAD']);
const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Paths whose writes prove themselves by a signature or a ticket, so they need no origin. */
const SELF_PROVING = [/^\/webhooks\/stripe$/, /^\/admin\/seed\/(monsters|spells)$/];

function refuse(status: number, problem: string): Verdict {
  return { pass: false, status, problem };
}

/** Whether this request may change something, judged by its method alone. */
export function isWrite(method: string): boolean {
  return WRITING.has(method);
}

/** Refuses addresses and methods that no page of ours has: odd methods, overlong or broken URLs. */
export function judgeAddress(method: string, url: string): Verdict {
  if (!READING.has(method) && !WRITING.has(method)) {
    return refuse(405, 'This method is not supported.');
  }
  if (url.length > LONGEST_URL) return refuse(414, 'This address is too long.');
  const path = new URL(url).pathname;
  try {
    if (decodeURIComponent(path).includes('\0')) return refuse(400, 'This address is not valid.');
  } catch {
    return refuse(400, 'This address is not valid.');
  }
  return PASS;
}

function provesItself(path: string, headers: Headers): boolean {
  if (SELF_PROVING.some((pattern) => pattern.test(path))) return true;
  // A bearer token is never sent by a browser on its own; with a cookie beside it, the cookie could be what counts.
  const bearer = /^Bearer \S+$/i.test(headers.get('Authorization') ?? '');
  return bearer && !headers.has('Cookie');
}

/**
 * Refuses writes that another site started [ASVS 3.5.1]. Both signals must agree where both are sent, and one must be there:
 * `Sec-Fetch-Site` same-origin or none, `Origin` equal to our own. Forwarded-host headers are never read.
 */
export function judgeOrigin(
  method: string,
  path: string,
  headers: Headers,
  appOrigin: string,
): Verdict {
  if (!isWrite(method) || provesItself(path, headers)) return PASS;
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  const foreign = refuse(403, `This request did not come from ${appOrigin}. Open the page there.`);
  if (origin !== null && origin !== appOrigin) return foreign;
  if (site !== null) return site === 'same-origin' || site === 'none' ? PASS : foreign;
  return origin === appOrigin ? PASS : foreign;
}

/** The address that a rate limit counts: IPv4 whole, IPv6 by its /64, since one line owns all of that. */
export function limitKey(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP') ?? 'unknown';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
