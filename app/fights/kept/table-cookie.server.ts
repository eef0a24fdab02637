import { z } from 'zod';
import { readCookie, writeCookie } from '~/platform/cookies';
import type { Bindings } from '~/platform/env.server';
import type { Sealer } from '~/platform/seal';
import { CODE_LENGTH, readCode } from '~/platform/spoken-code';
import { newFightId } from './fight-ids.server';

const COOKIE = '__Host-tables';
const PURPOSE = 'tables';
/** Long enough for a break in a campaign. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;
/** Most codes that a device remembers, the most recent ones. */
const MOST_CODES = 8;

/** The cookie of a device that has opened a table with a code. */
export type TableCookie = {
  /** 128 random bits that identify the device, not its user. */
  device: string;
  /** The codes it has opened, the latest first. */
  codes: readonly string[];
};

const remembered = z.object({
  device: z.string().length(22),
  codes: z.array(z.string().length(CODE_LENGTH)).max(MOST_CODES),
});

/** Reads the cookie of a request; null when the device has opened no table yet. */
export async function readTableCookie(
  { headers }: Pick<Request, 'headers'>,
  sealer: Sealer,
  now: number,
): Promise<TableCookie | null> {
  const sealed = readCookie(headers, COOKIE);
  const text = sealed && (await sealer.open(PURPOSE, sealed, now));
  return text ? (remembered.safeParse(JSON.parse(text)).data ?? null) : null;
}

/** The cookie after this code opened a table; a device without a cookie gets a new id. */
export function withCode(cookie: TableCookie | null, code: string): TableCookie {
  const others = (cookie?.codes ?? []).filter((one) => one !== code);
  return {
    device: cookie?.device ?? newFightId(),
    codes: [code, ...others].slice(0, MOST_CODES),
  };
}

/** The `Set-Cookie` value: encrypted, and useless without a code. */
export async function tableCookie(
  cookie: TableCookie,
  sealer: Sealer,
  now: number,
): Promise<string> {
  const sealed = await sealer.seal(PURPOSE, JSON.stringify(cookie), now + KEPT_MS);
  return writeCookie(COOKIE, sealed, KEPT_MS / 1000);
}

/** The code in the path of a table or an invitation, in its canonical spelling; null when there is none. */
export function codeInPath(pathname: string): string | null {
  const typed = pathname.replace(/\.data$/, '').split('/')[2] ?? '';
  try {
    return readCode(decodeURIComponent(typed));
  } catch {
    return null;
  }
}

type Opening = {
  headers: Headers;
  /** The key of the requesting IP address. Codes need no account, so counting by user as well would stop nobody. */
  key: string;
  sealer: Sealer;
  now: number;
  limits: Pick<Bindings, 'COSTLY_LIMIT' | 'COSTLY_READ_LIMIT'>;
};

/**
 * Counts one attempt to open a code (null: not a valid code) and returns whether it is allowed. A device that has
 * opened this code before has its own limit, so that a whole group behind one IP address can reload its pages; any
 * other attempt may be a guess and counts against the address.
 */
export async function allowOpening(
  code: string | null,
  { headers, key, sealer, now, limits }: Opening,
): Promise<boolean> {
  const cookie = await readTableCookie({ headers }, sealer, now);
  if (cookie && code !== null && cookie.codes.includes(code)) {
    return (await limits.COSTLY_READ_LIMIT.limit({ key: `device ${cookie.device}` })).success;
  }
  return (await limits.COSTLY_LIMIT.limit({ key: `codes ${key}` })).success;
}
