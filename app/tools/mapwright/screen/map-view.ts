import type { DungeonMap, Place } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';

/** The part of a map that a frame shows: the square in its north-west corner, and pixels per square. */
export type MapView = { x: number; y: number; px: number };

/** A frame on the screen, in pixels. */
export type Frame = { width: number; height: number };

type Sides = Pick<DungeonMap, 'width' | 'height'>;

const SMALLEST_PX = 1;
const LARGEST_PX = 160;
/** The share of the frame that stays free around a map that fits it. */
const AIR = 0.03;

/**
 * The size of the buttons in the south-east corner of a frame in pixels: a column, or a row in narrow or portrait
 * frames.
 */
const BUTTONS_LONG = 152;
const BUTTONS_SHORT = 64;

/** A frame narrower than this cannot spare width for a column. */
const NARROW = 640;

/** Returns whether the buttons are in a row. */
export function hasButtonsInRow({ width, height }: Frame): boolean {
  return width < Math.max(height, NARROW);
}

/** The view that shows the whole map centered in the area left free by the buttons, as large as possible. */
export function fitView(map: Sides, frame: Frame): MapView {
  const isRow = hasButtonsInRow(frame);
  const [across, down] = isRow ? [BUTTONS_LONG, BUTTONS_SHORT] : [BUTTONS_SHORT, BUTTONS_LONG];
  const whole = fitWithin(map, frame, frame);
  const isClear =
    (map.width - whole.x) * whole.px <= frame.width - across ||
    (map.height - whole.y) * whole.px <= frame.height - down;
  if (isClear) return whole;
  const beside = fitWithin(map, frame, { width: frame.width - across, height: frame.height });
  const above = fitWithin(map, frame, { width: frame.width, height: frame.height - down });
  return beside.px > above.px ? beside : above;
}

/** The whole map centered in the north-west part of the frame. */
function fitWithin(map: Sides, frame: Frame, part: Frame): MapView {
  const px = Math.max(
    SMALLEST_PX / 2,
    Math.min(
      72,
      (part.width - 2 * AIR * frame.width) / map.width,
      (part.height - 2 * AIR * frame.height) / map.height,
    ),
  );
  return {
    px,
    x: (map.width - part.width / px) / 2,
    y: (map.height - part.height / px) / 2,
  };
}

/** Zooms by a factor; the square under the point (pixels in the frame) stays there. */
export function zoomView(view: MapView, factor: number, at: Place): MapView {
  const px = Math.min(LARGEST_PX, Math.max(SMALLEST_PX, view.px * factor));
  return { px, x: view.x + at.x / view.px - at.x / px, y: view.y + at.y / view.px - at.y / px };
}

/** Moves the map by pixels; part of it always stays in the frame. */
export function panView(view: MapView, by: Place, map: Sides, frame: Frame): MapView {
  return keepInSight(
    { ...view, x: view.x - by.x / view.px, y: view.y - by.y / view.px },
    map,
    frame,
  );
}

/** Moves the view so that at least two squares of the map are in the frame. */
export function keepInSight(view: MapView, map: Sides, frame: Frame): MapView {
  const across = frame.width / view.px;
  const down = frame.height / view.px;
  return {
    ...view,
    x: Math.min(map.width - 2, Math.max(2 - across, view.x)),
    y: Math.min(map.height - 2, Math.max(2 - down, view.y)),
  };
}

/** Moves the view only as far as needed to show a square well within the frame. */
export function showSquare(view: MapView, at: Place, frame: Frame): MapView {
  const across = frame.width / view.px;
  const down = frame.height / view.px;
  const rim = Math.min(2, across / 4, down / 4);
  const x = Math.min(at.x - rim, Math.max(view.x, at.x + 1 + rim - across));
  const y = Math.min(at.y - rim, Math.max(view.y, at.y + 1 + rim - down));
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** The square under a point of the frame; it may be beyond the map. */
export function squareAt(view: MapView, at: Place): Place {
  return { x: Math.floor(view.x + at.x / view.px), y: Math.floor(view.y + at.y / view.px) };
}

/** The squares of a map that the frame shows. */
export function visibleSquares(view: MapView, map: Sides, frame: Frame): Squares {
  const x = Math.max(0, Math.floor(view.x));
  const y = Math.max(0, Math.floor(view.y));
  const right = Math.min(map.width, Math.ceil(view.x + frame.width / view.px));
  const bottom = Math.min(map.height, Math.ceil(view.y + frame.height / view.px));
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}
