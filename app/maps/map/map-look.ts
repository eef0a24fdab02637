import { THEMES } from './recipe';
import type { Audience } from './squares';

export const MAP_STYLES = ['hatched', 'graph', 'parchment', 'ink-saver'] as const;
export type MapStyle = (typeof MAP_STYLES)[number];

/** For screens and image files; print always has white paper and its own colors. */
export type MapTheme = 'light' | 'dark';

/** The user's theme, or "auto": the system's on screen, and light in files. */
export type ThemeChoice = 'auto' | MapTheme;

/** How a map is displayed; none of it changes a square. */
export type MapLook = {
  style: MapStyle;
  audience: Audience;
  grid: boolean;
  smooth: boolean;
  theme: ThemeChoice;
};

export const DEFAULT_LOOK: Readonly<MapLook> = {
  style: 'hatched',
  audience: 'gm',
  grid: true,
  smooth: true,
  theme: 'auto',
};

export const STYLE_NAMES: Readonly<Record<MapStyle, string>> = {
  hatched: 'Hatched',
  graph: 'Graph paper',
  parchment: 'Parchment',
  'ink-saver': 'Ink saver',
};

export const AUDIENCE_NAMES: Readonly<Record<Audience, string>> = {
  gm: 'Game master',
  player: 'Players',
};

/** The theme to draw a look in if the system's theme is unknown. */
export function drawnTheme({ theme }: Pick<MapLook, 'theme'>): MapTheme {
  return theme === 'dark' ? 'dark' : 'light';
}

/**
 * Reads the look from query parameters; missing or unknown values are replaced by the default, which `corrected`
 * reports.
 */
export function readLook(params: URLSearchParams): { look: MapLook; corrected: string[] } {
  const corrected: string[] = [];
  const pick = <T extends string>(key: string, choices: readonly T[], otherwise: T): T => {
    const asked = asksOf(params, key).at(-1) ?? '';
    const found = choices.find((choice) => choice === asked);
    if (asked !== '' && found === undefined) {
      corrected.push(`${key} must be one of ${choices.join(', ')}; ${otherwise} was used.`);
    }
    return found ?? otherwise;
  };
  const look: MapLook = {
    style: pick('style', MAP_STYLES, DEFAULT_LOOK.style),
    audience: pick('view', ['gm', 'player'], DEFAULT_LOOK.audience),
    grid: pick('grid', ['on', 'off'], 'on') === 'on',
    smooth: pick('smooth', ['on', 'off'], 'on') === 'on',
    theme: pick('theme', ['auto', 'light', 'dark'], DEFAULT_LOOK.theme),
  };
  return { look, corrected };
}

/** The values of a parameter; the theme of a place, which earlier links had under the same name, is none of the look. */
function asksOf(params: URLSearchParams, key: string): string[] {
  const values = params.getAll(key);
  return key === 'theme' ? values.filter((value) => !THEMES.some((one) => one === value)) : values;
}

/** Adds the differences from the default look to query parameters. */
export function writeLook(params: URLSearchParams, look: MapLook): URLSearchParams {
  const written = new URLSearchParams(params);
  if (look.style !== DEFAULT_LOOK.style) written.set('style', look.style);
  if (look.audience !== DEFAULT_LOOK.audience) written.set('view', look.audience);
  if (!look.grid) written.set('grid', 'off');
  if (!look.smooth) written.set('smooth', 'off');
  if (look.theme !== DEFAULT_LOOK.theme) written.set('theme', look.theme);
  return written;
}
