import type { MapStyle, MapTheme } from '../map/map-look';
import { TERRAIN_COLOURS, type TerrainColours } from './terrain-palette';

/** "#rrggbb"; every colour is opaque, so that neighbouring chunks join without a seam. */
type Colour = string;

type Line = { colour: Colour; width: number };

/** The colours of one style in one theme; widths are in squares. */
export type MapPalette = {
  /** Null leaves the background empty. */
  ground: Colour | null;
  floor: Colour;
  wall: Line;
  grid: Line;
  /** A grid also over rock, as on graph paper. */
  rockGrid?: Line;
  /** Short strokes around the walls. */
  hatch?: Line;
  /** The even tone of the strokes, if it should not be derived from their colour. */
  tone?: Colour;
  /** Shading around the walls, the widest first. */
  halo?: readonly Line[];
  /** The shadow of walls on the floor. */
  shade?: Colour;
  ink: Colour;
  door: Colour;
  water: Colour;
  ripple: Colour;
  pit: Colour;
  stone: Colour;
  terrain: TerrainColours;
  number: Colour;
};

const HATCHED: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    ground: '#fbf9f4',
    floor: '#ffffff',
    wall: { colour: '#1d1b1a', width: 0.11 },
    grid: { colour: '#d5d2cc', width: 0.025 },
    hatch: { colour: '#45413d', width: 0.035 },
    halo: [{ colour: '#f1eee7', width: 1.1 }],
    shade: '#ebe8e2',
    ink: '#1d1b1a',
    door: '#ffffff',
    water: '#dbe8ee',
    ripple: '#7f9fae',
    pit: '#57524d',
    stone: '#e6e2da',
    terrain: TERRAIN_COLOURS.hatched.light,
    number: '#1d1b1a',
  },
  dark: {
    ground: '#14161b',
    floor: '#2c3039',
    wall: { colour: '#e8e3d8', width: 0.1 },
    grid: { colour: '#3e434e', width: 0.025 },
    hatch: { colour: '#6d727d', width: 0.035 },
    halo: [{ colour: '#1b1e25', width: 1.1 }],
    shade: '#252931',
    ink: '#e8e3d8',
    door: '#2c3039',
    water: '#27465a',
    ripple: '#6fa3bd',
    pit: '#0c0d10',
    stone: '#474c57',
    terrain: TERRAIN_COLOURS.hatched.dark,
    number: '#ffe9b8',
  },
};

const GRAPH: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    ground: '#4f8fbf',
    floor: '#fdfefe',
    wall: { colour: '#2f6c9c', width: 0.08 },
    grid: { colour: '#a9cbe3', width: 0.03 },
    rockGrid: { colour: '#5e9ac7', width: 0.03 },
    ink: '#25587f',
    door: '#fdfefe',
    water: '#d3e7f3',
    ripple: '#5f9cc6',
    pit: '#2f6c9c',
    stone: '#cfe2ef',
    terrain: TERRAIN_COLOURS.graph.light,
    number: '#1c4a6e',
  },
  dark: {
    ground: '#0e2a47',
    floor: '#173f68',
    wall: { colour: '#d8ecff', width: 0.07 },
    grid: { colour: '#2c5a87', width: 0.025 },
    rockGrid: { colour: '#143355', width: 0.025 },
    ink: '#d8ecff',
    door: '#173f68',
    water: '#1f5f8f',
    ripple: '#7ec0ee',
    pit: '#081a2d',
    stone: '#2f5f8e',
    terrain: TERRAIN_COLOURS.graph.dark,
    number: '#ffffff',
  },
};

const PARCHMENT: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    ground: '#d9c49a',
    floor: '#f6ead0',
    wall: { colour: '#4a2f1b', width: 0.11 },
    grid: { colour: '#dfcda8', width: 0.022 },
    halo: [
      { colour: '#d0b98c', width: 1.7 },
      { colour: '#c5ab7b', width: 1.15 },
      { colour: '#b5966a', width: 0.68 },
      { colour: '#9a7850', width: 0.34 },
    ],
    shade: '#e7d5b0',
    ink: '#4a2f1b',
    door: '#e0b878',
    water: '#b9cdbb',
    ripple: '#6d8f86',
    pit: '#5b412c',
    stone: '#d3bb8d',
    terrain: TERRAIN_COLOURS.parchment.light,
    number: '#6e1f14',
  },
  dark: {
    ground: '#241a12',
    floor: '#6b5338',
    wall: { colour: '#17100a', width: 0.12 },
    grid: { colour: '#5e4830', width: 0.025 },
    halo: [
      { colour: '#201710', width: 1.7 },
      { colour: '#1b130c', width: 1.1 },
      { colour: '#160f09', width: 0.6 },
    ],
    shade: '#57422b',
    ink: '#1d130b',
    door: '#b98a4e',
    water: '#40605c',
    ripple: '#8fb3a8',
    pit: '#1a110a',
    stone: '#8a6f4e',
    terrain: TERRAIN_COLOURS.parchment.dark,
    number: '#ffe7b3',
  },
};

const INK_SAVER: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    ground: '#ffffff',
    floor: '#ffffff',
    wall: { colour: '#222222', width: 0.06 },
    grid: { colour: '#dddddd', width: 0.018 },
    ink: '#222222',
    door: '#ffffff',
    water: '#ffffff',
    ripple: '#8aa4b2',
    pit: '#ffffff',
    stone: '#ffffff',
    terrain: TERRAIN_COLOURS['ink-saver'].light,
    number: '#222222',
  },
  dark: {
    ground: '#16181c',
    floor: '#16181c',
    wall: { colour: '#e4e4e4', width: 0.06 },
    grid: { colour: '#30343b', width: 0.018 },
    ink: '#e4e4e4',
    door: '#16181c',
    water: '#16181c',
    ripple: '#7fa3b8',
    pit: '#16181c',
    stone: '#16181c',
    terrain: TERRAIN_COLOURS['ink-saver'].dark,
    number: '#ffffff',
  },
};

const PALETTES: Readonly<Record<MapStyle, Readonly<Record<MapTheme, MapPalette>>>> = {
  hatched: HATCHED,
  graph: GRAPH,
  parchment: PARCHMENT,
  'ink-saver': INK_SAVER,
};

/** The colours and line widths of a style, for screens and pictures. */
export function mapPalette(style: MapStyle, theme: MapTheme): MapPalette {
  return PALETTES[style][theme];
}

/** The even tone of the hatching, whose strokes cover about a third of the ground. */
export function hatchTone({ ground, hatch, tone }: MapPalette): string {
  return tone ?? mixed(ground, hatch?.colour ?? '#ffffff');
}

function mixed(ground: string | null, ink: string): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => {
    const value = Math.round((2 * channel(ground ?? '#ffffff', at) + channel(ink, at)) / 3);
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
