import type { Stair } from '~/maps/map/grid';

/**
 * The kept part of a map that is regenerated: 1 for every kept square, the stairs on them, and the number of rooms with
 * kept squares.
 */
export type KeptPart = { squares: Uint8Array; stairs: readonly Stair[]; rooms: number };
