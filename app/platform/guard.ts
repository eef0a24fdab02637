import type { Address } from './address';
import type { Allowance } from './door-rules';
import { PASS, refuse, type Verdict } from './verdict';

const LONGEST_URL = 16 * 1024;
/** The site's deepest page has five segments; rendering a page looks up the routes of each prefix of its path. */
const MOST_SEGMENTS = 32;
const READING = new Set(['GET', 'HEAD']);
const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether this request may change something, judged by its method alone. */
export function isWrite(method: string): boolean {
  return WRITING.has(method);
}

/** Whether this request asks for a WebSocket. */
export function asksSocket(headers: Headers): boolean {
  return headers.get('Upgrade')?.toLowerCase() === 'websocket';
}

/** Refuses URLs and methods that no page has: unknown methods, overlong or malformed URLs. */
export function judgeAddress(method: string, url: string): Verdict {
  if (!READING.has(method) && !WRITING.has(method)) {
    return refuse(405, 'This method is not supported.');
  }
  if (url.length > LONGEST_URL) return refuse(414, 'This address is too long.');
  const path = new URL(url).pathname;
  if (path.split('/').length > MOST_SEGMENTS) return refuse(400, 'This address is not valid.');
  try {
    if (decodeURIComponent(path).includes('\0')) return refuse(400, 'This address is not valid.');
  } catch {
    return refuse(400, 'This address is not valid.');
  }
  return PASS;
}

/** Refuses PUT, PATCH and DELETE on pages that take only forms: Remix would pass them to the form's own action. */
export function judgeMethod(method: string, { rules }: Pick<Address, 'rules'>): Verdict {
  if (method === 'POST' || !isWrite(method) || rules.methods === 'files') return PASS;
  return refuse(405, 'This is read with GET and sent with POST.');
}

/** Which rate limit a request counts against. */
export function allowanceFor(method: string, { rules }: Pick<Address, 'rules'>): Allowance {
  if (rules.openedByCode) return 'codes';
  return isWrite(method) ? rules.writing : rules.reading;
}

function provesItself({ rules, isData }: Address, headers: Headers): boolean {
  if (rules.fromAnywhere !== null && !isData) return true;
  // A browser never sends a bearer token on its own. With a cookie beside it, the cookie could be what authenticates;
  // with an origin, the request came from a page.
  const bearer = /^Bearer \S+$/i.test(headers.get('Authorization') ?? '');
  return bearer && !headers.has('Cookie') && !headers.has('Origin');
}

/**
 * Refuses writes that another site started [ASVS 3.5.1]. At least one of the two headers must be present, and each that
 * is present must pass: `Sec-Fetch-Site` same-origin or none, `Origin` equal to our own. Forwarded-host headers are
 * never read. A WebSocket request counts as a write, because a page of another site could open one with our cookie and
 * read it.
 */
export function judgeOrigin(
  method: string,
  address: Address,
  headers: Headers,
  appOrigin: string,
): Verdict {
  const isSocket = asksSocket(headers);
  if (!isWrite(method) && !isSocket) return PASS;
  if (!isSocket && provesItself(address, headers)) return PASS;
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  const foreign = refuse(403, `This request did not come from ${appOrigin}. Open the page there.`);
  if (origin !== null && origin !== appOrigin) return foreign;
  if (site !== null) return site === 'same-origin' || site === 'none' ? PASS : foreign;
  return origin === appOrigin ? PASS : foreign;
}

/**
 * The eight 16-bit groups of an IPv6 address, however it is abbreviated; its last four bytes may be written as IPv4.
 */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number);
    return `${((a ?? 0) * 256 + (b ?? 0)).toString(16)}:${((c ?? 0) * 256 + (d ?? 0)).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const read = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return read(head);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0), ...last];
}

/** The address that a rate limit counts: IPv4 whole, IPv6 by its /64, since one subscriber owns all of that. */
export function limitKey(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP') ?? 'unknown';
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIpv4) {
    // An IPv4 address mapped to IPv6: all of them share one /64.
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}
