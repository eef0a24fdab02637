/** The SHA-256 of a text or of bytes, as 64 hexadecimal digits. */
export async function sha256(of: string | BufferSource): Promise<string> {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
