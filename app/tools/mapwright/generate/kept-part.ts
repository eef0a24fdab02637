import type { Stair } from '../map/grid';

/** What stays of a map that is made anew: 1 for every kept square, the stairs on them, and how many rooms have some. */
export type KeptPart = { squares: Uint8Array; stairs: readonly Stair[]; rooms: number };
