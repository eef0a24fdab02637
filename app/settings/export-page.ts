import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guards.server';
import { exportPerson, ownerOf } from './person/export.server';

/** GET /settings/export: everything that is the person's, as a JSON file to keep. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const { db, clock } = context.services;
  const exportedAt = new Date(clock.now()).toISOString();
  const data = await exportPerson(db, await ownerOf(db, userId));
  return new Response(JSON.stringify({ exportedAt, ...data }, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="delvewright-account.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}
