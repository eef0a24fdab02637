import { castingText } from './five-etools-casting';
import { withoutTags } from './five-etools-tags';
import { linesOf } from './five-etools-words';
import { type Foreign, objectsOf, own, textOf } from './foreign';
import type { Ledger } from './reading';
import type { Section, ToldEntry } from './told';

const LISTS: readonly (readonly [string, Section])[] = [
  ['trait', 'traits'],
  ['action', 'actions'],
  ['bonus', 'bonusActions'],
  ['reaction', 'reactions'],
  ['legendary', 'legendary'],
  ['mythic', 'mythicActions'],
];
/** The section for the `displayAs` value of a spellcasting block. */
const CASTING_IN: Readonly<Record<string, Section>> = {
  action: 'actions',
  bonus: 'bonusActions',
  reaction: 'reactions',
  trait: 'traits',
  legendary: 'legendary',
};

/** Reads the named entries of a 5etools creature as displayed there. */
export function etoolsEntries(value: Foreign): ToldEntry[] {
  const casting = objectsOf(own(value, 'spellcasting')).map(
    (one): ToldEntry => ({
      section: CASTING_IN[textOf(own(one, 'displayAs'))] ?? 'traits',
      title: withoutTags(textOf(own(one, 'name'))) || 'Spellcasting',
      text: castingText(one),
    }),
  );
  const named = LISTS.flatMap(([key, section]) =>
    objectsOf(own(value, key)).map(
      (one): ToldEntry => ({
        section,
        title: withoutTags(textOf(own(one, 'name'))),
        text: linesOf(own(one, 'entries')).join('\n'),
      }),
    ),
  );
  return [...named, ...casting];
}

/** Reads lair actions and regional effects, which the file stores in a separate legendary group. */
export function etoolsGroup(group: Foreign): ToldEntry[] {
  const of = (key: string, section: Section, title: string): ToldEntry[] => {
    const text = linesOf(own(group, key)).join('\n');
    return text === '' ? [] : [{ section, title, text }];
  };
  return [
    ...of('lairActions', 'lairActions', 'Lair Actions'),
    ...of('regionalEffects', 'regionalEffects', 'Regional Effects'),
  ];
}

/** Records in the ledger which parts of a creature are stored elsewhere in the file or in another file. */
export function tellLeft(value: Foreign, ledger: Ledger): void {
  const told: readonly (readonly [string, string, string])[] = [
    ['variant', 'Variant', 'A variant is a separate monster.'],
    ['actionNote', 'Note on actions', 'There is no field for it.'],
    ['token', 'Token', 'Pictures are not imported.'],
  ];
  for (const [key, field, why] of told) {
    const list = own(value, key);
    const text = linesOf(list).join(' ').slice(0, 300);
    if (text !== '' && key !== 'token') ledger.dropped.push({ field, text, why });
  }
}
