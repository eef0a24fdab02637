import { redirect } from '@remix-run/cloudflare';
import { readLook, writeLook } from '~/maps/map/map-look';
import { newSeed } from '~/maps/map/new-seed';
import { themedParams } from '~/maps/map/theme-choice';
import { createRandom } from '~/rules/random';

/** Without scripts: "Surprise me" redirects to the same recipe with a new seed, and another theme to its settings. */
export function surpriseFirst(params: URLSearchParams, page: string): void {
  const themed = themedParams(params);
  const isSurprise = params.has('again');
  if (themed === null && !isSurprise) return;
  const next = themed ? writeLook(themed, readLook(params).look) : new URLSearchParams(params);
  next.delete('again');
  if (isSurprise) {
    const [word = 1] = crypto.getRandomValues(new Uint32Array(1));
    next.set('seed', newSeed(createRandom(word)));
  }
  throw redirect(`${page}?${next}`, 302);
}
