import { bookOf } from '~/characters/books/book-of';
import type { CharacterDesk } from '~/characters/kept/characters.server';
import { playDeeds } from '~/characters/kept/play.server';
import { factsOf } from '~/characters/play/facts';
import type { Character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';

const COINS = ['cp', 'sp', 'ep', 'gp', 'pp'] as const;

/** Coins are counted at the table: what the form makes more or less of them is a deed like any other. */
export async function keepCoins(
  desk: CharacterDesk,
  userId: string,
  id: string,
  { before, after }: { before: Character; after: Character },
): Promise<void> {
  const change = Object.fromEntries(
    COINS.map((coin) => [coin, after.play.coins[coin] - before.play.coins[coin]]),
  );
  if (Object.values(change).every((by) => by === 0)) return;
  const { cp = 0, sp = 0, ep = 0, gp = 0, pp = 0 } = change;
  const deed = { id: crypto.randomUUID(), does: 'coins' as const, cp, sp, ep, gp, pp };
  await playDeeds(desk, userId, id, [deed], (character) =>
    factsOf(sheetOf(bookOf(character.edition), character), character.counters),
  );
}
