import type { DungeonMap } from './grid';
import type { MapRecipe } from './recipe';

/** What the page asks of the Web Worker that knows how to generate maps. */
export type MapCall =
  | { kind: 'generate'; recipe: MapRecipe }
  | { kind: 'regenerate'; map: DungeonMap; recipe: MapRecipe; locked: Uint8Array };

export type MapAnswer = { kind: 'map'; map: DungeonMap };

/** A call or an answer with the number that joins them. */
export type Numbered<T> = { number: number; body: T };

/** An answer, or why there is none. */
export type Answered<T> = { ok: true; answer: T } | { ok: false; problem: string };
