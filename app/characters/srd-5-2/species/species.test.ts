import { expect, test } from 'vitest';
import type { Feature } from '../../book/feature';
import type { Gift } from '../../book/gift';
import { SPECIES } from '../species';

function told(gift: Gift): string {
  if (gift.gives === 'sense') return `${gift.sense} ${gift.feet}`;
  if (gift.gives === 'defence') return `${gift.how} to ${gift.to.join(', ')}`;
  if (gift.gives === 'hit-points') return `hit points ${gift.each} each level`;
  if (gift.gives === 'speed') return `${gift.way} ${gift.set}`;
  if (gift.gives === 'carrying') return `carries ${gift.times} times`;
  if (gift.gives === 'advantage') return `advantage: ${gift.on}`;
  if (gift.gives === 'immunity') return `immunity: ${gift.to}`;
  if (gift.gives === 'spell')
    return `${gift.spell} from level ${gift.level ?? 1}${gift.free ? ', once free' : ''}`;
  return gift.gives;
}

function toldAll(features: readonly Feature[]): string[] {
  return features.flatMap((one) => [
    ...(one.gifts ?? []).map(told),
    ...(one.asks ?? []).map((ask) => `asks ${ask.asks}`),
    ...(one.uses
      ? [`${one.name} from level ${one.level}: ${JSON.stringify(one.uses.most)}, ${one.uses.back}`]
      : []),
  ]);
}

const EVERY_TIME = '{"proficiency":1}';

test('the nine species give what the SRD says', () => {
  const facts = SPECIES.map((one) => [
    one.slug,
    one.size.join(' or '),
    one.speed,
    ...toldAll(one.features),
  ]);
  expect(facts).toEqual([
    [
      'dragonborn',
      'medium',
      30,
      'asks option',
      `Breath Weapon from level 1: ${EVERY_TIME}, long-rest`,
      'darkvision 60',
      'Draconic Flight from level 5: 1, long-rest',
    ],
    [
      'dwarf',
      'medium',
      30,
      'darkvision 120',
      'resistant to poison',
      'advantage: saves against being poisoned',
      'hit points 1 each level',
      `Stonecunning from level 1: ${EVERY_TIME}, long-rest`,
    ],
    [
      'elf',
      'medium',
      30,
      'darkvision 60',
      'advantage: saves against being charmed',
      'asks skill',
      'immunity: magical sleep',
    ],
    ['gnome', 'small', 30, 'darkvision 60', 'advantage: Int, Wis and Cha saves'],
    [
      'goliath',
      'medium',
      35,
      'asks option',
      'Large Form from level 5: 1, long-rest',
      'advantage: checks to end being grappled',
      'carries 2 times',
    ],
    ['halfling', 'small', 30, 'advantage: saves against being frightened'],
    ['human', 'medium or small', 30, 'inspiration', 'asks skill', 'asks feat'],
    [
      'orc',
      'medium',
      30,
      `Adrenaline Rush from level 1: ${EVERY_TIME}, short-rest`,
      'darkvision 120',
      'Relentless Endurance from level 1: 1, long-rest',
    ],
    ['tiefling', 'medium or small', 30, 'darkvision 60', 'thaumaturgy from level 1'],
  ]);
});

test('their lineages and legacies give what the SRD says', () => {
  const facts = SPECIES.flatMap((one) => one.subraces).map((one) => [
    one.slug,
    ...toldAll(one.features),
  ]);
  expect(facts).toEqual([
    [
      'drow',
      'darkvision 120',
      'dancing-lights from level 1',
      'faerie-fire from level 3, once free',
      'darkness from level 5, once free',
      'asks words',
    ],
    [
      'high-elf',
      'prestidigitation from level 1',
      'detect-magic from level 3, once free',
      'misty-step from level 5, once free',
      'asks words',
    ],
    [
      'wood-elf',
      'walk 35',
      'druidcraft from level 1',
      'longstrider from level 3, once free',
      'pass-without-trace from level 5, once free',
      'asks words',
    ],
    [
      'forest-gnome',
      'minor-illusion from level 1',
      'speak-with-animals from level 1, once free',
      'asks words',
    ],
    ['rock-gnome', 'mending from level 1', 'prestidigitation from level 1', 'asks words'],
    [
      'abyssal',
      'resistant to poison',
      'poison-spray from level 1',
      'ray-of-sickness from level 3, once free',
      'hold-person from level 5, once free',
      'asks words',
    ],
    [
      'chthonic',
      'resistant to necrotic',
      'chill-touch from level 1',
      'false-life from level 3, once free',
      'ray-of-enfeeblement from level 5, once free',
      'asks words',
    ],
    [
      'infernal',
      'resistant to fire',
      'fire-bolt from level 1',
      'hellish-rebuke from level 3, once free',
      'darkness from level 5, once free',
      'asks words',
    ],
  ]);
});
