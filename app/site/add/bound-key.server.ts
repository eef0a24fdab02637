/**
 * A UUID derived from a form's key and everything that the form asks for: the same form sent again counts once, and the
 * same page's form with another count or target is another action.
 */
export async function boundKey(key: string, asked: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([key, ...asked]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest.subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  // The version and variant of a UUID of one's own making (RFC 9562, section 5.8).
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
