import type { Character } from '~/characters/record/character';
import type { Sheet } from '~/characters/sheet/sheet';

/** Reads the chosen spells of each spellcasting class. */
export function withSpells(character: Character, form: FormData, sheet: Sheet): Character {
  const spells = { ...character.spells };
  const casts = new Set(sheet.castings.map((casting) => casting.class));
  for (const name of form.getAll('spell-part').map(String)) {
    const [, slug = '', part = ''] =
      /^spells:([a-z-]+):(cantrips|known|prepared)$/.exec(name) ?? [];
    if (!casts.has(slug)) continue;
    const was = spells[slug] ?? { cantrips: [], known: [], prepared: [] };
    const picks = form
      .getAll(name)
      .map(String)
      .filter((pick) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(pick))
      .slice(0, part === 'known' ? 120 : part === 'prepared' ? 60 : 20);
    spells[slug] = { ...was, [part]: [...new Set(picks)] };
  }
  return { ...character, spells };
}
