import { packedSegments, unpackedSegments } from '../statblock/packed-segments';
import { plain, SIGNS, written } from '../statblock/packed-words';
import type { Segment } from '../statblock/statblock';
import type { SpellCardLines, SpellParagraph } from './spell-card-lines';

/** A spell card packed into one text for the browser, little larger than the text on the page. */
export type PackedSpellCard = string & { readonly packed: 'spell card' };

const { line, field } = SIGNS;

/** Packs a card made by `spellCardLines`. */
export function packSpellCard(spell: SpellCardLines): PackedSpellCard {
  const { name, edition, kind, facts, paragraphs, higherLevels, scaling } = spell;
  const words = (segments: readonly Segment[]) => packedSegments(segments, name);
  const packed = [
    [name, edition, kind].map(written).join(field),
    ...facts.map(({ label, text }) => `=${written(label)}${field}${written(text)}`),
    ...paragraphs.flatMap((paragraph) =>
      paragraph.kind === 'words'
        ? [`#${words(paragraph.segments)}`]
        : paragraph.points.map((point) => `-${words(point)}`),
    ),
    ...(higherLevels.length > 0 ? [`^${words(higherLevels)}`] : []),
    ...(scaling ? [`+${written(scaling.by)}`] : []),
    ...(scaling?.steps ?? []).map(({ at, amount }) => `@${written(at)}${field}${words(amount)}`),
  ];
  return packed.join(line) as PackedSpellCard;
}

/** Unpacks a packed card. */
export function unpackSpellCard(packed: PackedSpellCard): SpellCardLines {
  const [head = '', ...rest] = packed.split(line);
  const [name = '', edition, kind = ''] = head.split(field).map(plain);
  const facts: { label: string; text: string }[] = [];
  const paragraphs: SpellParagraph[] = [];
  let points: (readonly Segment[])[] = [];
  let higherLevels: readonly Segment[] = [];
  let scaling: { by: string; steps: { at: string; amount: readonly Segment[] }[] } | null = null;
  for (const part of rest) {
    const sign = part.charAt(0);
    const [first = '', second = ''] = part.slice(1).split(field);
    if (sign === '=') facts.push({ label: plain(first), text: plain(second) });
    else if (sign === '+') scaling = { by: plain(first), steps: [] };
    else if (sign === '@') {
      scaling?.steps.push({ at: plain(first), amount: unpackedSegments(second, name) });
    } else if (sign === '^') higherLevels = unpackedSegments(first, name);
    else if (sign === '-') {
      if (points.length === 0) paragraphs.push({ kind: 'points', points });
      points.push(unpackedSegments(first, name));
      continue;
    } else paragraphs.push({ kind: 'words', segments: unpackedSegments(first, name) });
    // The next list item starts a new list.
    points = [];
  }
  return {
    name,
    kind,
    facts,
    paragraphs,
    higherLevels,
    scaling,
    edition: edition === '2024' ? '2024' : '2014',
  };
}
