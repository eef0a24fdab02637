import type { DungeonMap } from '../map/grid';
import { escapedXml } from './svg-layers';
import { SVG_UNITS } from './svg-units';

/** Squares: the least height of the letters, and their part of the map's longer side. */
const LEAST = 0.5;
const PART = 0.014;

/** A map's picture with our name in the south-east corner, small and with a rim, so that it reads upon any ground. */
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
