import type { Random } from '~/rules/random';
import { wordList } from './word-list';

const FIRST = wordList(`
  amber, ashen, brass, broken, cinder, cold, copper, crooked, drowned, dusk, ember, fallow, fern,
  frost, gilded, gray, hidden, hollow, iron, ivory, jade, low, moss, north, old, onyx, pale,
  quiet, red, rust, salt, shattered, silent, silver, sunken, tallow, thorn, umber, velvet, winter
`);
const SECOND = wordList(`
  adder, anvil, arch, badger, bell, bone, bridge, candle, chain, crow, crown, door, finger, gate,
  hammer, hearth, key, ladder, lantern, lock, mask, mirror, moth, oath, pillar, raven, ring, root,
  rope, shield, spider, stair, stone, thistle, toad, torch, vault, well, wheel, worm
`);

/** A seed that is easy to say: "ember-lantern-417". */
export function newSeed(random: Random): string {
  return `${random.pick(FIRST)}-${random.pick(SECOND)}-${100 + random.below(900)}`;
}
