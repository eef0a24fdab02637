import { characterTroubleStatus, characterTroubleWords } from '~/characters/kept/character-limits';
import { saveCharacter } from '~/characters/kept/characters.server';
import type { SheetVisit } from '~/characters/kept/sheet-guard.server';
import type { Character } from '~/characters/record/character';
import type { Services } from '~/platform/services.server';
import { takePortrait } from './take-portrait.server';

export type PortraitGiven =
  | { ok: true; portrait: Character['portrait']; version: number }
  | { ok: false; status: number; problem: string };

/** Sets or removes the portrait of the user's own character; an invalid picture gives a sentence. */
export async function givePortrait(
  services: Services,
  { person, opened }: SheetVisit,
  form: FormData,
): Promise<PortraitGiven> {
  const taken = await takePortrait(services, person.userId, form);
  if (!taken.ok) return taken;
  const { portrait } = taken;
  const { id, version } = opened.listed;
  const whole = { ...opened.character, portrait };
  const kept = await saveCharacter(services, person.userId, { id, version }, whole);
  if (kept.ok) return { ok: true, portrait, version: version + 1 };
  const { reason } = kept;
  return {
    ok: false,
    status: characterTroubleStatus(reason),
    problem: characterTroubleWords(reason),
  };
}
