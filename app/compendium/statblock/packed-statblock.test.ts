import { expect, test } from 'vitest';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { packedSegments, unpackedSegments } from './packed-segments';
import { packStatblock, unpackStatblock } from './packed-statblock';
import { type Segment, STATBLOCK_LAYOUTS, type Statblock, type StatblockLine } from './statblock';
import { statblockOf } from './statblock-lines';

/** Adjacent texts become one after packing. */
function joinedWords(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (typeof segment === 'string' && typeof last === 'string') {
      joined.splice(-1, 1, last + segment);
    } else {
      joined.push(segment);
    }
  }
  return joined;
}

function withJoinedWords(block: Statblock): Statblock {
  const line = (one: StatblockLine) => ({ ...one, segments: joinedWords(one.segments) });
  return {
    ...block,
    head: block.head.map(line),
    lines: block.lines.map(line),
    beside: block.beside.map(line),
    sections: block.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({
        ...entry,
        note: joinedWords(entry.note),
        paragraphs: entry.paragraphs.map(joinedWords),
      })),
    })),
  };
}

test('every statblock of the SRD comes out as it went in, in both layouts', () => {
  for (const record of SRD_MONSTERS) {
    for (const layout of STATBLOCK_LAYOUTS) {
      const block = statblockOf(record, layout);
      expect(unpackStatblock(packStatblock(block)), record.name).toEqual(withJoinedWords(block));
    }
  }
});

test('signs that packing uses itself may stand in any words', () => {
  const segments: Segment[] = [
    'a ~ b | c _ {d} [e] ^f^ *g* `h` `1',
    { em: '^_*~' },
    { strong: '**|`' },
    { text: '[{]}', spell: 'un_usual~id' },
    { text: 'bats', creature: 'bats' },
    { text: 'Swarms_of [bats]', creature: 'swarm-of-bats' },
    { text: '~ (2d6|)', roll: { kind: 'damage', of: 'A|b_c, {fire}', dice: '2d6+`', atLeast: 3 } },
    {
      text: '+4',
      roll: {
        kind: 'attack',
        of: 'A|b_c, {fire}, to hit',
        dice: '1d20+4',
        damage: [
          { dice: '1d6-1', type: 'cold or fire' },
          { dice: '2', type: '' },
        ],
      },
    },
  ];
  expect(unpackedSegments(packedSegments(segments, 'A|b_c'), 'A|b_c')).toEqual(segments);
});
