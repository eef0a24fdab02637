import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { streamText } from '~/platform/stream-text';
import { exportPerson, ownerOf } from './person/export.server';

/**
 * GET /settings/export: everything that is the person's, as a JSON file to keep. It is sent as it is read; when a part cannot be
 * read, the download breaks off instead of ending like a whole one.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const { db, clock, log } = context.services;
  const exportedAt = new Date(clock.now()).toISOString();
  const file = exportPerson(context.services, await ownerOf(db, userId), exportedAt);
  return new Response(
    streamText(file, (error) => log.error('export', error)),
    {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="delvewright-account.json"',
        'Cache-Control': 'private, no-store',
      },
    },
  );
}
