import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import {
  type CharacterDesk,
  type OpenedCharacter,
  saveCharacter,
} from '~/characters/kept/characters.server';
import { tickedIn, withSpellsTicked } from './table/preparing';

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
  const asked = withSpellsTicked(character, form);
  if (!asked.ok) return { ...asked, status: 400 };
  const kept = await saveCharacter(desk, userId, { id, version }, asked.character);
  if (kept.ok) return { ok: true, said: asked.said };
  const { reason } = kept;
  const status = characterTroubleStatus(reason);
  return { ok: false, status, problem: characterTroubleWords(reason), ticked: tickedIn(form) };
}
