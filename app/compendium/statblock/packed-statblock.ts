import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import { d20Segment } from './d20-segment';
import { packedSegments, unpackedSegments } from './packed-segments';
import { plain, SIGNS, written } from './packed-words';
import type { Statblock, StatblockAbility, StatblockLine, StatblockSection } from './statblock';

/** A statblock packed into one text for the browser, little larger than the text on the page. */
export type PackedStatblock = string & { readonly packed: 'statblock' };

type Section = { -readonly [K in keyof StatblockSection]: StatblockSection[K] } & {
  entries: StatblockSection['entries'][number][];
};

const { line, field } = SIGNS;

/** Packs a statblock made by `statblockOf`. */
export function packStatblock(block: Statblock): PackedStatblock {
  const { name, edition, layout, kind, notes, head, abilities, lines, beside, sections } = block;
  const packed = [
    [name, edition, layout, kind, notes].map(written).join(field),
    abilities.map(packedAbility).join(field),
    ...head.map((one) => `^${packedLine(one)}`),
    ...lines.map((one) => `=${packedLine(one)}`),
    ...beside.map((one) => `+${packedLine(one)}`),
    ...sections.flatMap(({ title, intro, entries }) => [
      `#${[title ?? '', intro].map(written).join(field)}`,
      ...entries.map((entry) =>
        [
          `-${written(entry.name)}`,
          ...[entry.note, ...entry.paragraphs].map((part) => packedSegments(part, entry.name)),
        ].join(field),
      ),
    ]),
  ];
  return packed.join(line) as PackedStatblock;
}

/** Unpacks a packed statblock. */
export function unpackStatblock(packed: PackedStatblock): Statblock {
  const [facts = '', scores = '', ...rest] = packed.split(line);
  const [name = '', edition, layout, kind = '', notes = ''] = facts.split(field).map(plain);
  const head: StatblockLine[] = [];
  const lines: StatblockLine[] = [];
  const beside: StatblockLine[] = [];
  const places: Readonly<Record<string, StatblockLine[]>> = { '^': head, '=': lines, '+': beside };
  const sections: Section[] = [];
  for (const part of rest) {
    const [first = '', second = '', ...others] = part.slice(1).split(field);
    const label = plain(first);
    if (part.startsWith('#')) {
      sections.push({ title: label || null, intro: plain(second), entries: [] });
    } else if (part.startsWith('-')) {
      const paragraphs = others.map((one) => unpackedSegments(one, label));
      const note = unpackedSegments(second, label);
      sections.at(-1)?.entries.push({ name: label, note, paragraphs });
    } else {
      places[part.charAt(0)]?.push({ label, segments: unpackedSegments(second, label) });
    }
  }
  return {
    name,
    kind,
    notes,
    head,
    lines,
    beside,
    sections,
    edition: edition === '2024' ? '2024' : '2014',
    layout: layout === '2024' ? '2024' : '2014',
    // Unknown scores are not included.
    abilities: scores === '' ? [] : scores.split(field).map(unpackedAbility),
  };
}

function packedLine({ label, segments }: StatblockLine): string {
  return written(label) + field + packedSegments(segments, label);
}

/** The score, and the save bonus if it is better; everything else is derived. */
function packedAbility({ score, save, trained }: StatblockAbility): string {
  return trained ? `${score}/${Number(save.roll.dice.slice(4))}` : String(score);
}

function unpackedAbility(packed: string, at: number): StatblockAbility {
  const [score = 10, trained] = packed.split('/').map(Number);
  const ability = ABILITIES[at] ?? 'str';
  const name = ABILITY_NAMES[ability];
  const modifier = abilityModifier(score);
  return {
    ability,
    score,
    check: d20Segment('check', `${name} check`, modifier),
    save: d20Segment('save', `${name} save`, trained ?? modifier),
    trained: trained !== undefined,
  };
}
