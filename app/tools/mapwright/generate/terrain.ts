import { CELL } from '~/maps/map/cells';
import type { DungeonMap } from '~/maps/map/grid';
import type { MapRecipe, PlaceTheme } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { bridgeGaps } from './bridges';
import { layRails } from './rails';
import { floodWith } from './water';

type Pool = 'lava' | 'chasm' | 'ice' | 'grass';

/** What lies about in places of each theme. */
const POOLS: Readonly<Record<PlaceTheme, readonly Pool[]>> = {
  none: ['chasm', 'grass'],
  temple: ['lava'],
  crypt: ['chasm'],
  mine: ['chasm'],
  sewer: [],
  prison: [],
  tower: ['ice', 'lava'],
  warren: ['chasm', 'grass'],
  flooded: ['grass'],
  ruined: ['grass', 'chasm'],
  natural: ['chasm', 'ice', 'grass'],
  keep: ['grass'],
  cellar: [],
};

/** At 100, the percentage of open squares that all pools take together. */
const MOST_PERCENT = 24;

/**
 * Adds lava, chasms, ice and grass in natural pools, bridges where a chasm or lava would cut the way, and in mines
 * rails; squares where `kept` is 1 stay. Without terrain in the recipe nothing changes. A part of a map is bridged with
 * the rest of it, once they are joined.
 */
export function addTerrain(
  map: DungeonMap,
  { terrain, theme }: MapRecipe,
  kept: Uint8Array,
  random: Random,
  isPart: boolean,
): void {
  if (terrain <= 0) return;
  const bare = kept.slice();
  for (const { centre } of map.rooms) bare[centre.y * map.width + centre.x] = 1;
  const pools = POOLS[theme];
  for (const pool of pools) {
    const percent = (MOST_PERCENT * terrain) / (100 * pools.length);
    const rules = { cell: CELL[pool], percent, canFlood: isDry };
    floodWith(map, rules, bare, random.fork(pool));
  }
  if (!isPart) bridgeGaps(map);
  if (theme === 'mine') layRails(map, kept, random.fork('rails'));
}

function isDry(cell: number | undefined): boolean {
  return cell === CELL.floor || cell === CELL.cave;
}
