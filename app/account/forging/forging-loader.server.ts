import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess } from '../guards.server';

/** Pages of tools in maintenance are for admins, until the owner opens them. */
export async function loadForging({ context }: LoaderFunctionArgs): Promise<null> {
  await requireAccess(context);
  return null;
}
