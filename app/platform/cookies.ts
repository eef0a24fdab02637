/** The value of a request cookie; null when it is missing. */
export function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

/** The request cookies with this name, or with this name followed by a dash and more. */
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

// Browsers accept a `__Host-` cookie only with these attributes: this host alone, over HTTPS, for every path.
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** A `Set-Cookie` value for a `__Host-` cookie that scripts cannot read; `maxAgeSeconds` 0 removes it. */
export function writeCookie(
  name: `__Host-${string}`,
  value: string,
  maxAgeSeconds: number,
): string {
  return `${name}=${value}; Max-Age=${Math.floor(maxAgeSeconds)}; ${ATTRIBUTES}`;
}

/** Stores the tool page from which a visitor went to checkout; removed once they have returned there or signed out. */
export const WAY_BACK_COOKIE = '__Host-back';

/** A `Set-Cookie` value that removes the cookie. */
export function removeCookie(name: `__Host-${string}`): string {
  return writeCookie(name, '', 0);
}
