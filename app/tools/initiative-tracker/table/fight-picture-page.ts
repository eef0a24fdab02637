import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { pictureOf } from '~/fights/kept/fight-pictures.server';
import { notFound } from '~/platform/answers';

/**
 * A picture that was shown to players, for those who run the fight. The response's type comes from the bytes and its
 * headers prevent scripts.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const { id = '', picture = '' } = params;
  const found = await pictureOf(context.services, userId, id, picture);
  if (found === null) return notFound();
  return new Response(found.bytes, {
    headers: {
      'Content-Type': found.type,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=3600',
    },
  });
}
