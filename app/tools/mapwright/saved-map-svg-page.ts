import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { restoreMap } from '~/maps/file/restore-map';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { drawnTheme, readLook } from '~/maps/map/map-look';
import { isDrawnHere, whyNotDrawnHere } from '~/maps/map/server-bounds';
import { notFound, problemJson } from '~/platform/answers';
import { mapFile, plainSentence } from './file/map-files.server';
import { pageSvg } from './screen/recipe-svg';

/** GET: the picture that the page of a user's saved map shows, in the theme `theme`: light or dark. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const row = await mapShelf.open(context.services, userId, params.id ?? '');
  if (row === null) return notFound();
  const restored = row.text === null ? null : restoreMap(row.text);
  if (!restored?.ok) {
    return problemJson(503, 'This map cannot be opened right now. Try again later.');
  }
  const { map } = restored;
  if (!isDrawnHere(map)) return plainSentence(whyNotDrawnHere(map));
  const { look } = readLook(new URLSearchParams(row.look));
  const asked = readLook(new URL(request.url).searchParams).look;
  const file =
    request.method === 'HEAD' ? null : pageSvg(map, { ...look, theme: drawnTheme(asked) }, true);
  return mapFile(map, file, 'svg', 'image/svg+xml', undefined, look.audience);
}
