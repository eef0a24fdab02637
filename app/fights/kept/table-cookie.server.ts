import { z } from 'zod';
import { readCookie, writeCookie } from '~/platform/cookies';
import type { Bindings } from '~/platform/env.server';
import type { Sealer } from '~/platform/seal';
import { CODE_LENGTH, readCode } from '~/platform/spoken-code';
import { newFightId } from './fight-ids.server';

const COOKIE = '__Host-tables';
const PURPOSE = 'tables';
/** As long as a campaign pauses. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;
/** The tables of so many codes are known, those that were opened last. */
const MOST_CODES = 8;

/** What a device remembers that has opened a table by its code. */
export type TableCookie = {
  /** 128 random bits that name the device, and nobody. */
  device: string;
  /** The codes that it has opened, the latest first. */
  codes: readonly string[];
};

const remembered = z.object({
  device: z.string().length(22),
  codes: z.array(z.string().length(CODE_LENGTH)).max(MOST_CODES),
});

/** What the device that sends a request remembers; null for one that has opened no table yet. */
export async function readTableCookie(
  { headers }: Pick<Request, 'headers'>,
  sealer: Sealer,
  now: number,
): Promise<TableCookie | null> {
  const sealed = readCookie(headers, COOKIE);
  const text = sealed && (await sealer.open(PURPOSE, sealed, now));
  return text ? (remembered.safeParse(JSON.parse(text)).data ?? null) : null;
}

/** What a device remembers once this code has opened its table; a device that knew nothing gets a name. */
export function withCode(cookie: TableCookie | null, code: string): TableCookie {
  const others = (cookie?.codes ?? []).filter((one) => one !== code);
  return {
    device: cookie?.device ?? newFightId(),
    codes: [code, ...others].slice(0, MOST_CODES),
  };
}

/** The `Set-Cookie` value of it: unreadable, and of no use to anybody who has no code. */
export async function tableCookie(
  cookie: TableCookie,
  sealer: Sealer,
  now: number,
): Promise<string> {
  const sealed = await sealer.seal(PURPOSE, JSON.stringify(cookie), now + KEPT_MS);
  return writeCookie(COOKIE, sealed, KEPT_MS / 1000);
}

/** The code that the path of a table or an invitation names, in its one spelling; null where it names none. */
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
  /** The key of the address that asks. A code needs no account, so that counting by person as well would hold up nobody. */
  key: string;
  sealer: Sealer;
  now: number;
  limits: Pick<Bindings, 'COSTLY_LIMIT' | 'COSTLY_READ_LIMIT'>;
};

/**
 * Takes a try of a code (null: of what is none) from its allowance. A device that has opened this very code before has one of its
 * own, so that a whole table behind one line can load its pages again; every other try is a guess and counts against the address.
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
