import { generatorVersionOf } from './generator-version';
import { LARGEST_SIDE, SMALLEST_SIDE } from './grid';
import { PRESETS, presetRecipe } from './presets';
import {
  DEFAULT_RECIPE,
  DOOR_SETS,
  LAYOUTS,
  MAP_KINDS,
  type MapRecipe,
  type PlaceTheme,
  ROOM_SIZES,
  ROOM_STYLES,
  STAIR_SETS,
  THEMES,
} from './recipe';

type NumberKey = {
  [K in keyof MapRecipe]: MapRecipe[K] extends number ? K : never;
}[keyof MapRecipe];
type ChoiceKey = Exclude<keyof MapRecipe, NumberKey | 'seed'>;

/** The limits of a recipe's numbers, and their labels. */
export const NUMBER_OPTIONS: Readonly<
  Record<NumberKey, { label: string; least: number; most: number }>
> = {
  width: { label: 'Width', least: SMALLEST_SIDE, most: LARGEST_SIDE },
  height: { label: 'Height', least: SMALLEST_SIDE, most: LARGEST_SIDE },
  density: { label: 'Density', least: 10, most: 100 },
  irregularity: { label: 'Irregularity', least: 0, most: 100 },
  corridorWidth: { label: 'Corridor width', least: 1, most: 3 },
  straightness: { label: 'Straight corridors', least: 0, most: 100 },
  deadEnds: { label: 'Dead ends', least: 0, most: 100 },
  loops: { label: 'Loops', least: 0, most: 100 },
  entrances: { label: 'Entrances', least: 0, most: 4 },
  water: { label: 'Water', least: 0, most: 60 },
  pits: { label: 'Pits', least: 0, most: 100 },
  rubble: { label: 'Rubble', least: 0, most: 100 },
  terrain: { label: 'Terrain', least: 0, most: 100 },
  pillars: { label: 'Pillars', least: 0, most: 100 },
  caveFill: { label: 'Rock in caves', least: 35, most: 65 },
  caveSmoothing: { label: 'Smoothing of caves', least: 1, most: 6 },
};

/** The choices of a recipe, and their labels. */
export const CHOICE_OPTIONS = {
  kind: { label: 'Kind', choices: MAP_KINDS },
  layout: { label: 'Layout', choices: LAYOUTS },
  roomSize: { label: 'Room size', choices: ROOM_SIZES },
  roomStyle: { label: 'Room shapes', choices: ROOM_STYLES },
  doors: { label: 'Doors', choices: DOOR_SETS },
  stairs: { label: 'Stairs', choices: STAIR_SETS },
  theme: { label: 'Theme', choices: THEMES },
} as const satisfies Record<ChoiceKey, { label: string; choices: readonly string[] }>;

/** The query parameter of the theme of a place. */
export const PLACE_PARAM = 'place';

export const LONGEST_SEED = 64;

const NUMBER_KEYS = Object.keys(NUMBER_OPTIONS) as NumberKey[];
const CHOICE_KEYS = Object.keys(CHOICE_OPTIONS) as ChoiceKey[];

/**
 * Reads a recipe from query parameters or a form. Never fails: missing values are taken from the named preset or the
 * default, wrong ones are corrected, and `corrected` reports each in a sentence.
 */
export function readRecipe(params: URLSearchParams): { recipe: MapRecipe; corrected: string[] } {
  const corrected: string[] = [];
  const preset = params.get('preset');
  if (preset !== null && preset !== '' && !PRESETS.some((one) => one.id === preset)) {
    corrected.push('There is no such preset; the default was used.');
  }
  const recipe = presetRecipe(preset ?? '');
  recipe.seed = readSeed(params.get('seed'), corrected);
  for (const key of NUMBER_KEYS)
    recipe[key] = readNumber(key, params.get(key), recipe[key], corrected);
  for (const key of CHOICE_KEYS) readChoice(recipe, key, askedChoice(params, key), corrected);
  const version = params.get('v');
  const own = generatorVersionOf(recipe);
  if (version !== null && version !== String(own)) {
    corrected.push(
      `This link comes from another version of the generator; version ${own} drew this map, and it may differ.`,
    );
  }
  return { recipe, corrected };
}

/** How irregular the map is that somebody sees who asks for none. */
const FIRST_IRREGULARITY = 60;

/** Like readRecipe; an address that says nothing about a map opens one that shows what there is. */
export function readOpening(params: URLSearchParams): ReturnType<typeof readRecipe> {
  const keys = ['seed', 'preset', 'v', ...NUMBER_KEYS, ...CHOICE_KEYS.map(paramOf)];
  if (formerPlace(params) !== undefined || keys.some((key) => params.has(key))) {
    return readRecipe(params);
  }
  const { recipe, corrected } = readRecipe(params);
  return { recipe: { ...recipe, irregularity: FIRST_IRREGULARITY }, corrected };
}

/**
 * The query parameters of a recipe: the version, the seed, and all differences from the default, always in the same
 * order.
 */
export function recipeToParams(recipe: MapRecipe): URLSearchParams {
  const params = new URLSearchParams({ v: String(generatorVersionOf(recipe)), seed: recipe.seed });
  for (const key of [...CHOICE_KEYS, ...NUMBER_KEYS]) {
    if (recipe[key] !== DEFAULT_RECIPE[key]) params.set(paramOf(key), String(recipe[key]));
  }
  return params;
}

/** Returns whether query parameters fully determine their map: omitted ones have the default value in every release. */
export function isFullRecipe(params: URLSearchParams): boolean {
  return (
    params.has('seed') &&
    !params.has('preset') &&
    params.get('v') === String(generatorVersionOf(readRecipe(params).recipe))
  );
}

/** The query parameter of a recipe's field: “theme” is already that of the look, light or dark. */
function paramOf(key: NumberKey | ChoiceKey): string {
  return key === 'theme' ? PLACE_PARAM : key;
}

/** What an address says about a choice; earlier links had the place under “theme” too. */
function askedChoice(params: URLSearchParams, key: ChoiceKey): string | null {
  if (key !== 'theme') return params.get(key);
  return params.get(PLACE_PARAM) ?? formerPlace(params) ?? null;
}

/** The place that an earlier link has under “theme”. */
function formerPlace(params: URLSearchParams): PlaceTheme | undefined {
  return THEMES.find((theme) => params.getAll('theme').includes(theme));
}

function readSeed(text: string | null, corrected: string[]): string {
  if (text === null) return DEFAULT_RECIPE.seed;
  const seed = text.replace(/\p{C}+/gu, '').trim();
  if (seed === '') {
    corrected.push('The seed was empty; the default was used.');
    return DEFAULT_RECIPE.seed;
  }
  const characters = [...seed];
  if (characters.length > LONGEST_SEED)
    corrected.push(`The seed was shortened to ${LONGEST_SEED} characters.`);
  else if (seed !== text.trim()) corrected.push('Invisible characters were removed from the seed.');
  return characters.slice(0, LONGEST_SEED).join('').trim();
}

function readNumber(
  key: NumberKey,
  text: string | null,
  otherwise: number,
  corrected: string[],
): number {
  const { label, least, most } = NUMBER_OPTIONS[key];
  if (text === null || text.trim() === '') return otherwise;
  const value = Number(text);
  if (!Number.isFinite(value)) {
    corrected.push(`${label} must be a number from ${least} to ${most}; ${otherwise} was used.`);
    return otherwise;
  }
  const whole = Math.min(most, Math.max(least, Math.round(value)));
  if (whole !== value)
    corrected.push(`${label} must be a whole number from ${least} to ${most}; ${whole} was used.`);
  return whole;
}

function readChoice(
  recipe: MapRecipe,
  key: ChoiceKey,
  text: string | null,
  corrected: string[],
): void {
  if (text === null || text === '') return;
  const { label, choices } = CHOICE_OPTIONS[key];
  const choice = choices.find((one) => one === text);
  if (choice === undefined) {
    corrected.push(`${label} must be one of ${choices.join(', ')}; ${recipe[key]} was used.`);
    return;
  }
  Object.assign(recipe, { [key]: choice });
}
