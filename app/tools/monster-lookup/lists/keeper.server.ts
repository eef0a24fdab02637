import type { AppLoadContext } from '@remix-run/cloudflare';
import { readPerson, requireAccess } from '~/account/guard/guards.server';

/** The id of the user whose account stores lists and notes; null when they are stored on the device. */
export async function keeperOf(context: Pick<AppLoadContext, 'account'>): Promise<string | null> {
  const person = (await requireAccess(context)) ?? (await readPerson(context));
  return person?.userId ?? null;
}
