import type { AppLoadContext } from '@remix-run/cloudflare';
import { readPerson, requireAccess } from '~/account/guard/guards.server';

/** The id of whoever keeps macros and tables in an account here; null for those who keep them on their device. */
export async function keeperOf(context: Pick<AppLoadContext, 'account'>): Promise<string | null> {
  const person = (await requireAccess(context)) ?? (await readPerson(context));
  return person?.userId ?? null;
}
