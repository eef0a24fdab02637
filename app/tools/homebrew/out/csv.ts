import type { MonsterRecord } from '~/compendium/records/monster-record';
import { plainText, type StatblockEntry } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { ABILITIES } from '~/rules/ability';

const LABELS = [
  'Armor Class',
  'Hit Points',
  'Speed',
  'Saving Throws',
  'Skills',
  'Damage Vulnerabilities',
  'Damage Resistances',
  'Damage Immunities',
  'Condition Immunities',
  'Senses',
  'Languages',
  'Challenge',
  'Proficiency Bonus',
  'Initiative',
  'Environment',
];
const SECTIONS = [
  'Traits',
  'Actions',
  'Bonus Actions',
  'Reactions',
  'Legendary Actions',
  'Mythic Actions',
  'Lair Actions',
  'Regional Effects',
];
const COLUMNS = [
  'Name',
  'Source',
  'Edition',
  'Kind',
  ...LABELS.slice(0, 3),
  ...ABILITIES.map((ability) => ability.toUpperCase()),
  ...LABELS.slice(3),
  'Gear',
  ...SECTIONS,
  'Notes',
];

/** Writes creatures as a CSV table with a heading, one per row; entries are Markdown inside their cells. */
export function homebrewCsv(records: readonly MonsterRecord[]): string {
  return [COLUMNS, ...records.map(rowOf)]
    .map((row) => `${row.map(cellText).join(',')}\r\n`)
    .join('');
}

function rowOf(record: MonsterRecord): string[] {
  const plain = statblockOf(record, '2014');
  const lines = new Map(
    [...plain.head, ...plain.lines, ...plain.beside].map(({ label, segments }) => [
      label,
      plainText(segments),
    ]),
  );
  const sections = new Map(
    // In the phrasing of its own edition.
    statblockOf(record, record.edition).sections.map(({ title, intro, entries }) => [
      title ?? 'Traits',
      [...(intro === '' ? [] : [intro]), ...entries.map(entryText)].join('\n\n'),
    ]),
  );
  const gear = (record.gear ?? []).map(({ item, count }) =>
    count === undefined ? item : `${item}s (${count})`,
  );
  const own = new Map([
    ['Name', record.name],
    ['Source', record.source],
    ['Edition', record.edition],
    ['Kind', plain.kind],
    ['Gear', gear.join(', ')],
    ['Notes', record.notes],
    ...ABILITIES.map(
      (ability) => [ability.toUpperCase(), String(record.abilities[ability])] as const,
    ),
    // The 2014 books have no initiative.
    ...(record.initiative === undefined ? [['Initiative', ''] as const] : []),
  ]);
  return COLUMNS.map(
    (column) => own.get(column) ?? sections.get(column) ?? lines.get(column) ?? '',
  );
}

function entryText({ name, note, paragraphs }: StatblockEntry): string {
  const brackets = note.length === 0 ? '' : ` (${plainText(note)})`;
  const [first = '', ...others] = paragraphs.map((one) =>
    plainText(one).replace(/[\\*_[\]<>|{}#]/g, '\\$&'),
  );
  return [`***${name}${brackets}.*** ${first}`, ...others].join('\n');
}

/**
 * Escapes a cell by RFC 4180; one that a spreadsheet would read as a formula, also with full-width signs, gets an
 * apostrophe.
 */
function cellText(text: string): string {
  const guarded = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
