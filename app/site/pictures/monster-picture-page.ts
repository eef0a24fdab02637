import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { monsterById } from '~/compendium/shelf/records.server';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { writePng } from '~/paper/png-writer';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { KEPT_BY_VERSION } from '~/platform/edge-cache.server';
import { shareCard } from '~/ui/page-meta';
import { pictureAt } from '~/ui/picture-address';
import capitals from '~fonts/picture-capitals.ttf?inline';
import italic from '~fonts/picture-italic.ttf?inline';
import serif from '~fonts/picture-serif.ttf?inline';
import { BRAND } from '../brand';
import { monsterPicture, PICTURE_INKS, type PictureFaces, pictureFaces } from './monster-picture';

let faces: PictureFaces | null = null;

/**
 * GET: the preview image of a shared link to a monster. It is drawn only at the address with the record's version: any
 * other address redirects there, so that it is not drawn repeatedly.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await monsterById(context.services.db, params.id ?? '');
  if (found === null) notFound();
  const { record } = found;
  const address = paths.monsterPicture(found);
  if (new URL(request.url).search !== address.slice(address.indexOf('?'))) {
    return elsewhere(address);
  }
  faces ??= pictureFaces({
    capitals: bytesOf(capitals),
    serif: bytesOf(serif),
    italic: bytesOf(italic),
  });
  const block = statblockOf(record, record.edition);
  const picture = monsterPicture({ block, source: record.source, brand: BRAND.name }, faces);
  // The name has characters that the fonts lack: use the tool's own image.
  if (picture === null) return elsewhere(pictureAt(shareCard('monster-lookup').picture));
  const file = request.method === 'HEAD' ? null : await writePng(picture, PICTURE_INKS);
  return new Response(file, { headers: HEADERS });
}

const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': KEPT_BY_VERSION };

function elsewhere(address: string): Response {
  return redirect(address, { headers: { 'Cache-Control': 'public, max-age=300' } });
}

/** The bytes of a base64 `data:` URL. */
function bytesOf(dataAddress: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataAddress.slice(dataAddress.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
