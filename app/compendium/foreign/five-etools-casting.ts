import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { spellAbilityIn } from './entries/casting';
import { withoutTags } from './five-etools-tags';
import { linesOf } from './five-etools-words';
import { asObject, type Foreign, listOf, numberOf, own, textOf, within } from './foreign';
import { SPELL_ORDINALS } from './spell-lines';

/** Spell lists by frequency of casting, each with its heading. */
const OFTEN: readonly (readonly [key: string, head: (times: string, each: string) => string])[] = [
  ['daily', (times, each) => `${times}/day${each}`],
  ['rest', (times, each) => `${times}/rest${each}`],
  ['restLong', (times, each) => `${times}/long rest${each}`],
  ['weekly', (times, each) => `${times}/week${each}`],
  ['monthly', (times, each) => `${times}/month${each}`],
  ['yearly', (times, each) => `${times}/year${each}`],
  ['recharge', (times) => `Recharge ${times}${times === '6' ? '' : '-6'}`],
  ['charges', (times, each) => `${times} ${times === '1' ? 'charge' : 'charges'}${each}`],
  [
    'legendary',
    (times, each) => `${times} legendary ${times === '1' ? 'action' : 'actions'}${each}`,
  ],
];

/** Formats the spells of a creature as statblock lines, after the introduction. */
export function castingText(casting: Foreign): string {
  const hidden = new Set(listOf(own(casting, 'hidden')).map(textOf));
  const seen = (key: string) => (hidden.has(key) ? undefined : own(casting, key));
  const lines = [...linesOf(own(casting, 'headerEntries'))];
  const ability = ABILITIES.find((one) => one === own(casting, 'ability'));
  if (ability !== undefined && spellAbilityIn(lines.join('\n')) === null)
    lines.push(`Its spellcasting ability is ${ABILITY_NAMES[ability]}.`);
  const add = (head: string, list: unknown) => {
    const names = spellsIn(list);
    if (names !== '') lines.push(`${head}: ${names}`);
  };
  add('Constant', seen('constant'));
  add('At will', seen('will'));
  add('Rituals', seen('ritual'));
  for (const [key, head] of OFTEN) {
    const list = asObject(seen(key));
    for (const times of Object.keys(list ?? {})
      .sort()
      .reverse())
      add(head(times.replace(/e$/, ''), times.endsWith('e') ? ' each' : ''), own(list, times));
  }
  const leveled = asObject(seen('spells'));
  for (const level of Object.keys(leveled ?? {}).sort()) {
    const of = within(leveled, level);
    const slots = numberOf(own(of, 'slots'));
    const head =
      level === '0'
        ? 'Cantrips (at will)'
        : `${SPELL_ORDINALS[Number(level)] ?? level} level${slots === null ? '' : ` (${slots} slots)`}`;
    add(head, own(of, 'spells'));
  }
  return [...lines, ...linesOf(own(casting, 'footerEntries'))].join('\n');
}

function spellsIn(list: unknown): string {
  return listOf(list)
    .map((one) =>
      withoutTags(textOf(one) || textOf(own(asObject(one), 'entry'))).replace(/\*$/, ''),
    )
    .filter((one) => one !== '')
    .join(', ');
}
