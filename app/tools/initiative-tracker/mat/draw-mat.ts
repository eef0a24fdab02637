import type { MapPalette } from '~/maps/draw/map-palette';
import { mapSvg } from '~/maps/draw/map-svg';
import { pagePalette } from '~/maps/draw/page-palette';
import { SVG_UNITS } from '~/maps/draw/svg-units';
import type { DungeonMap } from '~/maps/map/grid';
import type { Audience, Squares } from '~/maps/map/squares';

/** Squares are counted here, so that their lines are plainer than on a map to look at. */
const PALETTE: MapPalette = {
  ...pagePalette('hatched'),
  grid: { colour: 'light-dark(#b3aa98,#5f5547)', width: 0.03 },
};

/** The picture of a map below its tokens, in `SVG_UNITS` per square, for light and dark pages. */
export function drawMat(map: DungeonMap, audience: Audience, idPrefix: string): string {
  return mapSvg(map, {
    style: 'hatched',
    audience,
    grid: true,
    cellPx: SVG_UNITS,
    smoothCaves: true,
    theme: 'light',
    palette: PALETTE,
    idPrefix,
    // Strokes around every wall would take longest to draw, and lie below the tokens.
    hatching: 'tone',
    shownPx: 24,
  });
}

/** The id of the clip path of the ground, within its walls, in a picture with this prefix. */
export function groundOf(idPrefix: string): string {
  return `${idPrefix}in-floor`;
}

/** The path of those squares for which `isIn` says so, in `SVG_UNITS`, a rectangle for each run. */
export function squaresPath(
  { width, height }: Pick<DungeonMap, 'width' | 'height'>,
  isIn: (square: number) => boolean,
): string {
  let data = '';
  for (let y = 0; y < height; y += 1) {
    let start = -1;
    for (let x = 0; x <= width; x += 1) {
      const is = x < width && isIn(y * width + x);
      if (is && start < 0) start = x;
      if (!is && start >= 0) {
        const across = (x - start) * SVG_UNITS;
        data += `M${start * SVG_UNITS} ${y * SVG_UNITS}h${across}v${SVG_UNITS}h${-across}z`;
        start = -1;
      }
    }
  }
  return data;
}

/** The part of a map that a screen shows, as the view box of its picture. */
export function viewBoxOf({ x, y, width, height }: Squares): string {
  return [x, y, width, height].map((side) => side * SVG_UNITS).join(' ');
}
