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

/** A character with the spells that a form ticks; or why it stays as it is, with the spells as they were ticked. */
export type SpellsTicked =
  | { ok: true; character: Character; said: string }
  | { ok: false; problem: string; ticked: readonly string[] };

/** The spells that a form ticks, as they are typed. */
export function tickedIn(form: FormData): string[] {
  const all = form.getAll('spell').slice(0, 60);
  return all.map((one) => String(one).slice(0, 80));
}

/** Prepares the spells of a class that a form ticks, no more than it may, without storing the character. */
export function withSpellsTicked(character: Character, form: FormData): SpellsTicked {
  const classSlug = String(form.get('class') ?? '');
  const ticked = tickedIn(form);
  const found = preparingOf(character, classSlug);
  if (found === null) return { ok: false, problem: 'This class prepares no spells.', ticked };
  const { name, most, spells } = found;
  const prepared = spells.map(({ slug }) => slug).filter((slug) => ticked.includes(slug));
  if (prepared.length > most) {
    const problem = `${prepared.length} spells are selected; ${name} prepares ${most}. Nothing was saved.`;
    return { ok: false, problem, ticked };
  }
  const before = character.spells[classSlug] ?? { cantrips: [], known: [], prepared: [] };
  const after = { ...character.spells, [classSlug]: { ...before, prepared } };
  const said = `${prepared.length} of ${most} spells prepared.`;
  return { ok: true, character: { ...character, spells: after }, said };
}
