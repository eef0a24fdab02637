import { describe, expect, test } from 'vitest';
import { SRD_MONSTERS, SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS, SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import { spellCardLines } from '../spell-card/spell-card-lines';
import { creatureMarker } from './creature-segments';
import { creaturesNamed } from './creatures-named';
import type { Segment } from './statblock';
import { statblockOf } from './statblock-lines';

function marked(text: string, ...creatures: string[]): Segment[] {
  return creatureMarker(text, creatures)([text]);
}

test('a creature is found as one and as several, and only where it is named first', () => {
  expect(marked('Two Mummies guard a mummy.', 'mummy')).toEqual([
    'Two ',
    { text: 'Mummies', creature: 'mummy' },
    ' guard a mummy.',
  ]);
  for (const [text, creature] of [
    ['wolves', 'wolf'],
    ['Octopuses', 'octopus'],
    ['swarms of bats', 'swarm-of-bats'],
    ['Sea Horse', 'sea-horse'],
    ['sea-horses', 'sea-horse'],
  ] as const) {
    expect(marked(text, creature)).toEqual([{ text, creature }]);
  }
});

test('the longest name wins, and no part of a word is a name', () => {
  expect(marked('A giant spider, then a spider.', 'spider', 'giant-spider')).toEqual([
    'A ',
    { text: 'giant spider', creature: 'giant-spider' },
    ', then a ',
    { text: 'spider', creature: 'spider' },
    '.',
  ]);
  expect(marked('vampire spawn', 'vampire', 'vampire-spawn')).toEqual([
    { text: 'vampire spawn', creature: 'vampire-spawn' },
  ]);
  for (const words of ['Battle, a bat-like thing, the rate', 'a muskrat, a moon-rat, an acrobat']) {
    expect(marked(words, 'bat', 'rat')).toEqual([words]);
  }
});

test('the last word stands for a name that is not there in full', () => {
  expect(marked('swarms of bats or rats', 'swarm-of-bats', 'swarm-of-rats')).toEqual([
    { text: 'swarms of bats', creature: 'swarm-of-bats' },
    ' or ',
    { text: 'rats', creature: 'swarm-of-rats' },
  ]);
});

test('numbers and conditions stay what they are, and each creature is marked once in all paragraphs', () => {
  const mark = creatureMarker('a zombie\nanother zombie', ['zombie']);
  const roll: Segment = { text: '2d4', roll: { kind: 'other', of: 'Zombie', dice: '2d4' } };
  expect(mark([roll, ' zombies'])).toEqual([roll, ' ', { text: 'zombies', creature: 'zombie' }]);
  expect(mark(['zombie'])).toEqual(['zombie']);
});

test('a record of another book leads to no creature, and none to itself', () => {
  const [split] = SRD_MONSTERS.filter(({ slug }) => slug === 'black-pudding').flatMap(
    ({ reactions }) => reactions,
  );
  const effects = split?.effects ?? [];
  const book = { slug: 'ooze', source: 'SRD 5.1', edition: '2014' } as const;
  expect(creaturesNamed(book, effects)).toEqual(['black-pudding']);
  expect(creaturesNamed({ ...book, slug: 'black-pudding' }, effects)).toEqual([]);
  expect(creaturesNamed({ ...book, source: 'Test Book' }, effects)).toEqual([]);
  expect(creaturesNamed({ ...book, edition: '2024' }, effects)).toEqual([]);
});

/** Every link from the records of an edition to a creature: "wight: Zombie → zombie". */
function leadsOf(
  monsters: typeof SRD_MONSTERS,
  spells: typeof SRD_SPELLS,
): { from: string; text: string; creature: string }[] {
  const pages = [
    ...monsters.map((monster) => ({
      from: monster.slug,
      segments: statblockOf(monster, monster.edition).sections.flatMap(({ entries }) =>
        entries.flatMap(({ paragraphs }) => paragraphs.flat()),
      ),
    })),
    ...spells.map((spell) => {
      const { paragraphs, higherLevels } = spellCardLines(spell);
      const words = paragraphs.flatMap((one) =>
        one.kind === 'words' ? one.segments : one.points.flat(),
      );
      return { from: spell.slug, segments: [...words, ...higherLevels] };
    }),
  ];
  return pages.flatMap(({ from, segments }) =>
    segments.flatMap((one) =>
      typeof one === 'object' && 'creature' in one ? [{ from, ...one }] : [],
    ),
  );
}

describe.each([
  ['2014', SRD_MONSTERS, SRD_SPELLS],
  ['2024', SRD_52_MONSTERS, SRD_52_SPELLS],
] as const)('the records of %s', (_edition, monsters, spells) => {
  const known = new Set<string>(monsters.map(({ slug }) => slug));

  test('lead to creatures of their own edition, and to all that they call', () => {
    const leads = leadsOf([...monsters], [...spells]);
    expect(leads.filter(({ creature }) => !known.has(creature))).toEqual([]);
    const said = new Set(leads.map(({ from, creature }) => `${from}: ${creature}`));
    const called = [
      ...monsters.flatMap((monster) =>
        [monster.traits, monster.actions, monster.bonusActions, monster.reactions].flatMap((list) =>
          list.flatMap(({ effects }) =>
            creaturesNamed(monster, effects).map((one) => `${monster.slug}: ${one}`),
          ),
        ),
      ),
      ...spells.flatMap((spell) =>
        creaturesNamed(spell, spell.effects).map((one) => `${spell.slug}: ${one}`),
      ),
    ];
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter((one) => !said.has(one))).toEqual([]);
  });
});
