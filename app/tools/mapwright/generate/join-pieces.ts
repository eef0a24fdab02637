import { CELL, isOpen } from '~/maps/map/cells';
import { connectedPieces } from '~/maps/map/connectivity';
import type { DungeonMap } from '~/maps/map/grid';
import { stepsOf } from '~/maps/map/grid';
import type { Random } from '~/rules/random';
import { CheapestJoints, chooseJoints, type Joint } from './joining';
import { freshGround, spreadWaves, type WaveGround } from './waves';

type Tunnel = Joint & { from: number; to: number };

/**
 * The rules for tunnels: `closed` is 1 for rock that must stay; `wander` (0 to 20) makes them wind; `cell` is their
 * ground.
 */
export type TunnelRules = {
  closed: Uint8Array;
  width: number;
  wander: number;
  loops: number;
  cell: number;
  /** Pieces of fewer squares are filled instead of connected, except the largest. */
  smallest: number;
};

/** Digs tunnels until all open ground is connected, by the shortest ways; returns the number of remaining pieces. */
export function joinPieces(map: DungeonMap, rules: TunnelRules, random: Random): number {
  const pieces = connectedPieces(map, { secretDoors: 'open' });
  if (pieces.count <= 1) return pieces.count;
  const { count, owners } = ownersOf(pieces.sizes, rules.smallest);
  const { width, cells } = map;
  const steps = stepsOf(width);
  const { ground, starts } = groundFor(map, rules, owners, pieces.piece, random);
  spreadWaves(ground, starts, 0);
  const tunnels = new CheapestJoints<Tunnel>(count);
  for (let square = 0; square < cells.length; square += 1) {
    const a = ground.owner[square] ?? -1;
    if (a < 0) continue;
    for (const step of (square + 1) % width === 0 ? [width] : [1, width]) {
      const there = square + step;
      const b = ground.owner[there] ?? -1;
      if (b < 0 || a === b) continue;
      const cost = (ground.distance[square] ?? 0) + (ground.distance[there] ?? 0);
      if (tunnels.beats(a, b, cost)) tunnels.offer({ a, b, cost, from: square, to: there });
    }
  }
  const joined = chooseJoints(count, tunnels.list(), rules.loops, random);
  for (const tunnel of joined.chosen) {
    for (const end of [tunnel.from, tunnel.to]) {
      for (
        let square = end, side = ground.from[square] ?? 4;
        side < 4;
        side = ground.from[square] ?? 4
      ) {
        digAt(map, rules, square);
        square += steps[side] ?? 0;
      }
    }
  }
  return joined.pieces;
}

/**
 * Sets the cost of rock that can be dug, removes pieces that are too small, and starts a wave at the edge of every
 * piece.
 */
function groundFor(
  map: DungeonMap,
  rules: TunnelRules,
  owners: Int32Array,
  piece: Int32Array,
  random: Random,
): { ground: WaveGround; starts: number[] } {
  const { width, height, cells } = map;
  const ground = freshGround(width, cells.length);
  const starts: number[] = [];
  let bits = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = y * width + x;
      bits = (x & 3) === 0 ? random.next() : bits >>> 8;
      const owner = owners[piece[square] ?? 0] ?? -1;
      const edge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (owner >= 0) {
        if (!edge && isInTheOpen(cells, square, width)) continue;
        ground.owner[square] = owner;
        ground.distance[square] = 0;
        starts.push(square);
      } else if (!edge && rules.closed[square] === 0) {
        cells[square] = CELL.rock;
        ground.cost[square] = 4 + (((bits & 255) * (rules.wander + 1)) >> 8);
      }
    }
  }
  return { ground, starts };
}

function isInTheOpen(cells: Uint8Array, square: number, width: number): boolean {
  return (
    isOpen(cells[square - 1]) &&
    isOpen(cells[square + 1]) &&
    isOpen(cells[square - width]) &&
    isOpen(cells[square + width])
  );
}

/** Numbers the pieces to connect from 0; -1 stands for rock and for pieces that are too small. */
function ownersOf(
  sizes: readonly number[],
  smallest: number,
): { count: number; owners: Int32Array } {
  const owners = new Int32Array(sizes.length + 1).fill(-1);
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  let count = 0;
  sizes.forEach((size, index) => {
    if (size < Math.min(smallest, largest)) return;
    owners[index + 1] = count;
    count += 1;
  });
  return { count, owners };
}

/** Opens a square and, for a wider tunnel, the ones south-east of it where rock can be removed. */
function digAt(map: DungeonMap, rules: TunnelRules, square: number): void {
  const { width, height, cells } = map;
  const x = square % width;
  const y = Math.floor(square / width);
  cells[square] = rules.cell;
  for (let dy = 0; dy < rules.width; dy += 1) {
    for (let dx = 0; dx < rules.width; dx += 1) {
      const there = square + dy * width + dx;
      const edge = x + dx >= width - 1 || y + dy >= height - 1;
      // Only next to open squares: behind rock that must stay, this would make an isolated hole.
      const beside =
        (dx > 0 && isOpen(cells[there - 1])) || (dy > 0 && isOpen(cells[there - width]));
      if (!edge && beside && rules.closed[there] === 0 && !isOpen(cells[there])) {
        cells[there] = rules.cell;
      }
    }
  }
}
