import type { KnownSpell, Spellcasting } from '../records/spellcasting-record';
import type { Segment, StatblockEntry, StatblockLayout } from './statblock';
import { textSegments } from './text-segments';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

/** Prepares a creature's spells for a statblock: the introduction, then a line for each level or number of uses. */
export function spellcastingLines(casting: Spellcasting, layout: StatblockLayout): StatblockEntry {
  const modern = layout === '2024';
  const intro = casting.intro
    .split('\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => spellAttack(textSegments(paragraph, casting.name), casting));
  return {
    name: casting.name,
    note: [],
    paragraphs: [
      ...intro,
      ...line(modern ? 'At Will' : 'At will', casting.atWill, modern),
      ...casting.perDay.flatMap(({ times, each, spells }) =>
        line(
          `${times}/${modern ? 'Day' : 'day'}${each ? (modern ? ' Each' : ' each') : ''}`,
          spells,
          modern,
        ),
      ),
      ...casting.known.flatMap(({ level, spells }) =>
        line(levelLabel(level, casting), spells, modern),
      ),
    ],
  };
}

/** Every spell that the creature can cast, without duplicates. */
export function spellsOf(castings: readonly Spellcasting[]): KnownSpell[] {
  const all = castings.flatMap(({ atWill, perDay, known }) => [
    ...atWill,
    ...perDay.flatMap(({ spells }) => spells),
    ...known.flatMap(({ spells }) => spells),
  ]);
  return [...new Map(all.map((spell) => [spell.id, spell])).values()];
}

function levelLabel(level: number, { slots }: Spellcasting): string {
  if (level === 0) return 'Cantrips (at will)';
  const count = slots[level as keyof typeof slots];
  const ordinal = `${ORDINALS[level] ?? level} level`;
  return count === undefined ? ordinal : `${ordinal} (${count} ${count === 1 ? 'slot' : 'slots'})`;
}

/** The 2014 books write spell names in lower case, the 2024 books capitalised. */
function line(label: string, spells: readonly KnownSpell[], modern: boolean): Segment[][] {
  if (spells.length === 0) return [];
  return [
    [
      { strong: `${label}:` },
      ' ',
      ...spells.flatMap((spell, at): Segment[] => [
        ...(at === 0 ? [] : [', ']),
        { text: modern ? spell.name : spell.name.toLowerCase(), spell: spell.id },
        ...(spell.note === null ? [] : [` (${spell.note})`]),
      ]),
    ],
  ];
}

/** The bonus "to hit with spell attacks" belongs to the spells, not to the trait. */
function spellAttack(segments: readonly Segment[], { name }: Spellcasting): Segment[] {
  return segments.map((segment) =>
    typeof segment === 'object' && 'roll' in segment && segment.roll.kind === 'attack'
      ? { ...segment, roll: { ...segment.roll, of: `${name}, spell attack` } }
      : segment,
  );
}
