import { expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { DOOR_NAMES } from './door-names';
import { cellAt, DOOR_KINDS, emptyMap } from './grid';
import { nameMap, nameOfRecipe } from './map-name';
import { newSeed } from './new-seed';
import { DEFAULT_RECIPE } from './recipe';
import {
  isDrawnHere,
  WHY_NO_LONG_ADVENTURE,
  whyNoAdventure,
  whyNotDrawnHere,
  whyNotPrintedHere,
} from './server-bounds';
import { oneLine } from './typed-words';

function names(change: Partial<typeof DEFAULT_RECIPE>): string[] {
  const random = createRandom('names');
  return Array.from({ length: 400 }, () => nameMap({ ...DEFAULT_RECIPE, ...change }, random));
}

it('a map is named by what it is made of: halls, or a cave; dry, or wet from 12 percent of water on', () => {
  const dry = names({ water: 11 });
  const wet = names({ water: 12 });
  const cave = names({ kind: 'cave', water: 0 });
  for (const name of [...dry, ...wet, ...cave])
    expect(name).toMatch(/^The [A-Z][\w-]+( [A-Z]\w+)?( of (the )?[A-Z]\w+( \w+)?)?$/);
  const some = (list: string[], words: RegExp) => list.some((name) => words.test(name));
  expect(some(dry, /Vaults|Crypts|Keep/)).toBe(true);
  expect(some(dry, /Caverns|Warrens|Maw/)).toBe(false);
  expect(some(cave, /Caverns|Warrens|Maw/)).toBe(true);
  expect(some(cave, /Vaults|Crypts|Keep/)).toBe(false);
  expect(some(dry, /Drowned|Flooded|Sunken/)).toBe(false);
  expect(some(wet, /Drowned|Flooded|Sunken/)).toBe(true);
  expect(some(wet, /Ashen|Rusted|Ember/)).toBe(false);
  // With a mood, with an owner, and with both.
  const [mood, owner, both] = [/^The \S+ \S+$/, /^The \S+ of /, /^The \S+ \S+ of /];
  for (const kind of [mood, owner, both]) {
    const share = dry.filter((name) => kind.test(name)).length;
    expect(share).toBeGreaterThan(90);
    expect(share).toBeLessThan(180);
  }
});

it('the same recipe always has the same name, whatever else is drawn', () => {
  expect(nameOfRecipe(DEFAULT_RECIPE)).toBe(nameOfRecipe({ ...DEFAULT_RECIPE }));
  const seeds = Array.from({ length: 50 }, (_, at) =>
    nameOfRecipe({ ...DEFAULT_RECIPE, seed: `${at}` }),
  );
  expect(new Set(seeds).size).toBeGreaterThan(40);
});

it('a new seed is two words and a number that one can say aloud', () => {
  const random = createRandom('seeds');
  const seeds = Array.from({ length: 500 }, () => newSeed(random));
  for (const seed of seeds) expect(seed).toMatch(/^[a-z]{2,10}-[a-z]{3,10}-[1-9]\d\d$/);
  expect(new Set(seeds).size).toBeGreaterThan(490);
  expect(new Set(seeds.map((seed) => seed.split('-')[0])).size).toBe(40);
  expect(new Set(seeds.map((seed) => seed.split('-')[1])).size).toBe(40);
});

it('a name is one line of letters that can be seen, and no longer than it may be', () => {
  expect(oneLine('  The\n\tVault  ', 80)).toBe('The Vault');
  expect(oneLine('a\u2028b\u2029c\u0000d', 80)).toBe('a b c d');
  expect(oneLine('\ud83d', 80)).toBe('');
  expect(oneLine('🐉🐉🐉', 2)).toBe('🐉🐉');
  expect(oneLine('one two', 4)).toBe('one');
  expect(oneLine(`${' '.repeat(20)}far`, 3)).toBe('far');
  expect(oneLine(`${' '.repeat(24)}far`, 3)).toBe('');
  for (const value of [7, null, undefined, ['The Vault']]) expect(oneLine(value, 80)).toBe('');
});

it('every kind of door has a name', () => {
  expect(DOOR_KINDS.map((kind) => DOOR_NAMES[kind])).toEqual([
    'Archway',
    'Door',
    'Locked door',
    'Trapped door',
    'Secret door',
    'Portcullis',
  ]);
});

it('beyond the edge of a map there is rock, and nothing on an empty one', () => {
  const map = { ...emptyMap(4, 3, 'Edge'), cells: new Uint8Array(12).fill(1) };
  const open = (x: number, y: number) => cellAt(map, x, y) !== 0;
  const corners = [open(0, 0), open(3, 0), open(0, 2), open(3, 2)];
  expect(corners).toEqual([true, true, true, true]);
  expect([open(-1, 1), open(4, 1), open(1, -1), open(1, 3)]).toEqual([false, false, false, false]);
  expect(emptyMap(4, 3, 'Edge')).toMatchObject({
    recipe: null,
    name: 'Edge',
    width: 4,
    height: 3,
    cells: new Uint8Array(12),
    room: new Uint16Array(12),
    doors: [],
    stairs: [],
    entrances: [],
    symbols: [],
    labels: [],
    rooms: [],
  });
});

it('the server draws up to 200 by 200 squares and says where larger maps are drawn', () => {
  expect(isDrawnHere({ width: 200, height: 200 })).toBe(true);
  expect(isDrawnHere({ width: 100, height: 400 })).toBe(true);
  expect(isDrawnHere({ width: 201, height: 200 })).toBe(false);
  expect(whyNotDrawnHere({ width: 500, height: 500 })).toBe(
    'This map has 250,000 squares. The server draws and prints up to 40,000, such as 200 × 200; with scripts switched on, your browser does it at any size.',
  );
  expect(whyNotPrintedHere(1200)).toBe(
    'This would be 1,200 sheets, and the server prints up to 100 at once. Name fewer of them, such as A1 A2 B1 B2, or turn on JavaScript: your browser prints them all.',
  );
});

it('an adventure that is too large or too long says so, and what prints instead', () => {
  expect(whyNoAdventure({ width: 250, height: 200 })).toBe(
    'Adventures are printed for maps of up to 40,000 squares, and this one has 50,000. With scripts switched on, your browser prints the map and its room key at any size.',
  );
  expect(WHY_NO_LONG_ADVENTURE).toBe(
    'This adventure has more than 100 pages, the most that are printed at once. Shorten the texts of its rooms. With scripts switched on, your browser prints the map and its room key at any size.',
  );
});
