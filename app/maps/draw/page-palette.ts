import type { MapStyle } from '../map/map-look';
import { hatchTone, type MapPalette, mapPalette } from './map-palette';

/** The colours of a style for a page in light or dark mode: both with `light-dark()`, so that the browser selects. */
export function pagePalette(style: MapStyle): MapPalette {
  const [light, dark] = [mapPalette(style, 'light'), mapPalette(style, 'dark')];
  const palette = both(light, dark);
  return light.hatch ? { ...palette, tone: both(hatchTone(light), hatchTone(dark)) } : palette;
}

/** Combines the colours of both palettes; widths are those of the light one. */
function both<T>(light: T, dark: unknown): T {
  if (typeof light === 'string') {
    return (light === dark ? light : `light-dark(${light},${dark})`) as T;
  }
  if (Array.isArray(light)) {
    const others = Array.isArray(dark) ? dark : [];
    // For lists of shades: if the dark style has fewer, its last one repeats.
    return light.map((one, at) => both(one, others[at] ?? others.at(-1))) as T;
  }
  if (typeof light !== 'object' || light === null) return light;
  const other = Object(dark);
  return Object.fromEntries(
    Object.entries(light).map(([key, value]) => [key, both(value, other[key])]),
  ) as T;
}
