import type { AppLoadContext } from '@remix-run/cloudflare';
import { readPerson, requireAccess } from '~/account/guard/guards.server';

/** The id of the user whose account stores macros and tables; null for visitors, who store them on their device. */
export async function keeperOf(context: Pick<AppLoadContext, 'account'>): Promise<string | null> {
  const person = (await requireAccess(context)) ?? (await readPerson(context));
  return person?.userId ?? null;
}
