import type { MapStyle, MapTheme } from '../map/map-look';

/** The colours of lava and its glow, ice and its gleam, grass and its blades, and wood; "#rrggbb". */
export type TerrainColours = {
  lava: string;
  glow: string;
  ice: string;
  gleam: string;
  grass: string;
  blade: string;
  wood: string;
};

/** In the order of the type, so that a line is a look. */
function colours(
  lava: string,
  glow: string,
  ice: string,
  gleam: string,
  grass: string,
  blade: string,
  wood: string,
): TerrainColours {
  return { lava, glow, ice, gleam, grass, blade, wood };
}

export const TERRAIN_COLOURS: Readonly<
  Record<MapStyle, Readonly<Record<MapTheme, TerrainColours>>>
> = {
  hatched: {
    light: colours('#f3c9a6', '#b4552a', '#eaf4f8', '#8fb4c6', '#e9eedd', '#6f7f55', '#e3d3b8'),
    dark: colours('#7d3317', '#ff9a52', '#3b5563', '#a9d3e6', '#2f3d2b', '#8ba673', '#6b5235'),
  },
  graph: {
    light: colours('#e6d3dc', '#a2597c', '#eef7fc', '#6ea9d0', '#dcecdf', '#4f8f7a', '#d9e6ee'),
    dark: colours('#6b3a52', '#f0a8c4', '#3f76a3', '#c4e4fb', '#1f5a55', '#8fd0b4', '#40678b'),
  },
  parchment: {
    light: colours('#e3a878', '#94401f', '#e2e6d8', '#7d9896', '#d9d6a6', '#6c7443', '#cda871'),
    dark: colours('#6e2f17', '#e8873f', '#5f716c', '#b6cdc4', '#4d5230', '#97a05f', '#8c683f'),
  },
  'ink-saver': {
    light: colours('#ffffff', '#b07a5e', '#ffffff', '#9db6c2', '#ffffff', '#8f9c7c', '#ffffff'),
    dark: colours('#16181c', '#d08a62', '#16181c', '#8fb0c0', '#16181c', '#93a27c', '#16181c'),
  },
};
