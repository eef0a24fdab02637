import { and, desc, eq } from 'drizzle-orm';
import type { Services } from '~/platform/services.server';
import { trialKeys as rowsOfKeys } from '../person/tables';

/**
 * Trials store e-mails by a keyed hash. The key must outlive every session key, or a new session key would give
 * everyone a second trial. So it is created once, at random, and stored in the database, sealed with the session keys,
 * which are not in the database. When the session keys change it is sealed again while the old one is still listed.
 */
const PURPOSE = 'trial-key';
const KEY_BYTES = 32;
/** The last time that a date can have: the key never expires. */
const NEVER_MS = 8_640_000_000_000_000;
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

type Row = { id: number; sealed: string };
type Asked = Pick<Services, 'db' | 'sealer' | 'clock' | 'log'>;

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function rows({ db }: Pick<Asked, 'db'>): Promise<Row[]> {
  const { id, sealed } = rowsOfKeys;
  return db.select({ id, sealed }).from(rowsOfKeys).orderBy(desc(id));
}

async function openKeys({ sealer, clock }: Asked, sealed: readonly Row[]): Promise<CryptoKey[]> {
  const opened = await Promise.all(
    sealed.map((row) => sealer.open(PURPOSE, row.sealed, clock.now())),
  );
  const texts = opened.filter((text) => text !== null);
  return Promise.all(
    texts.map((hex) => crypto.subtle.importKey('raw', fromHex(hex), ALGORITHM, false, ['sign'])),
  );
}

/** The keys that can be opened, the one to use first at the front. The very first sign-in creates the key. */
export async function trialKeys(services: Asked): Promise<CryptoKey[]> {
  const { db, sealer, clock, log } = services;
  const found = await rows(services);
  const keys = await openKeys(services, found);
  if (keys.length > 0) return keys;
  const last = found[0]?.id ?? 0;
  if (last > 0) log.info('trial key lost', { reason: 'no session key that is listed opens it' });
  const hex = toHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  // Of two sign-ins that create it at the same time one wins, and both use that key.
  const sealed = await sealer.seal(PURPOSE, hex, NEVER_MS);
  await db
    .insert(rowsOfKeys)
    .values({ id: last + 1, sealed, madeAt: clock.now() })
    .onConflictDoNothing();
  return openKeys(services, await rows(services));
}

/** The hash of a text under a key, as 64 hex digits. */
export async function keyedHash(key: CryptoKey, text: string): Promise<string> {
  const signed = await crypto.subtle.sign(ALGORITHM.name, key, new TextEncoder().encode(text));
  return toHex(new Uint8Array(signed));
}

/** Seals the keys again with the newest session key, as long as the one they were sealed with is still listed. */
export async function resealTrialKeys(services: Services): Promise<void> {
  const { db, sealer, clock, config } = services;
  const newest = `${config.SESSION_KEYS.split(':')[0]}.`;
  for (const { id, sealed } of await rows(services)) {
    if (sealed.startsWith(newest)) continue;
    const hex = await sealer.open(PURPOSE, sealed, clock.now());
    if (hex === null) continue;
    await db
      .update(rowsOfKeys)
      .set({ sealed: await sealer.seal(PURPOSE, hex, NEVER_MS) })
      .where(and(eq(rowsOfKeys.id, id), eq(rowsOfKeys.sealed, sealed)));
  }
}
