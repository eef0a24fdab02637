import type { MapLook } from './editor/map-look';
import type { DrawnPieces, Sight } from './editor/map-pieces';
import type { DungeonMap } from './grid';
import type { MapRecipe } from './recipe';

/** How a new map will be seen, so that its picture can come with it; null when that is not known yet. */
type Viewing = { look: MapLook; sight: Sight | null };

/** What the page asks of the Web Worker that knows how to generate maps. */
export type MapCall =
  | ({ kind: 'generate'; recipe: MapRecipe } & Viewing)
  | ({ kind: 'regenerate'; map: DungeonMap; recipe: MapRecipe; locked: Uint8Array } & Viewing);

export type MapAnswer = { kind: 'map'; map: DungeonMap; drawn: DrawnPieces | null };

/** A call or an answer with the number that joins them. */
export type Numbered<T> = { number: number; body: T };

/** An answer, or why there is none. */
export type Answered<T> = { ok: true; answer: T } | { ok: false; problem: string };
