import { expect, test } from 'vitest';
import { SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import type { Segment } from '../statblock/statblock';
import { packSpellCard, unpackSpellCard } from './packed-spell-card';
import { type SpellCardLines, spellCardLines } from './spell-card-lines';

/** Adjacent texts become one after packing. */
function joined(segments: readonly Segment[]): Segment[] {
  const pieces: Segment[] = [];
  for (const segment of segments) {
    const before = pieces.at(-1);
    if (typeof segment === 'string' && typeof before === 'string') {
      pieces.splice(-1, 1, before + segment);
    } else pieces.push(segment);
  }
  return pieces;
}

function withJoinedWords(spell: SpellCardLines): SpellCardLines {
  const { scaling } = spell;
  return {
    ...spell,
    paragraphs: spell.paragraphs.map((one) =>
      one.kind === 'words'
        ? { ...one, segments: joined(one.segments) }
        : { ...one, points: one.points.map(joined) },
    ),
    higherLevels: joined(spell.higherLevels),
    scaling: scaling && {
      ...scaling,
      steps: scaling.steps.map(({ at, amount }) => ({ at, amount: joined(amount) })),
    },
  };
}

test.each([
  ['2014', SRD_SPELLS, 319],
  ['2024', SRD_52_SPELLS, 339],
])('every spell of %s comes out as it went in', (_, spells, count) => {
  expect(spells).toHaveLength(count);
  for (const record of spells) {
    const card = spellCardLines(record);
    expect(unpackSpellCard(packSpellCard(card)), record.name).toEqual(withJoinedWords(card));
  }
});

test('signs that packing uses itself may stand in a spell, and lists stay apart', () => {
  const card: SpellCardLines = {
    name: 'A ~ b | c',
    edition: '2024',
    kind: '^kind* `1',
    facts: [{ label: '=Range|', text: '~60 {feet}' }],
    paragraphs: [
      { kind: 'points', points: [['-one'], ['two ', { em: '~' }]] },
      { kind: 'words', segments: ['#between'] },
      { kind: 'points', points: [['three|']] },
    ],
    higherLevels: ['^more'],
    scaling: { by: 'Slot', steps: [{ at: '3rd~', amount: ['2 × '] }] },
  };
  expect(unpackSpellCard(packSpellCard(card))).toEqual(card);
});
