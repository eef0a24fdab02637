import type { Drawing } from '../draw/drawing';
import { type Chunk, isReached } from '../draw/map-chunks';
import { movedNumbers } from '../draw/room-numbers';
import { changedArea } from '../edit/map-step';
import type { DungeonMap } from '../map/grid';
import type { MapLook } from '../map/map-look';
import { openSquares, type Squares } from '../map/squares';
import {
  chunksInSight,
  type DrawnPieces,
  pictureFor,
  pieceSvg,
  preparePieces,
  type Sight,
} from './map-pieces';

/** Pieces that came with a new map, drawn elsewhere. */
export type BroughtPieces = { map: DungeonMap; look: MapLook; drawn: DrawnPieces };

export type ChunkLayer = {
  /**
   * Brings the picture up to date: draws what is in sight and stale, and nothing else; pieces that came with the very
   * map and look are taken as they are. Gives how many pieces it renewed.
   */
  show(map: DungeonMap, look: MapLook, sight: Sight, brought?: BroughtPieces | null): number;
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
      const area = isAllNew
        ? { x: 0, y: 0, width: map.width, height: map.height }
        : changedInSight(shown, map, shownLook, shownFor);
      if (area !== null) {
        for (const piece of kept.values()) {
          if (isReached(piece.chunk.squares, area)) piece.stale = true;
        }
      }
    }
    drawing = null;
  }

  function renew(chunk: Chunk, svg: () => string): boolean {
    const key = keyOf(chunk);
    let piece = kept.get(key);
    if (piece && !piece.stale) return false;
    if (!piece) {
      const node = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      group.appendChild(node);
      piece = { node, chunk, stale: true };
      kept.set(key, piece);
    }
    piece.node.innerHTML = svg();
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
      let renewed = 0;
      for (const chunk of chunksInSight(map, sight)) {
        const draw = () => {
          drawing ??= preparePieces(map, look, madeFor);
          return pieceSvg(drawing, chunk, madeFor);
        };
        if (renew(chunk, () => ready.get(keyOf(chunk)) ?? draw())) renewed += 1;
      }
      return renewed;
    },
  };
}

/** All that looks different after a change, for much follows from it elsewhere. */
function changedInSight(
  before: DungeonMap,
  after: DungeonMap,
  look: MapLook | null,
  madeFor: number,
): Squares | null {
  const changed = changedArea(before, after);
  if (changed === null) return null;
  if (look?.audience !== 'player') {
    // A number makes way for what is put beneath it.
    return around(changed, movedNumbers(before, after, changed, madeFor));
  }
  const hides = ({ doors }: DungeonMap) => doors.some(({ kind }) => kind === 'secret');
  if (!(hides(before) || hides(after))) return changed;
  // Players lose sight of all that lies behind a door that becomes a secret, however far that goes.
  const seen = (map: DungeonMap) => ({ ...map, cells: openSquares(map, 'player').open });
  return around(changed, changedArea(seen(before), seen(after)));
}

/** The smallest rectangle round two. */
function around(one: Squares, other: Squares | null): Squares {
  if (other === null) return one;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

function keyOf({ column, row }: Chunk): string {
  return `${column}-${row}`;
}
