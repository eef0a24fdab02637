import { PIXELS_PER_SQUARE, pictureSize } from '../draw/picture-size';
import type { DungeonMap } from '../map/grid';
import { NAMED_PX } from './free-picture';

/** Offered besides where a map is too large for what virtual tables ask for. */
const SMALLER = [16, 32, 50] as const;

type Sides = Pick<DungeonMap, 'width' | 'height'>;

/** How many pixels a square a picture of this map can have: what fits in one picture, said before it is tried. */
export function pixelsThatFit(map: Sides): number[] {
  const [least] = PIXELS_PER_SQUARE;
  const usual = PIXELS_PER_SQUARE.filter((px) => pictureSize(map, px).fits);
  const size = pictureSize(map, least);
  if (size.fits) return usual;
  const most = size.largestPixelsPerSquare;
  return [...SMALLER.filter((px) => px < most), most];
}

/** The choices in words; without Pro they say what is free. */
export function pixelChoices(map: Sides, hasPro: boolean): { value: string; label: string }[] {
  return pixelsThatFit(map).map((px) => {
    const free = px <= NAMED_PX ? `${px}: PNG free, with our name` : `${px}: Pro`;
    return { value: String(px), label: hasPro ? String(px) : free };
  });
}

/** What of the usual choices does not fit, in a sentence; empty when all do. */
export function tooLarge(map: Sides): string {
  const left = PIXELS_PER_SQUARE.filter((px) => !pictureSize(map, px).fits);
  if (left.length === 0) return '';
  return `At ${left.join(', ')} this map is too large for one picture.`;
}

/** The pixels a square that are chosen, or the nearest below that fit. */
export function chosenPixels(map: Sides, wanted: number): number {
  const fitting = pixelsThatFit(map);
  return fitting.filter((px) => px <= wanted).at(-1) ?? fitting[0] ?? 1;
}
