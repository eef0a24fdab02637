import { CELL } from '~/maps/map/cells';
import type { DungeonMap } from '~/maps/map/grid';
import type { Random } from '~/rules/random';
import { isGap } from './bridges';
import { joinPieces, type TunnelRules } from './join-pieces';

/**
 * Digs tunnels between ground that is only connected over lava and chasms, around them: where they are locked, no
 * bridge crosses them.
 */
export function joinAroundGaps(map: DungeonMap, rules: TunnelRules, random: Random): void {
  const gaps = map.cells.map((cell) => (isGap(cell) ? 1 : 0));
  if (!gaps.includes(1)) return;
  const cells = map.cells.map((cell) => (isGap(cell) ? CELL.rock : cell));
  const closed = rules.closed.map((rock, square) => (gaps[square] === 1 ? 1 : rock));
  joinPieces({ ...map, cells }, { ...rules, closed }, random);
  cells.forEach((cell, square) => {
    if (gaps[square] === 0) map.cells[square] = cell;
  });
}
