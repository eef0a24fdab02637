import { stepsOf } from '~/maps/map/grid';
import type { Corridors } from './corridors';
import { NOBODY } from './held-nodes';
import type { Lattice } from './lattice';

/** 1 for every corridor node from which a room is entered: it must not be removed. */
export function anchoredNodes(
  lattice: Lattice,
  held: Int32Array,
  corridors: Corridors,
): Uint8Array {
  const steps = stepsOf(lattice.stride);
  const anchored = new Uint8Array(lattice.size);
  for (const approach of corridors.approaches) {
    const beside = (approach >> 2) + (steps[approach & 3] ?? 0);
    if (held[beside] === NOBODY) anchored[beside] = 1;
  }
  return anchored;
}

/**
 * Opens every ring of four nodes: it would be drawn as a lone pillar in a corridor and shorten no way. Removes a corner
 * that leads nowhere else, or else one side of the ring.
 */
export function openRings(lattice: Lattice, corridors: Corridors, anchored: Uint8Array): void {
  const { links } = corridors;
  const { stride } = lattice;
  for (let node = 0; node + stride + 1 < lattice.size; node += 1) {
    const corners = [node, node + 1, node + stride + 1, node + stride] as const;
    if (!isRing(links, corners)) continue;
    const spare = corners.find((corner) => bitsOf(links[corner]) === 2 && anchored[corner] === 0);
    if (spare === undefined) unlink(links, stride, node, 1);
    else for (let side = 0; side < 4; side += 1) unlink(links, stride, spare, side);
  }
}

function isRing(links: Uint8Array, corners: readonly [number, number, number, number]): boolean {
  const northWest = links[corners[0]] ?? 0;
  const southEast = links[corners[2]] ?? 0;
  return (northWest & 6) === 6 && (southEast & 9) === 9;
}

/** The number of sides on which a node is connected. */
export function bitsOf(link: number | undefined): number {
  const bits = link ?? 0;
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);
}

function unlink(links: Uint8Array, stride: number, node: number, side: number): void {
  const bits = links[node] ?? 0;
  if ((bits & (1 << side)) === 0) return;
  const there = node + (stepsOf(stride)[side] ?? 0);
  links[node] = bits & ~(1 << side);
  links[there] = (links[there] ?? 0) & ~(1 << (side ^ 2));
}

/** Removes every corridor that ends nowhere, back to where it forks. */
export function trimDeadEnds(lattice: Lattice, corridors: Corridors, anchored: Uint8Array): void {
  const { links } = corridors;
  const steps = stepsOf(lattice.stride);
  for (let start = 0; start < lattice.size; start += 1) {
    let node = start;
    while (bitsOf(links[node]) === 1 && anchored[node] === 0) {
      const side = [0, 1, 2, 3].find((bit) => ((links[node] ?? 0) & (1 << bit)) !== 0) ?? 0;
      unlink(links, lattice.stride, node, side);
      node += steps[side] ?? 0;
    }
  }
}
