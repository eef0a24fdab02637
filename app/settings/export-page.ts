import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { streamText } from '~/platform/stream-text';
import { exportPerson, ownerOf } from './person/export.server';

/**
 * GET /settings/export: all the user's data as a JSON file. It is streamed while it is read; when a part cannot be
 * read, the download breaks off instead of ending like a complete one.
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
