import type { Drawing } from '~/maps/draw/drawing';
import type { Chunk } from '~/maps/draw/map-chunks';
import type { DungeonMap } from '~/maps/map/grid';
import type { MapLook } from '~/maps/map/map-look';
import { drawingHere } from './late-drawing';
import { chunksInSight, type DrawnPieces, pictureFor, type Sight } from './map-sight';

/** Pieces of a new map that were drawn by the Web Worker. */
export type BroughtPieces = { map: DungeonMap; look: MapLook; drawn: DrawnPieces };

export type ChunkLayer = {
  /**
   * Updates the picture: draws only what is in sight and stale; pieces that were brought with exactly this map and look
   * are used as they are. Returns false if pieces are still stale because the drawing code is not loaded.
   */
  show(map: DungeonMap, look: MapLook, sight: Sight, brought?: BroughtPieces | null): boolean;
};

type Kept = { node: SVGGElement; chunk: Chunk; stale: boolean };

/**
 * Keeps a map's picture in a group of an SVG, in pieces that only this layer changes. The markup comes from our own
 * drawing code, with all user text escaped.
 */
export function createChunkLayer(group: SVGGElement): ChunkLayer {
  const kept = new Map<string, Kept>();
  let drawing: Drawing | null = null;
  let shown: DungeonMap | null = null;
  let shownLook: MapLook | null = null;
  let shownFor = 0;

  function forget(): void {
    group.replaceChildren();
    kept.clear();
    drawing = null;
  }

  function markStale(map: DungeonMap, isAllNew: boolean): void {
    if (shown === null || shown === map) return;
    if (shown.width !== map.width || shown.height !== map.height) forget();
    else {
      const here = isAllNew ? null : drawingHere();
      const area = here?.changedInSight(shown, map, shownLook, shownFor);
      for (const piece of area === null ? [] : kept.values()) {
        if (!(here && area) || here.isReached(piece.chunk.squares, area)) piece.stale = true;
      }
    }
    drawing = null;
  }

  /** Redraws a stale or new piece; returns false if that is impossible. */
  function renew(chunk: Chunk, draw: () => string | null): boolean {
    const key = keyOf(chunk);
    let piece = kept.get(key);
    if (piece && !piece.stale) return true;
    const svg = draw();
    if (svg === null) return false;
    if (!piece) {
      const node = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      group.appendChild(node);
      piece = { node, chunk, stale: true };
      kept.set(key, piece);
    }
    piece.node.innerHTML = svg;
    piece.stale = false;
    return true;
  }

  return {
    show(map, look, sight, brought = null) {
      const madeFor = pictureFor(sight.shownPx);
      const isBrought =
        brought?.map === map && brought.look === look && brought.drawn.madeFor === madeFor;
      if (look !== shownLook || madeFor !== shownFor) forget();
      else markStale(map, isBrought);
      shown = map;
      shownLook = look;
      shownFor = madeFor;
      const ready = new Map(
        isBrought ? brought.drawn.pieces.map(({ chunk, svg }) => [keyOf(chunk), svg]) : [],
      );
      let isWhole = true;
      for (const chunk of chunksInSight(map, sight)) {
        const draw = () => {
          const here = drawingHere();
          if (here === null) return null;
          drawing ??= here.preparePieces(map, look, madeFor);
          return here.pieceSvg(drawing, chunk, madeFor);
        };
        if (!renew(chunk, () => ready.get(keyOf(chunk)) ?? draw())) isWhole = false;
      }
      return isWhole;
    },
  };
}

function keyOf({ column, row }: Chunk): string {
  return `${column}-${row}`;
}
