import type { CharacterDesk } from '~/characters/kept/characters.server';
import { playDeeds } from '~/characters/kept/play.server';
import { playFactsOf } from '~/characters/kept/told';
import type { Character } from '~/characters/record/character';
import { madeId } from '../table/made-id';
import { coinsGiven } from './given-coins';

/** Coins belong to play, so a difference in the form is stored as a deed. */
export async function keepCoins(
  desk: CharacterDesk,
  userId: string,
  id: string,
  { before, after }: { before: Character; after: Character },
): Promise<void> {
  const given = coinsGiven(before.play.coins, after.play.coins);
  if (given === null) return;
  const deed = { id: madeId(crypto.randomUUID()), does: 'coins' as const, ...given };
  await playDeeds(desk, userId, id, [deed], playFactsOf);
}
