import type { Sealer } from '~/platform/seal';
import { drawSeed, hashOfSeed } from './page-seed';

const PURPOSE = 'dice-seed';

/** How long a hash that was shown waits for its roll. */
const LIFE_MS = 60 * 60 * 1000;

/** A seed that the site has drawn and holds back: its hash is shown, the seed itself is sealed in the form. */
export type HeldSeed = { hash: string; ticket: string };

/** Draws the seed of the next roll. Nothing is kept here: the ticket carries it, readable by this site alone. */
export async function holdSeed(sealer: Sealer, now: number): Promise<HeldSeed> {
  const seed = drawSeed();
  return { hash: await hashOfSeed(seed), ticket: await sealer.seal(PURPOSE, seed, now + LIFE_MS) };
}

/** The seed of a ticket; null when it is forged, or waited too long. */
export function openSeed(sealer: Sealer, ticket: string, now: number): Promise<string | null> {
  return sealer.open(PURPOSE, ticket, now);
}
