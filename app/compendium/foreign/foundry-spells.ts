import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { type Foreign, numberOf, own, textOf, within } from './foreign';
import type { Told, ToldEntry } from './told';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** Spells that are items of their own, as the entry that a statblock has for them. */
export function foundrySpells(
  spells: readonly Foreign[],
  system: Foreign | null,
  told: Told,
): ToldEntry {
  const word = textOf(own(within(system, 'attributes'), 'spellcasting'));
  const ability = ABILITIES.find((one) => one === word) ?? 'cha';
  const bonus =
    abilityModifier(told.facts.abilities?.[ability] ?? 10) +
    proficiencyByChallenge(told.facts.cr ?? 0);
  const lists = new Map<string, string[]>();
  for (const spell of spells) {
    const head = headOf(spell, system);
    lists.set(head, [...(lists.get(head) ?? []), textOf(own(spell, 'name'))]);
  }
  const intro = `Its spellcasting ability is ${ABILITY_NAMES[ability]} (spell save DC ${8 + bonus}, +${Math.max(0, bonus)} to hit with spell attacks).`;
  const lines = [...lists].map(([head, names]) => `${head}: ${names.join(', ')}`);
  return { section: 'traits', title: 'Spellcasting', text: [intro, ...lines].join('\n') };
}

function headOf(spell: Foreign, system: Foreign | null): string {
  const fields = within(spell, 'system') ?? within(spell, 'data');
  const level = Math.min(9, Math.max(0, numberOf(own(fields, 'level')) ?? 0));
  const mode = textOf(own(fields, 'method')) || textOf(own(within(fields, 'preparation'), 'mode'));
  const uses = numberOf(own(within(fields, 'uses'), 'max')) ?? 0;
  if (uses > 0) return `${Math.min(20, uses)}/day each`;
  if (mode === 'atwill' || mode === 'innate') return 'At will';
  if (level === 0) return 'Cantrips (at will)';
  const slots = numberOf(own(within(system, 'spells', `spell${level}`), 'override')) ?? 0;
  return `${ORDINALS[level]} level (${slots} slots)`;
}
