/** Encrypts and authenticates short texts for a purpose, so that only this site can read or make them. */
export type Sealer = {
  /** Seals a text until a time (milliseconds since 1970); the result is safe in a cookie. */
  seal(purpose: string, text: string, expiresAt: number): Promise<string>;
  /**
   * Opens what `seal` made for the same purpose; null when it is forged, malformed or expired, or its key is no longer
   * listed.
   */
  open(purpose: string, sealed: string, now: number): Promise<string | null>;
};

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
const EXPIRY_BYTES = 8;
const LONGEST_SEALED = 64 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Splits `id:hex,id:hex` (newest first) into keys by id. */
function readKeys(list: string): [string, Uint8Array<ArrayBuffer>][] {
  return list.split(',').map((entry) => {
    const [id = '', hex = ''] = entry.split(':');
    return [id, fromHex(hex)];
  });
}

/**
 * A sealer over a list of keys, newest first: it seals with the newest and opens with any listed one. To replace a key,
 * put the new one first and drop the old one when the longest session has expired.
 */
export function createSealer(keyList: string): Sealer {
  const raw = readKeys(keyList);
  const imported = new Map<string, Promise<CryptoKey>>();

  function keyOf(id: string): Promise<CryptoKey> | null {
    const found = raw.find(([known]) => known === id);
    if (!found) return null;
    const ready =
      imported.get(id) ??
      crypto.subtle.importKey('raw', found[1], ALGORITHM, false, ['encrypt', 'decrypt']);
    imported.set(id, ready);
    return ready;
  }

  async function seal(purpose: string, text: string, expiresAt: number): Promise<string> {
    const id = raw[0]?.[0] ?? '';
    const key = keyOf(id);
    if (!key) throw new Error('There is no key to seal with.');
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const content = encoder.encode(text);
    const plain = new Uint8Array(EXPIRY_BYTES + content.length);
    new DataView(plain.buffer).setFloat64(0, expiresAt);
    plain.set(content, EXPIRY_BYTES);
    // The purpose is authenticated, so that a sign-in cookie never passes as a session cookie.
    const algorithm = { name: ALGORITHM, iv, additionalData: encoder.encode(purpose) };
    const cipher = new Uint8Array(await crypto.subtle.encrypt(algorithm, await key, plain));
    const bytes = new Uint8Array(IV_BYTES + cipher.length);
    bytes.set(iv);
    bytes.set(cipher, IV_BYTES);
    return `${id}.${toBase64Url(bytes)}`;
  }

  async function open(purpose: string, sealed: string, now: number): Promise<string | null> {
    const match = /^([\w-]{1,16})\.([\w-]+)$/.exec(sealed);
    const key = match && sealed.length <= LONGEST_SEALED ? keyOf(match[1] ?? '') : null;
    if (!match || !key) return null;
    try {
      const bytes = fromBase64Url(match[2] ?? '');
      const iv = bytes.subarray(0, IV_BYTES);
      const algorithm = { name: ALGORITHM, iv, additionalData: encoder.encode(purpose) };
      const plain = await crypto.subtle.decrypt(algorithm, await key, bytes.subarray(IV_BYTES));
      if (new DataView(plain).getFloat64(0) <= now) return null;
      return decoder.decode(plain.slice(EXPIRY_BYTES));
    } catch {
      return null;
    }
  }

  return { seal, open };
}
