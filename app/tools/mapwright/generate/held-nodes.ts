import { type Lattice, nodeAt } from './lattice';

/** A rectangle of lattice nodes, which can hold one room. */
export type Lot = { column: number; row: number; columns: number; rows: number };

/** The holder of a node is the index of a room, nobody, or rock that must stay (the edge, a locked part). */
export const NOBODY = -1;
export const ROCK = -2;

/** Marks the nodes of a room as its own. */
export function holdNodes(lattice: Lattice, held: Int32Array, room: Lot, index: number): void {
  for (let row = room.row; row < room.row + room.rows; row += 1) {
    const start = nodeAt(lattice, room.column, row);
    held.fill(index, start, start + room.columns);
  }
}

/** Counts the free nodes of a rectangle. */
export type FreeNodes = (column: number, row: number, columns: number, rows: number) => number;

/** Counts the free nodes of any rectangle in constant time, using running sums. */
export function freeNodes(lattice: Lattice, inside: Uint8Array, held: Int32Array): FreeNodes {
  const { stride } = lattice;
  const sum = new Int32Array(lattice.size);
  for (let row = 0; row < lattice.rows; row += 1) {
    let line = 0;
    for (let column = 0; column < lattice.columns; column += 1) {
      const node = nodeAt(lattice, column, row);
      if (inside[node] === 1 && held[node] === NOBODY) line += 1;
      sum[node] = line + (sum[node - stride] ?? 0);
    }
  }
  const upTo = (column: number, row: number) => sum[(row + 1) * stride + column + 1] ?? 0;
  return (column, row, columns, rows) =>
    upTo(column + columns - 1, row + rows - 1) -
    upTo(column - 1, row + rows - 1) -
    upTo(column + columns - 1, row - 1) +
    upTo(column - 1, row - 1);
}
