/**
 * Permission for one upload of a kind to one address until a time (milliseconds since 1970), up to a size. Each ticket
 * has a unique number.
 */
export type Ticket = { purpose: string; maxBytes: number; expiresAt: number; number: string };

const encoder = new TextEncoder();

async function hmacKey(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [use]);
}

function signedText(ticket: Ticket): string {
  return [ticket.purpose, ticket.maxBytes, ticket.expiresAt, ticket.number].join('\n');
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Writes a ticket as text for a URL: `maxBytes.expiresAt.number.signature`. */
export async function writeTicket(secret: string, facts: Omit<Ticket, 'number'>): Promise<string> {
  const ticket = { ...facts, number: crypto.randomUUID() };
  const key = await hmacKey(secret, 'sign');
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(signedText(ticket)));
  return `${ticket.maxBytes}.${ticket.expiresAt}.${ticket.number}.${toHex(signature)}`;
}

/** Reads a ticket and checks its signature and expiry; a ticket for another purpose is refused too. */
export async function readTicket(
  secret: string,
  purpose: string,
  text: string,
  now: number,
): Promise<{ ok: true; ticket: Ticket } | { ok: false; problem: string }> {
  const match = /^(\d{1,12})\.(\d{1,15})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(text);
  if (!match) return { ok: false, problem: 'This upload needs a valid link.' };
  const [, maxBytes, expiresAt, number = ''] = match;
  const ticket = { purpose, maxBytes: Number(maxBytes), expiresAt: Number(expiresAt), number };
  const key = await hmacKey(secret, 'verify');
  const signature = fromHex(match[4] ?? '');
  const genuine = await crypto.subtle.verify(
    'HMAC',
    key,
    signature,
    encoder.encode(signedText(ticket)),
  );
  if (!genuine) return { ok: false, problem: 'This upload needs a valid link.' };
  if (ticket.expiresAt < now) return { ok: false, problem: 'This upload link has expired.' };
  return { ok: true, ticket };
}
