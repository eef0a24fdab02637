import type { DungeonMap } from '../grid';
import type { Drawing } from '../output/draw-map';
import { type Chunk, chunkSvg, prepareChunks } from '../output/map-chunks';
import { DEFAULT_SVG } from '../output/map-svg';
import type { Squares } from '../output/squares';
import { FAR_PX } from '../output/visible-layers';
import type { MapLook } from './map-look';
import { changedArea } from './map-step';

/** Squares a side of the pieces the picture is kept in: from afar they are larger and carry less. */
const NEAR_CHUNK = 16;
const FAR_CHUNK = 64;
/** What a change reaches beyond its own squares. */
const REACH = 2;

export type ChunkLayer = {
  /** Brings the picture up to date: draws what is in sight and stale, and nothing else. Gives how many pieces it drew. */
  show(map: DungeonMap, look: MapLook, visible: Squares, shownPx: number): number;
};

type Kept = { node: SVGGElement; chunk: Chunk; stale: boolean };

/**
 * Keeps a map's picture in a group of an SVG, in pieces that only this layer touches. The markup comes from our own
 * drawing, with every word of the user escaped.
 */
export function createChunkLayer(group: SVGGElement): ChunkLayer {
  const kept = new Map<string, Kept>();
  let drawing: Drawing | null = null;
  let shown: DungeonMap | null = null;
  let shownLook: MapLook | null = null;
  let shownSide = 0;

  function forget(): void {
    group.replaceChildren();
    kept.clear();
    drawing = null;
  }

  function markStale(map: DungeonMap): void {
    if (shown === null || shown === map) return;
    const area = changedArea(shown, map);
    if (shown.width !== map.width || shown.height !== map.height) forget();
    else if (area !== null) {
      for (const piece of kept.values()) if (reaches(area, piece.chunk.squares)) piece.stale = true;
    }
    drawing = null;
  }

  function draw(map: DungeonMap, look: MapLook, chunk: Chunk, isFar: boolean): void {
    const key = `${chunk.column}-${chunk.row}`;
    let piece = kept.get(key);
    if (piece && !piece.stale) return;
    drawing ??= prepareChunks(map, {
      ...DEFAULT_SVG,
      style: look.style,
      audience: look.audience,
      grid: look.grid,
      smoothCaves: look.smooth,
      theme: look.theme,
      hatching: isFar ? 'tone' : 'strokes',
      idPrefix: 'e',
    });
    if (!piece) {
      const node = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      group.appendChild(node);
      piece = { node, chunk, stale: true };
      kept.set(key, piece);
    }
    piece.node.innerHTML = chunkSvg(drawing, chunk, 'e', isFar ? 1 : undefined);
    piece.stale = false;
  }

  return {
    show(map, look, visible, shownPx) {
      const isFar = shownPx < FAR_PX;
      const side = isFar ? FAR_CHUNK : NEAR_CHUNK;
      if (look !== shownLook || side !== shownSide) forget();
      else markStale(map);
      shown = map;
      shownLook = look;
      shownSide = side;
      let drawn = 0;
      for (const chunk of chunksIn(map, visible, side)) {
        const piece = kept.get(`${chunk.column}-${chunk.row}`);
        if (piece && !piece.stale) continue;
        draw(map, look, chunk, isFar);
        drawn += 1;
      }
      return drawn;
    },
  };
}

function reaches(area: Squares, squares: Squares): boolean {
  return (
    area.x - REACH < squares.x + squares.width &&
    area.x + area.width + REACH > squares.x &&
    area.y - REACH < squares.y + squares.height &&
    area.y + area.height + REACH > squares.y
  );
}

function chunksIn(map: DungeonMap, visible: Squares, side: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let row = Math.floor(visible.y / side); row * side < visible.y + visible.height; row += 1) {
    for (
      let column = Math.floor(visible.x / side);
      column * side < visible.x + visible.width;
      column += 1
    ) {
      const x = column * side;
      const y = row * side;
      const width = Math.min(side, map.width - x);
      const height = Math.min(side, map.height - y);
      chunks.push({ column, row, squares: { x, y, width, height } });
    }
  }
  return chunks;
}
