import type { DamageType } from '~/rules/damage-types';
import { alwaysThere } from '../../book/always-there';
import type { Option } from '../../book/feature';

function land(
  slug: string,
  name: string,
  ward: DamageType,
  spells: Readonly<Record<3 | 5 | 7 | 9, readonly string[]>>,
): Option {
  return {
    slug,
    name,
    words: `The spells of ${name.toLowerCase()} land; from level 10 resistance to ${ward} damage.`,
    gifts: [...alwaysThere(spells), { gives: 'defence', how: 'resistant', to: [ward], level: 10 }],
  };
}

/** The lands of a druid circle, with their spells and resistances (SRD 5.2, "Circle of the Land"). */
export const LANDS: readonly Option[] = [
  land('arid', 'Arid', 'fire', {
    3: ['blur', 'burning-hands', 'fire-bolt'],
    5: ['fireball'],
    7: ['blight'],
    9: ['wall-of-stone'],
  }),
  land('polar', 'Polar', 'cold', {
    3: ['fog-cloud', 'hold-person', 'ray-of-frost'],
    5: ['sleet-storm'],
    7: ['ice-storm'],
    9: ['cone-of-cold'],
  }),
  land('temperate', 'Temperate', 'lightning', {
    3: ['misty-step', 'shocking-grasp', 'sleep'],
    5: ['lightning-bolt'],
    7: ['freedom-of-movement'],
    9: ['tree-stride'],
  }),
  land('tropical', 'Tropical', 'poison', {
    3: ['acid-splash', 'ray-of-sickness', 'web'],
    5: ['stinking-cloud'],
    7: ['polymorph'],
    9: ['insect-plague'],
  }),
];
