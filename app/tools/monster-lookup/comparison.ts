import type { MonsterRecord } from '~/compendium/records/monster-record';
import { isUnknown, type MonsterFact, NOT_KNOWN } from '~/compendium/records/unknown-facts';
import { plainText, type Statblock } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';

/** A line of a comparison: the value of each monster in order; "—" when it has none. */
export type ComparedRow = { label: string; cells: readonly string[]; differs: boolean };

const NOTHING = '—';

/**
 * A comparison packed into one text for the browser; the router's serialisation of an array costs a number for each
 * cell.
 */
export type PackedRows = string & { readonly packed: 'rows' };

/** The statblock lines to compare, in order. */
const LINES = [
  'Challenge',
  'Proficiency Bonus',
  'Armor Class',
  'Hit Points',
  'Speed',
  'Initiative',
];
const DEFENCE_LINES = [
  'Saving Throws',
  'Skills',
  'Damage Vulnerabilities',
  'Damage Resistances',
  'Damage Immunities',
  'Condition Immunities',
];
const LATER_LINES = ['Senses', 'Languages', 'Environment'];

/** Compares monsters line by line; lines that none of them has are omitted. */
export function compareMonsters(records: readonly MonsterRecord[]): ComparedRow[] {
  const blocks = records.map((record) => statblockOf(record, '2014'));
  const row = (
    label: string,
    cellOf: (block: Statblock) => string,
    fact?: MonsterFact,
  ): ComparedRow =>
    comparedRow(
      label,
      blocks.map((block, at) => {
        const record = records[at];
        const isUnsaid = fact !== undefined && record !== undefined && isUnknown(record, fact);
        return isUnsaid ? NOT_KNOWN : cellOf(block) || NOTHING;
      }),
    );
  const abilities = ABILITIES.map((ability) =>
    row(
      ABILITY_NAMES[ability],
      (block) => {
        const found = block.abilities.find((one) => one.ability === ability);
        return found ? `${found.score} (${found.check.text})` : '';
      },
      'abilities',
    ),
  );
  const sections = [null, 'Actions', 'Bonus Actions', 'Reactions', 'Legendary Actions'];
  const rows = [
    row('Kind', ({ kind }) => kind),
    row('Edition', ({ edition }) => edition, 'edition'),
    ...LINES.map((label) => row(label, (block) => lineOf(block, label))),
    ...abilities,
    ...DEFENCE_LINES.map((label) => row(label, (block) => lineOf(block, label), 'defences')),
    ...LATER_LINES.map((label) => row(label, (block) => lineOf(block, label))),
    ...sections.map((title) =>
      row(title ?? 'Traits', (block) => entriesOf(block, title), 'entries'),
    ),
  ];
  // Omits lines where all values are unknown or empty.
  return rows.filter(({ cells }) => cells.some((cell) => cell !== NOTHING && cell !== NOT_KNOWN));
}

function comparedRow(label: string, cells: readonly string[]): ComparedRow {
  return { label, cells, differs: new Set(cells).size > 1 };
}

/** Packs the rows of `compareMonsters`. */
export function packRows(rows: readonly ComparedRow[]): PackedRows {
  const lines = rows.map(({ label, cells }) =>
    [label, ...cells].map((text) => text.replace(/\s+/g, ' ')).join('\t'),
  );
  return lines.join('\n') as PackedRows;
}

/** Unpacks packed rows. */
export function unpackRows(packed: PackedRows): ComparedRow[] {
  return packed
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', ...cells] = line.split('\t');
      return comparedRow(label, cells);
    });
}

function lineOf({ head, lines, beside }: Statblock, label: string): string {
  const found = [...head, ...lines, ...beside].find((line) => line.label === label);
  return found ? plainText(found.segments) : '';
}

/** The names of a section's entries, each with the dice of its attacks. */
function entriesOf({ sections }: Statblock, title: string | null): string {
  const entries = sections.find((section) => section.title === title)?.entries ?? [];
  return entries
    .map(({ name, note, paragraphs }) => {
      const numbers = paragraphs.flat().flatMap((segment) => {
        if (typeof segment !== 'object' || !('roll' in segment)) return [];
        const { kind } = segment.roll;
        return kind === 'attack' || kind === 'damage' ? [segment.text] : [];
      });
      const brackets = note.length === 0 ? '' : ` (${plainText(note)})`;
      return `${name}${brackets}${numbers.length === 0 ? '' : ` ${numbers.join(', ')}`}`;
    })
    .join('; ');
}

export type ComparedIds = { ids: readonly string[]; left: readonly string[] };

/**
 * Reads ids from `ids=goblin,orc`, or from `ids=goblin&ids=orc` as a form submits it: the first `most` distinct ones,
 * and the excess.
 */
export function readComparedIds(texts: readonly string[], most: number): ComparedIds {
  const asked = texts.flatMap((text) => text.split(',')).map((id) => id.trim().toLowerCase());
  const ids = [...new Set(asked.filter((id) => id !== ''))];
  return { ids: ids.slice(0, most), left: ids.slice(most, 100) };
}
