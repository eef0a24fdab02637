import type { Sealer } from '~/platform/seal';
import { drawSeed, hashOfSeed } from './page-seed';

const PURPOSE = 'dice-seed';

/** Milliseconds that a shown hash is valid for a roll. */
const LIFE_MS = 60 * 60 * 1000;

/** A seed that the server has drawn and not revealed: its hash is shown, and the form contains the encrypted seed. */
export type HeldSeed = { hash: string; ticket: string };

/** Draws the seed of the next roll. Nothing is stored: the ticket contains the seed, encrypted for this server. */
export async function holdSeed(sealer: Sealer, now: number): Promise<HeldSeed> {
  const seed = drawSeed();
  return { hash: await hashOfSeed(seed), ticket: await sealer.seal(PURPOSE, seed, now + LIFE_MS) };
}

/** The seed of a ticket; null when it is forged or expired. */
export function openSeed(sealer: Sealer, ticket: string, now: number): Promise<string | null> {
  return sealer.open(PURPOSE, ticket, now);
}
