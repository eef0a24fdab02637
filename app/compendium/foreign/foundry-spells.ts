import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { type Foreign, numberOf, own, textOf, within } from './foreign';
import type { Ledger } from './reading';
import { SPELL_ORDINALS, spellLines } from './spell-lines';
import type { Told, ToldEntry } from './told';

/** Spells that are items of their own, as the entry that a statblock has for them. */
export function foundrySpells(
  spells: readonly Foreign[],
  system: Foreign | null,
  told: Told,
  ledger: Ledger,
): ToldEntry {
  const word = textOf(own(within(system, 'attributes'), 'spellcasting'));
  const ability = ABILITIES.find((one) => one === word) ?? 'cha';
  if (ability !== word) {
    const why = 'The file names no ability for its spells.';
    ledger.changed.push({ field: 'Spellcasting', from: word, to: ABILITY_NAMES[ability], why });
  }
  const bonus =
    abilityModifier(told.facts.abilities?.[ability] ?? 10) +
    proficiencyByChallenge(told.facts.cr ?? 0);
  const lists = spells.map((spell) => [headOf(spell, system), textOf(own(spell, 'name'))] as const);
  const intro = `Its spellcasting ability is ${ABILITY_NAMES[ability]} (spell save DC ${8 + bonus}, +${Math.max(0, bonus)} to hit with spell attacks).`;
  return {
    section: 'traits',
    title: 'Spellcasting',
    text: [intro, ...spellLines(lists)].join('\n'),
  };
}

function headOf(spell: Foreign, system: Foreign | null): string {
  const fields = within(spell, 'system') ?? within(spell, 'data');
  const level = Math.min(9, Math.max(0, numberOf(own(fields, 'level')) ?? 0));
  const mode = textOf(own(fields, 'method')) || textOf(own(within(fields, 'preparation'), 'mode'));
  const uses = numberOf(own(within(fields, 'uses'), 'max')) ?? 0;
  if (uses > 0) return `${Math.min(20, uses)}/day each`;
  if (mode === 'atwill' || mode === 'innate') return 'At will';
  if (level === 0) return 'Cantrips (at will)';
  const kept = within(system, 'spells', `spell${level}`);
  const slots = numberOf(own(kept, 'override')) ?? numberOf(own(kept, 'max')) ?? 0;
  return `${SPELL_ORDINALS[level]} level${slots > 0 ? ` (${slots} slots)` : ''}`;
}
