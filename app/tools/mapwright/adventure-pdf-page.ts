import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requirePro } from '~/account/guard/guards.server';
import { restoreMap } from '~/maps/file/restore-map';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { readLook } from '~/maps/map/map-look';
import { isDrawnHere, WHY_NO_LONG_ADVENTURE, whyNoAdventure } from '~/maps/map/server-bounds';
import { notFound, problemJson } from '~/platform/answers';
import { mapFile, plainSentence } from './file/map-files.server';
import { roomKey } from './key/room-key';
import { adventureFile } from './print/adventure-file.server';
import { adventurePaper } from './print/adventure-words';

/** GET: a saved map as an adventure to print: map, key, wandering table and statblocks; `paper` is a4 or letter. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = await requirePro(context);
  const row = await mapShelf.open(context.services, userId, params.id ?? '');
  if (row === null) return notFound();
  const restored = row.text === null ? null : restoreMap(row.text);
  if (!restored?.ok) {
    return problemJson(503, 'This map cannot be opened right now. Try again later.');
  }
  const { map } = restored;
  if (!isDrawnHere(map)) return plainSentence(whyNoAdventure(map));
  const search = new URL(request.url).searchParams;
  const paper = adventurePaper(search.get('paper'));
  const { look } = readLook(new URLSearchParams(row.look));
  const key = roomKey(map, map.recipe?.seed ?? '');
  const write = await adventureFile(context.services, { map, key, look, paper, userId });
  if (write === null) return plainSentence(WHY_NO_LONG_ADVENTURE);
  const file = request.method === 'HEAD' ? null : write();
  return mapFile({ name: `${map.name} adventure` }, file, 'pdf', 'application/pdf');
}
