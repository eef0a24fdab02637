import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { tokenFactsById } from '~/compendium/shelf/token-facts.server';
import { tokenSvg } from '~/compendium/token/token-svg';
import { notFound } from '~/platform/answers';
import { keptFor, ownerAmong } from './whose.server';

/** The least and the most pixels that a token is asked for in. */
const LEAST_PX = 16;
const MOST_PX = 2048;

/** A creature's token as a picture: `/monster-lookup/{id}/token.svg`, with `?px=280` of that size. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const found = await tokenFactsById(context.services.db, id, await ownerAmong(context, [id]));
  if (found === null) notFound();
  const px = Number(new URL(request.url).searchParams.get('px'));
  const sized = Number.isInteger(px) && px >= LEAST_PX && px <= MOST_PX;
  return new Response(tokenSvg(found, sized ? { px } : {}), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // It is drawn from what hardly ever changes.
      ...keptFor(id, 'public, max-age=86400'),
    },
  });
}
