import { alwaysThere } from '../../book/always-there';
import type { Option } from '../../book/feature';

function land(
  slug: string,
  name: string,
  spells: Readonly<Record<3 | 5 | 7 | 9, readonly string[]>>,
): Option {
  return {
    slug,
    name,
    gifts: alwaysThere(spells),
    words: `The ${name.toLowerCase()} gives you two spells at each of druid levels 3, 5, 7 and 9.`,
  };
}

/** The lands of a druid circle with their spells (SRD 5.1, "Circle of the Land"). */
export const LANDS: readonly Option[] = [
  land('arctic', 'Arctic', {
    3: ['hold-person', 'spike-growth'],
    5: ['sleet-storm', 'slow'],
    7: ['freedom-of-movement', 'ice-storm'],
    9: ['commune-with-nature', 'cone-of-cold'],
  }),
  land('coast', 'Coast', {
    3: ['mirror-image', 'misty-step'],
    5: ['water-breathing', 'water-walk'],
    7: ['control-water', 'freedom-of-movement'],
    9: ['conjure-elemental', 'scrying'],
  }),
  land('desert', 'Desert', {
    3: ['blur', 'silence'],
    5: ['create-food-and-water', 'protection-from-energy'],
    7: ['blight', 'hallucinatory-terrain'],
    9: ['insect-plague', 'wall-of-stone'],
  }),
  land('forest', 'Forest', {
    3: ['barkskin', 'spider-climb'],
    5: ['call-lightning', 'plant-growth'],
    7: ['divination', 'freedom-of-movement'],
    9: ['commune-with-nature', 'tree-stride'],
  }),
  land('grassland', 'Grassland', {
    3: ['invisibility', 'pass-without-trace'],
    5: ['daylight', 'haste'],
    7: ['divination', 'freedom-of-movement'],
    9: ['dream', 'insect-plague'],
  }),
  land('mountain', 'Mountain', {
    3: ['spider-climb', 'spike-growth'],
    5: ['lightning-bolt', 'meld-into-stone'],
    7: ['stone-shape', 'stoneskin'],
    9: ['passwall', 'wall-of-stone'],
  }),
  land('swamp', 'Swamp', {
    3: ['acid-arrow', 'darkness'],
    5: ['stinking-cloud', 'water-walk'],
    7: ['freedom-of-movement', 'locate-creature'],
    9: ['insect-plague', 'scrying'],
  }),
];
