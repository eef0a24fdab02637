import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import { asObject, type Foreign, listOf, numberOf, own, textOf, within } from './foreign';
import type { Numbers } from './tetra-tokens';
import type { ToldEntry } from './told';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** Writes the spells as a 2014 statblock lists them: at will and per day, and class spells by slot. */
export function makerCasting(value: Foreign, numbers: Numbers): ToldEntry[] {
  const casting = within(value, 'spellcasting');
  const word = textOf(own(casting, 'stat')).toLowerCase();
  const ability = ABILITIES.find((one) => one === word);
  if (casting === null || ability === undefined) return [];
  const modifier = abilityModifier(numbers.abilities[ability]) + numbers.proficiency;
  const of = (key: string, plain: number) => {
    const given = within(casting, key);
    return own(given, 'override') === true
      ? (numberOf(own(given, 'overrideValue')) ?? plain)
      : plain;
  };
  const [dc, toHit] = [of('save', 8 + modifier), of('attack', modifier)];
  const numbersText = `(spell save DC ${dc}, ${toHit < 0 ? toHit : `+${toHit}`} to hit with spell attacks)`;
  const self = `The ${numbers.name.toLowerCase()}`;
  const innate = listOf(own(casting, 'atWill')).flatMap((one) => dailyOf(asObject(one)));
  const standard = listOf(own(casting, 'standard')).map(spellName).filter(Boolean);
  const level = Math.min(20, Math.max(1, numberOf(own(casting, 'level')) ?? 1));
  const slots = listOf(own(casting, 'slots')).map((one) => numberOf(one) ?? 0);
  return [
    ...(innate.length === 0
      ? []
      : [
          {
            section: 'traits' as const,
            title: 'Innate Spellcasting',
            text: [
              `${self}'s innate spellcasting ability is ${ABILITY_NAMES[ability]} ${numbersText}.`,
              ...innate,
            ].join('\n'),
          },
        ]),
    ...(standard.length === 0
      ? []
      : [
          {
            section: 'traits' as const,
            title: 'Spellcasting',
            text: [
              `${self} is a ${ordinal(level)}-level spellcaster. Its spellcasting ability is ${ABILITY_NAMES[ability]} ${numbersText}.`,
              ...slotLines(standard, slots, listOf(own(casting, 'standard'))),
            ].join('\n'),
          },
        ]),
  ];
}

function dailyOf(one: Foreign | null): string[] {
  const spells = listOf(own(one, 'spells')).map(spellName).filter(Boolean);
  const names = spells.length > 0 ? spells : [spellName(one)].filter(Boolean);
  const count = numberOf(own(one, 'count')) ?? 0;
  if (names.length === 0) return [];
  return [`${count > 0 ? `${Math.min(20, count)}/day each` : 'At will'}: ${names.join(', ')}`];
}

function spellName(value: unknown): string {
  return (
    textOf(value) || textOf(own(asObject(value), 'name')) || textOf(own(asObject(value), 'id'))
  );
}

/** Lists spells by level where the file has levels; otherwise all in one list of cantrips. */
function slotLines(
  names: readonly string[],
  slots: readonly number[],
  given: readonly unknown[],
): string[] {
  const levelOf = (at: number) => numberOf(own(asObject(given[at]), 'level')) ?? 0;
  return ORDINALS.flatMap((word, level) => {
    const spells = names.filter((_, at) => levelOf(at) === level);
    if (spells.length === 0) return [];
    const count = slots[level - 1] ?? 0;
    const head = level === 0 ? 'Cantrips (at will)' : `${word} level (${count} slots)`;
    return [`${head}: ${spells.join(', ')}`];
  });
}

function ordinal(level: number): string {
  return ORDINALS[level] ?? `${level}th`;
}
