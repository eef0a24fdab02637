import { withoutTags } from './five-etools-tags';
import {
  asObject,
  type Foreign,
  listOf,
  numberOf,
  objectsOf,
  own,
  textOf,
  within,
} from './foreign';
import type { Ledger } from './reading';
import { SPELL_ORDINALS } from './spell-lines';
import type { Section, ToldEntry } from './told';

const LISTS: readonly (readonly [string, Section])[] = [
  ['trait', 'traits'],
  ['action', 'actions'],
  ['bonus', 'bonusActions'],
  ['reaction', 'reactions'],
  ['legendary', 'legendary'],
  ['mythic', 'mythicActions'],
];
/** Where the spells of a creature stand. */
const CASTING_IN: Readonly<Record<string, Section>> = {
  ...{ action: 'actions', bonus: 'bonusActions', reaction: 'reactions', trait: 'traits' },
  legendary: 'legendary',
};
const DAILY: Readonly<Record<string, string>> = {
  ...{ daily: 'day', rest: 'rest', weekly: 'week', monthly: 'month', yearly: 'year' },
};
const DEEPEST = 8;

/** The named parts of a creature of 5etools, in the words that it shows. */
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

/** Lair actions and regional effects, which stand under another name in the same file. */
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

/** The paragraphs of entries within entries: lists, tables and named parts. */
export function linesOf(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string' || typeof value === 'number') {
    const words = withoutTags(textOf(value));
    return words === '' ? [] : [words];
  }
  if (Array.isArray(value)) return listOf(value).flatMap((one) => linesOf(one, depth + 1));
  const object = asObject(value);
  if (object === null) return [];
  if (textOf(own(object, 'type')) === 'table') return tableLines(object, depth);
  const inner = ['entry', 'entries', 'items'].flatMap((key) =>
    linesOf(own(object, key), depth + 1),
  );
  const name = withoutTags(textOf(own(object, 'name'))).replace(/[.:]$/, '');
  const [first, ...rest] = inner;
  if (name === '') return inner;
  return first === undefined ? [name] : [`${name}. ${first}`, ...rest];
}

function tableLines(table: Foreign, depth: number): string[] {
  const row = (cells: unknown) =>
    listOf(cells)
      .map((cell) =>
        linesOf(own(asObject(cell), 'roll') === undefined ? cell : rollWords(cell), depth + 1).join(
          ' ',
        ),
      )
      .join(': ');
  return [...linesOf(own(table, 'caption')), ...listOf(own(table, 'rows')).map(row)].filter(
    (line) => line !== '',
  );
}

function rollWords(cell: unknown): string {
  const roll = within(asObject(cell), 'roll');
  const exact = numberOf(own(roll, 'exact'));
  return exact === null ? `${textOf(own(roll, 'min'))}-${textOf(own(roll, 'max'))}` : String(exact);
}

function castingText(casting: Foreign): string {
  const spells = (list: unknown) =>
    listOf(list)
      .map((one) =>
        withoutTags(textOf(one) || textOf(own(asObject(one), 'entry'))).replace(/\*$/, ''),
      )
      .filter((one) => one !== '')
      .join(', ');
  const lines = [...linesOf(own(casting, 'headerEntries'))];
  const hidden = new Set(listOf(own(casting, 'hidden')).map(textOf));
  const atWill = hidden.has('will') ? '' : spells(own(casting, 'will'));
  const always = spells(own(casting, 'constant'));
  if (always !== '') lines.push(`Constant: ${always}`);
  if (atWill !== '') lines.push(`At will: ${atWill}`);
  for (const [key, per] of Object.entries(DAILY)) {
    if (hidden.has(key)) continue;
    const list = within(casting, key);
    for (const times of Object.keys(list ?? {})
      .sort()
      .reverse()) {
      const each = times.endsWith('e') ? ' each' : '';
      lines.push(`${times.replace(/e$/, '')}/${per}${each}: ${spells(own(list, times))}`);
    }
  }
  const leveled = within(casting, 'spells');
  for (const level of Object.keys(leveled ?? {}).sort()) {
    const of = within(leveled, level);
    const slots = numberOf(own(of, 'slots'));
    const head =
      level === '0'
        ? 'Cantrips (at will)'
        : `${SPELL_ORDINALS[Number(level)] ?? level} level${slots === null ? '' : ` (${slots} slots)`}`;
    const names = spells(own(of, 'spells'));
    if (names !== '') lines.push(`${head}: ${names}`);
  }
  return [...lines, ...linesOf(own(casting, 'footerEntries'))].join('\n');
}

/** Says what of a creature stands elsewhere in its file or in another. */
export function tellLeft(value: Foreign, ledger: Ledger): void {
  const told: readonly (readonly [string, string, string])[] = [
    ['variant', 'Variant', 'A variant is a creature of its own.'],
    ['actionNote', 'Note on actions', 'There is no place for it.'],
    ['token', 'Token', 'Pictures stay where they are.'],
  ];
  for (const [key, field, why] of told) {
    const list = own(value, key);
    const text = linesOf(list).join(' ').slice(0, 300);
    if (text !== '' && key !== 'token') ledger.dropped.push({ field, text, why });
  }
}
