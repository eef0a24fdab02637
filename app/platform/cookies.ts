/** The value of a cookie that came with a request; null when it is not there. */
export function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

/** The cookies that came with a request under a name, or under that name and a dash and more. */
export function readCookies(
  headers: Headers,
  name: `__Host-${string}`,
): { name: `__Host-${string}`; value: string }[] {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) => {
    if (!pair.startsWith(name)) return [];
    const rest = /^((?:-[\w-]{1,40})?)=(.*)$/s.exec(pair.slice(name.length));
    return rest ? [{ name: `${name}${rest[1]}` as const, value: rest[2] ?? '' }] : [];
  });
}

// The `__Host-` names oblige browsers to exactly these attributes: this host alone, over HTTPS, for every path.
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** A `Set-Cookie` value for a `__Host-` cookie that no script can read; `maxAgeSeconds` 0 removes it. */
export function writeCookie(
  name: `__Host-${string}`,
  value: string,
  maxAgeSeconds: number,
): string {
  return `${name}=${value}; Max-Age=${Math.floor(maxAgeSeconds)}; ${ATTRIBUTES}`;
}

/** Remembers the page of a tool from which somebody went to pay; it goes when they have gone back there, or left. */
export const WAY_BACK_COOKIE = '__Host-back';

/** A `Set-Cookie` value that makes a browser forget the cookie. */
export function removeCookie(name: `__Host-${string}`): string {
  return writeCookie(name, '', 0);
}
