import type { AppLoadContext } from '@remix-run/cloudflare';
import {
  readTableCookie,
  type TableCookie,
  tableCookie,
  withCode,
} from '~/fights/kept/table-cookie.server';
import type { KnownBeside } from '~/fights/kept/table-desk.server';
import type { Services } from '~/platform/services.server';
import { readCode } from '~/platform/spoken-code';
import { findSpells } from '../creatures/find-spells.server';

/** A seat is bound to a device by the cookie that its page set. */
export const NO_DEVICE =
  'A seat needs a cookie, and this browser sent none. Allow cookies for this site and reload the page.';

/** Reads the cookie of the requesting device; null when it has opened no table yet. */
export function deviceOf(
  request: Request,
  { sealer, clock }: Pick<Services, 'sealer' | 'clock'>,
): Promise<TableCookie | null> {
  return readTableCookie(request, sealer, clock.now());
}

/** The device's id after this code opened a table, and the `Set-Cookie` value (`line`). */
export async function deviceAt(
  cookie: TableCookie | null,
  code: string,
  { sealer, clock }: Pick<Services, 'sealer' | 'clock'>,
): Promise<{ device: string; line: string }> {
  const known = withCode(cookie, readCode(code) ?? code);
  return { device: known.device, line: await tableCookie(known, sealer, clock.now()) };
}

/** What a player's action may need beside the fight: who is signed in on the device, and what a spell does. */
export function knownBeside({ account, services }: AppLoadContext): KnownBeside {
  return {
    userId: async () => {
      const standing = await account.standing();
      return standing.kind === 'person' ? standing.person.userId : null;
    },
    spell: async (name, edition) =>
      (await findSpells(services.db, [name], edition)).get(name) ?? null,
  };
}
