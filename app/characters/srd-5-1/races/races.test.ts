import { expect, test } from 'vitest';
import type { Feature } from '../../book/feature';
import type { Gift } from '../../book/gift';
import { RACES } from '../races';

function given(features: readonly Feature[]): string[] {
  return features.flatMap((one) => (one.gifts ?? []).map(told));
}

function told(gift: Gift): string {
  if (gift.gives === 'ability') return `${gift.ability} +${gift.plus}`;
  if (gift.gives === 'sense') return `${gift.sense} ${gift.feet}`;
  if (gift.gives === 'defence') return `${gift.how} to ${gift.to.join(', ')}`;
  if (gift.gives === 'hit-points') return `hit points ${gift.each} each level`;
  if (gift.gives === 'spell')
    return `${gift.spell} from level ${gift.level ?? 1} by ${gift.ability}`;
  if (gift.gives === 'advantage') return `advantage: ${gift.on}`;
  if (gift.gives === 'immunity') return `immunity: ${gift.to}`;
  if ('of' in gift) return `${gift.gives}: ${[gift.of].flat().join(', ')}`;
  return gift.gives;
}

function asked(features: readonly Feature[]): string[] {
  return features.flatMap((one) => (one.asks ?? []).map((ask) => `${ask.asks} ${ask.count}`));
}

const FACTS: Record<string, readonly [string, number, string[], string[]]> = {
  dwarf: [
    ...(['medium', 25] as const),
    [
      'con +2',
      'no-slowing',
      'darkvision 60',
      'advantage: saves against poison',
      'resistant to poison',
      'weapons: battleaxe, handaxe, light-hammer, warhammer',
      'languages: common, dwarvish',
    ],
    ['tool 1'],
  ],
  'hill-dwarf': ['', 0, ['wis +1', 'hit points 1 each level'], []],
  elf: [
    ...(['medium', 30] as const),
    [
      'dex +2',
      'darkvision 60',
      'skills: perception',
      'advantage: saves against being charmed',
      'immunity: magical sleep',
      'languages: common, elvish',
    ],
    [],
  ],
  'high-elf': [
    ...(['', 0] as const),
    ['int +1', 'weapons: longsword, shortsword, shortbow, longbow'],
    ['spell 1', 'language 1'],
  ],
  halfling: [
    ...(['small', 25] as const),
    ['dex +2', 'advantage: saves against being frightened', 'languages: common, halfling'],
    [],
  ],
  'lightfoot-halfling': ['', 0, ['cha +1'], []],
  human: [
    ...(['medium', 30] as const),
    ['str +1', 'dex +1', 'con +1', 'int +1', 'wis +1', 'cha +1', 'languages: common'],
    ['language 1'],
  ],
  dragonborn: [
    ...(['medium', 30] as const),
    ['str +2', 'cha +1', 'languages: common, draconic'],
    ['option 1'],
  ],
  gnome: [
    ...(['small', 25] as const),
    [
      'int +2',
      'darkvision 60',
      'advantage: Int, Wis and Cha saves against magic',
      'languages: common, gnomish',
    ],
    [],
  ],
  'rock-gnome': ['', 0, ['con +1', 'tools: tinkers-tools'], []],
  'half-elf': [
    ...(['medium', 30] as const),
    [
      'cha +2',
      'darkvision 60',
      'advantage: saves against being charmed',
      'immunity: magical sleep',
      'languages: common, elvish',
    ],
    ['ability 2', 'skill 2', 'language 1'],
  ],
  'half-orc': [
    ...(['medium', 30] as const),
    ['str +2', 'con +1', 'darkvision 60', 'skills: intimidation', 'languages: common, orc'],
    [],
  ],
  tiefling: [
    ...(['medium', 30] as const),
    [
      'int +1',
      'cha +2',
      'darkvision 60',
      'resistant to fire',
      'thaumaturgy from level 1 by cha',
      'hellish-rebuke from level 3 by cha',
      'darkness from level 5 by cha',
      'languages: common, infernal',
    ],
    [],
  ],
};

test('the nine races and four subraces give what the SRD says', () => {
  const all = RACES.flatMap((race) => [
    [
      race.slug,
      [race.size.join(' '), race.speed, given(race.features), asked(race.features)],
    ] as const,
    ...race.subraces.map(
      (one) => [one.slug, ['', 0, given(one.features), asked(one.features)]] as const,
    ),
  ]);
  expect(Object.fromEntries(all)).toEqual(FACTS);
});

test('a dragon decides breath and resistance', () => {
  const ask = RACES.flatMap((race) => race.features).find(
    (one) => one.key === 'dragonborn/draconic-ancestry',
  )?.asks?.[0];
  const options = ask?.asks === 'option' && typeof ask.from !== 'string' ? ask.from : [];
  expect(options.map((one) => [one.slug, one.words])).toEqual([
    ['black', breath('acid', '5 by 30 ft. line', 'Dexterity')],
    ['blue', breath('lightning', '5 by 30 ft. line', 'Dexterity')],
    ['brass', breath('fire', '5 by 30 ft. line', 'Dexterity')],
    ['bronze', breath('lightning', '5 by 30 ft. line', 'Dexterity')],
    ['copper', breath('acid', '5 by 30 ft. line', 'Dexterity')],
    ['gold', breath('fire', '15 ft. cone', 'Dexterity')],
    ['green', breath('poison', '15 ft. cone', 'Constitution')],
    ['red', breath('fire', '15 ft. cone', 'Dexterity')],
    ['silver', breath('cold', '15 ft. cone', 'Constitution')],
    ['white', breath('cold', '15 ft. cone', 'Constitution')],
  ]);
});

function breath(type: string, area: string, save: string): string {
  return `Breath of ${type} in a ${area}, ${save} save; resistance to ${type} damage.`;
}
