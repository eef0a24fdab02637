import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { tokenFactsById } from '~/compendium/shelf/token-facts.server';
import { tokenSvg } from '~/compendium/token/token-svg';
import { notFound } from '~/platform/answers';
import { keptFor, ownerAmong } from './whose.server';

/** The minimum and maximum size of a token in pixels. */
const LEAST_PX = 16;
const MOST_PX = 2048;

/** GET: a creature's token as SVG: `/monster-lookup/{id}/token.svg`, with a size by `?px=280`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const found = await tokenFactsById(context.services.db, id, await ownerAmong(context, [id]));
  if (found === null) notFound();
  const px = Number(new URL(request.url).searchParams.get('px'));
  const sized = Number.isInteger(px) && px >= LEAST_PX && px <= MOST_PX;
  return new Response(tokenSvg(found, sized ? { px } : {}), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // It depends only on data that rarely changes.
      ...keptFor(id, 'public, max-age=86400'),
    },
  });
}
