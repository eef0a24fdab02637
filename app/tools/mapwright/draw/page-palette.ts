import type { MapStyle } from '../map/map-look';
import { hatchTone, type MapPalette, mapPalette } from './map-palette';

/** The colors of a style in a page that is light or dark as its reader has it: both in one, and the browser picks. */
export function pagePalette(style: MapStyle): MapPalette {
  const [light, dark] = [mapPalette(style, 'light'), mapPalette(style, 'dark')];
  const palette = both(light, dark);
  return light.hatch ? { ...palette, tone: both(hatchTone(light), hatchTone(dark)) } : palette;
}

/** The light one, with the dark one's color beside each of its colors; widths are the light one's. */
function both<T>(light: T, dark: unknown): T {
  if (typeof light === 'string') {
    return (light === dark ? light : `light-dark(${light},${dark})`) as T;
  }
  if (Array.isArray(light)) {
    const others = Array.isArray(dark) ? dark : [];
    // Shades in a row: where the dark style has fewer, its last goes on.
    return light.map((one, at) => both(one, others[at] ?? others.at(-1))) as T;
  }
  if (typeof light !== 'object' || light === null) return light;
  const other = Object(dark);
  return Object.fromEntries(
    Object.entries(light).map(([key, value]) => [key, both(value, other[key])]),
  ) as T;
}
