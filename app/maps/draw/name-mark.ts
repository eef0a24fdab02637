import type { DungeonMap } from '../map/grid';
import { escapedXml } from './svg-layers';
import { SVG_UNITS } from './svg-units';

/** The minimum height of the letters in squares, and their height relative to the map's longer side. */
const LEAST = 0.5;
const PART = 0.014;

/**
 * Adds our name to a map's picture, small in the south-east corner, with an outline so that it is readable on any
 * background.
 */
export function withNameMark(
  svg: string,
  map: Pick<DungeonMap, 'width' | 'height'>,
  name: string,
): string {
  const size = Math.max(LEAST, PART * Math.max(map.width, map.height));
  const at = (squares: number) => (squares * SVG_UNITS).toFixed(1);
  const mark =
    `<text x="${at(map.width - size / 2)}" y="${at(map.height - size / 2)}" text-anchor="end" ` +
    `font-family="sans-serif" font-size="${at(size)}" fill="#333333" stroke="#ffffff" ` +
    `stroke-width="${at(size / 5)}" stroke-linejoin="round" paint-order="stroke">${escapedXml(name)}</text>`;
  const end = svg.lastIndexOf('</svg>');
  return `${svg.slice(0, end)}${mark}${svg.slice(end)}`;
}
