import { CREATURE_TYPES } from '~/rules/creature-types';
import { PAPER } from './emblem';
import { TIERS } from './token-marks';
import { EMBLEMS, emblemSvg, rimOf } from './token-svg';

/** The colour of the highest tier's ring, which all emblems share. */
const RING = '#9a4210';

/**
 * The parts of all tokens as one SVG with named groups: the emblems "dragon", "ooze", …, and the coins of the four
 * tiers, "coin-0" to "coin-3". A list of creatures builds its tokens from this one file.
 */
export function tokenSheet(): string {
  const coins = TIERS.map((cr, tier) => `<g id="coin-${tier}">${rimOf(cr, RING, PAPER)}</g>`);
  const emblems = CREATURE_TYPES.map(
    (type) => `<g id="${type}">${emblemSvg(EMBLEMS[type], PAPER)}</g>`,
  );
  const parts = [...coins, ...emblems].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">${parts}</svg>`;
}
