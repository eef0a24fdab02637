import { redirect } from '@remix-run/cloudflare';
import { newSeed } from '~/maps/map/new-seed';
import { createRandom } from '~/rules/random';

/** Without scripts: "Surprise me" redirects to the same recipe with a new seed. */
export function surpriseFirst(params: URLSearchParams, page: string): void {
  if (!params.has('again')) return;
  const next = new URLSearchParams(params);
  next.delete('again');
  const [word = 1] = crypto.getRandomValues(new Uint32Array(1));
  next.set('seed', newSeed(createRandom(word)));
  throw redirect(`${page}?${next}`, 302);
}
