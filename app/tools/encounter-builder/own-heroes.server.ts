import { listCharacters, openCharacter } from '~/characters/kept/characters.server';
import { lineWords } from '~/characters/record/line-words';
import type { Defenders } from '~/encounters/budget/warnings';
import { givenBy } from '~/parties/given-by';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';

/**
 * One of the user's characters for the form's choice, with a line that distinguishes it from others of the same name.
 */
export type CharacterChoice = { id: string; name: string; line: string; level: number };

/** The user's characters, the latest first. */
export async function ownChoices(
  { db }: Pick<ShelfStore, 'db'>,
  userId: string,
): Promise<CharacterChoice[]> {
  return (await listCharacters(db, userId)).map((one) => ({
    id: one.id,
    name: one.name || 'Nameless',
    line: lineWords(one),
    level: Math.min(20, Math.max(1, one.level)),
  }));
}

/**
 * The lowest hit points and the ranged attacks of the user's characters, from their sheets; null when one cannot be
 * read.
 */
export async function defendersOf(
  store: ShelfStore,
  userId: string,
  ids: readonly string[],
): Promise<Defenders | null> {
  const opened = await Promise.all(ids.map((id) => openCharacter(store, userId, id)));
  const sheets = opened.flatMap((one) =>
    one === null || one === 'unread' ? [] : [givenBy(one.character)],
  );
  if (sheets.length < ids.length) return null;
  const [weakest] = sheets.toSorted((one, other) => one.maximum - other.maximum);
  return {
    leastHitPoints: weakest?.maximum ?? null,
    weakest: weakest?.name ?? null,
    ranged: sheets.filter(({ ranged }) => ranged).length,
  };
}
