import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { type Foreign, numberOf, own, textOf, within } from './foreign';
import { type ActorNumbers, numberIn } from './foundry-formula';
import type { Ledger } from './reading';
import { SPELL_ORDINALS, spellLines } from './spell-lines';
import type { Told, ToldEntry } from './told';

/** Converts spells that are separate items to the Spellcasting entry of a statblock. */
export function foundrySpells(
  spells: readonly Foreign[],
  numbers: ActorNumbers,
  told: Told,
  ledger: Ledger,
): ToldEntry {
  const word = textOf(own(within(numbers.system, 'attributes'), 'spellcasting'));
  const ability = ABILITIES.find((one) => one === word) ?? 'cha';
  if (ability !== word) {
    const why = 'The file names no ability for its spells.';
    ledger.changed.push({ field: 'Spellcasting', from: word, to: ABILITY_NAMES[ability], why });
  }
  const bonus =
    abilityModifier(told.facts.abilities?.[ability] ?? 10) +
    proficiencyByChallenge(told.facts.cr ?? 0);
  const said = textOf(own(within(numbers.system, 'bonuses', 'spell'), 'dc'));
  const beyond = said === '' ? 0 : (numberIn(said, numbers) ?? 0);
  const lists = spells.flatMap((spell) => {
    const head = headOf(spell, numbers, ledger);
    return head === null ? [] : [[head, textOf(own(spell, 'name'))] as const];
  });
  const intro = `Its spellcasting ability is ${ABILITY_NAMES[ability]} (spell save DC ${8 + bonus + beyond}, +${Math.max(0, bonus)} to hit with spell attacks).`;
  return {
    section: 'traits',
    title: 'Spellcasting',
    text: [intro, ...spellLines(lists)].join('\n'),
  };
}

/** The heading of the list a spell belongs in; null when its uses are a formula, which is reported in the ledger. */
function headOf(spell: Foreign, numbers: ActorNumbers, ledger: Ledger): string | null {
  const fields = within(spell, 'system') ?? within(spell, 'data');
  const level = Math.min(9, Math.max(0, numberOf(own(fields, 'level')) ?? 0));
  const mode = textOf(own(fields, 'method')) || textOf(own(within(fields, 'preparation'), 'mode'));
  const said = textOf(own(within(fields, 'uses'), 'max'));
  const uses = said === '' ? 0 : numberIn(said, numbers);
  if (uses === null) {
    const why = 'How often it is cast is a formula, not a number.';
    const name = textOf(own(spell, 'name')).slice(0, 100);
    ledger.dropped.push({ field: 'Spellcasting', text: `${name}: ${said}`.slice(0, 300), why });
    return null;
  }
  if (uses > 0) return `${Math.min(20, uses)}/day each`;
  if (mode === 'atwill' || mode === 'innate') return 'At will';
  if (level === 0) return 'Cantrips (at will)';
  const kept = within(numbers.system, 'spells', `spell${level}`);
  const slots = numberOf(own(kept, 'override')) ?? numberOf(own(kept, 'max')) ?? 0;
  return `${SPELL_ORDINALS[level]} level${slots > 0 ? ` (${slots} slots)` : ''}`;
}
