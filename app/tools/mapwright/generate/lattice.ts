/**
 * The places where corridors can run: nodes as wide as a corridor, with one square of wall between them. Therefore two
 * corridors that were not connected on purpose have a wall between them, and a door has rock on both sides. There is a
 * margin of one node all around, so that every node has four neighbors.
 */
export type Lattice = {
  corridor: number;
  pitch: number;
  columns: number;
  rows: number;
  stride: number;
  size: number;
  originX: number;
  originY: number;
  width: number;
  height: number;
};

/** The lattice of a map of this many squares, with corridors 1 to 3 squares wide. */
export function latticeOf(width: number, height: number, corridor: number): Lattice {
  const pitch = corridor + 1;
  const columns = Math.floor((width - 1) / pitch);
  const rows = Math.floor((height - 1) / pitch);
  return {
    corridor,
    pitch,
    columns,
    rows,
    stride: columns + 2,
    size: (columns + 2) * (rows + 2),
    originX: 1 + ((width - 1 - columns * pitch) >> 1),
    originY: 1 + ((height - 1 - rows * pitch) >> 1),
    width,
    height,
  };
}

/** The number of the node in a column and row, both counted from 0. */
export function nodeAt(lattice: Lattice, column: number, row: number): number {
  return (row + 1) * lattice.stride + column + 1;
}

export function columnOf(lattice: Lattice, node: number): number {
  return (node % lattice.stride) - 1;
}

export function rowOf(lattice: Lattice, node: number): number {
  return Math.floor(node / lattice.stride) - 1;
}

/** The westernmost square of a column, and the northernmost of a row. */
export function squareX(lattice: Lattice, column: number): number {
  return lattice.originX + column * lattice.pitch;
}

export function squareY(lattice: Lattice, row: number): number {
  return lattice.originY + row * lattice.pitch;
}

/**
 * One step towards each side, by its index in SIDES: the opposite of side s is s ^ 2, and its bit in a set of links is
 * 1 << s.
 */
export const DX: readonly number[] = [0, 1, 0, -1];
export const DY: readonly number[] = [-1, 0, 1, 0];
