import { PIXELS_PER_SQUARE, pictureSize } from '~/maps/draw/picture-size';
import type { DungeonMap } from '~/maps/map/grid';
import { isFreeFile } from './pro-files';

/** Also offered if a map is too large for the sizes that virtual tabletops use. */
const SMALLER = [16, 32, 50] as const;

type Sides = Pick<DungeonMap, 'width' | 'height'>;

/**
 * The possible numbers of pixels per square for a picture of this map: those that fit in one picture, known in advance.
 */
export function pixelsThatFit(map: Sides): number[] {
  const [least] = PIXELS_PER_SQUARE;
  const usual = PIXELS_PER_SQUARE.filter((px) => pictureSize(map, px).fits);
  const size = pictureSize(map, least);
  if (size.fits) return usual;
  const most = size.largestPixelsPerSquare;
  return [...SMALLER.filter((px) => px < most), most];
}

/** The choices with labels, which say what is free for users without Pro. */
export function pixelChoices(map: Sides, hasPro: boolean): { value: string; label: string }[] {
  return pixelsThatFit(map).map((px) => {
    const free = isFreeFile('png', px) ? `${px}: PNG free, with our name` : `${px}: Pro`;
    return { value: String(px), label: hasPro ? String(px) : free };
  });
}

/** A sentence on which of the usual choices do not fit; '' if all do. */
export function tooLarge(map: Sides): string {
  const left = PIXELS_PER_SQUARE.filter((px) => !pictureSize(map, px).fits);
  if (left.length === 0) return '';
  return `At ${left.join(', ')} this map is too large for one picture.`;
}

/** The chosen pixels per square, or the next smaller choice that fits. */
export function chosenPixels(map: Sides, wanted: number): number {
  const fitting = pixelsThatFit(map);
  return fitting.filter((px) => px <= wanted).at(-1) ?? fitting[0] ?? 1;
}
