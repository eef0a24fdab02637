import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import {
  type CharacterDesk,
  type OpenedCharacter,
  saveCharacter,
} from '~/characters/kept/characters.server';
import { toldOf } from '~/characters/kept/told';
import type { Character } from '~/characters/record/character';
import { preparableOf } from '~/characters/sheet/preparable';

/** The spells that the class in the address can prepare; null without one. */
export function preparingOf(character: Character, classSlug: string | null) {
  if (classSlug === null) return null;
  const told = toldOf(character);
  const found = preparableOf(told.book, told.character, told.sheet, classSlug);
  return found && { class: classSlug, ...found };
}

/** The result of preparing: a sentence why not, with the spells as they were ticked. */
export type PreparedAnswer =
  | { ok: true; said: string }
  | { ok: false; status: number; problem: string; ticked: readonly string[] };

/** Prepares the ticked spells of a class, no more than it may. */
export async function spellsPrepared(
  desk: CharacterDesk,
  userId: string,
  { listed: { id, version }, character }: OpenedCharacter,
  form: FormData,
): Promise<PreparedAnswer> {
  const classSlug = String(form.get('class') ?? '');
  const ticked = form
    .getAll('spell')
    .map((one) => String(one).slice(0, 80))
    .slice(0, 60);
  const no = (status: number, problem: string): PreparedAnswer => ({
    ok: false,
    status,
    problem,
    ticked,
  });
  const found = preparingOf(character, classSlug);
  if (found === null) return no(400, 'This class prepares no spells.');
  const { name, most, spells } = found;
  const prepared = spells.map(({ slug }) => slug).filter((slug) => ticked.includes(slug));
  if (prepared.length > most)
    return no(
      400,
      `${prepared.length} spells are selected; ${name} prepares ${most}. Nothing was saved.`,
    );
  const before = character.spells[classSlug] ?? { cantrips: [], known: [], prepared: [] };
  const kept = await saveCharacter(
    desk,
    userId,
    { id, version },
    { ...character, spells: { ...character.spells, [classSlug]: { ...before, prepared } } },
  );
  if (!kept.ok) return no(characterTroubleStatus(kept.reason), characterTroubleWords(kept.reason));
  return { ok: true, said: `${prepared.length} of ${most} spells prepared.` };
}
