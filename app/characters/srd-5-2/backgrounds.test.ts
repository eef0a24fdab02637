import { expect, test } from 'vitest';
import { BACKGROUNDS } from './backgrounds';

test('each background: abilities, feat, skills, tool, gold beside equipment', () => {
  const facts = BACKGROUNDS.map((one) => {
    const asks = one.features.flatMap((feature) => feature.asks ?? []);
    const gifts = one.features.flatMap((feature) => feature.gifts ?? []);
    return [
      one.slug,
      ...asks.flatMap((ask) =>
        ask.asks === 'background-abilities' || ask.asks === 'feat' || ask.asks === 'tool'
          ? [`${ask.asks}: ${[ask.from].flat().join(' ')}`]
          : [],
      ),
      ...gifts.flatMap((gift) =>
        gift.gives === 'skills' || gift.gives === 'tools'
          ? [`${gift.gives}: ${gift.of.join(' ')}`]
          : [],
      ),
      one.equipment[0]?.ways.map((way) => [way.items.length, way.gold]),
    ];
  });
  expect(facts).toEqual([
    [
      'acolyte',
      'background-abilities: int wis cha',
      'feat: magic-initiate-cleric',
      'skills: insight religion',
      'tools: calligraphers-supplies',
      [
        [5, 8],
        [0, 50],
      ],
    ],
    [
      'criminal',
      'background-abilities: dex con int',
      'feat: alert',
      'skills: sleight-of-hand stealth',
      'tools: thieves-tools',
      [
        [5, 16],
        [0, 50],
      ],
    ],
    [
      'sage',
      'background-abilities: con int wis',
      'feat: magic-initiate-wizard',
      'skills: arcana history',
      'tools: calligraphers-supplies',
      [
        [5, 8],
        [0, 50],
      ],
    ],
    [
      'soldier',
      'background-abilities: str dex con',
      'tool: dice dragonchess playing-cards three-dragon-ante',
      'feat: savage-attacker',
      'skills: athletics intimidation',
      [
        [7, 14],
        [0, 50],
      ],
    ],
  ]);
});
