import { expect, it } from 'vitest';
import { CELL, isOpen } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { DEFAULT_RECIPE, THEMES } from '~/maps/map/recipe';
import { themeChanges } from '~/maps/map/themes';
import { digRoom, paintSquares } from '../edit/paint';
import { rectangleSquares } from '../edit/shapes';
import { placeDoor } from '../edit/things';
import { generateMap } from '../generate/generate';
import { isOfBuilding } from './building-words';
import { isOfDryFloor } from './dry-words';
import { FEET_A_SQUARE, roomKey } from './room-key';

it('has an entry for every room, with its size in feet and its squares', () => {
  const map = generateMap(DEFAULT_RECIPE);
  const key = roomKey(map, 'key');
  expect(key.map((entry) => entry.number)).toEqual(map.rooms.map((room) => room.number));
  key.forEach((entry, index) => {
    const room = map.rooms[index];
    expect(entry.sizeFeet.width).toBe((room?.width ?? 0) * FEET_A_SQUARE);
    expect(entry.squares).toBe(map.room.filter((number) => number === entry.number).length);
  });
});

it('is the same for the same seed, and another for another', () => {
  const map = generateMap(DEFAULT_RECIPE);
  expect(roomKey(map, 'one')).toEqual(roomKey(map, 'one'));
  expect(roomKey(map, 'one')).not.toEqual(roomKey(map, 'two'));
});

it.each(PRESETS)('every room of $name can be left', ({ id }) => {
  for (let seed = 0; seed < 8; seed += 1) {
    const map = generateMap({ ...presetRecipe(id), seed: `key ${seed}` });
    const key = roomKey(map, 'key');
    for (const entry of key) {
      if (key.length > 1) expect(entry.exits.length).toBeGreaterThan(0);
      expect(entry.dressing).toMatch(/^[A-Z].*; .*\.$/);
    }
  }
});

it('a way that leads straight to another room leads back, through the same door', () => {
  let pairs = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const map = generateMap({ ...DEFAULT_RECIPE, seed: `pair ${seed}`, density: 100 });
    const key = roomKey(map, 'key');
    for (const entry of key) {
      for (const exit of entry.exits) {
        if (typeof exit.leadsTo !== 'number') continue;
        const there = key.find((other) => other.number === exit.leadsTo);
        expect(there?.exits.some((back) => back.leadsTo === entry.number)).toBe(true);
        pairs += 1;
      }
    }
  }
  expect(pairs).toBeGreaterThan(100);
});

it('tells of a wide door once, and the same from both sides', () => {
  let map = emptyMap(20, 20, 'Two rooms');
  for (const x of [1, 7]) {
    const area = { x, y: 1, width: 5, height: 5 };
    const look = { cell: CELL.floor, shape: 'rectangle' as const };
    map = digRoom(map, rectangleSquares(map, area), area, look);
  }
  map = paintSquares(map, [46, 66], CELL.corridor);
  const placed = placeDoor(map, { x: 6, y: 2 }, 'locked');
  if (!placed.ok) throw new Error(placed.problem);
  const [west, east] = roomKey(placed.map, 'key').map(({ exits }) => exits);
  expect(west).toMatchObject([{ direction: 'east', kind: 'locked', wide: true, leadsTo: 2 }]);
  expect(east).toMatchObject([{ direction: 'west', kind: 'locked', wide: true, leadsTo: 1 }]);
  expect(west?.[0]?.dcs).toEqual(east?.[0]?.dcs);
});

it('says where the passages of a cave lead, and speaks of what is there', () => {
  const recipe = { ...DEFAULT_RECIPE, ...themeChanges('natural'), terrain: 60, seed: 'ways' };
  const map = generateMap(recipe);
  const key = roomKey(map, 'key');
  const exits = key.flatMap((entry) => entry.exits.map((exit) => ({ from: entry.number, exit })));
  const passages = exits.filter(({ exit }) => exit.leadsTo === 'passage');
  expect(passages.length).toBeGreaterThan(3);
  for (const { from, exit } of passages) {
    expect(exit.ends?.length).toBeGreaterThan(0);
    for (const { to, toName } of exit.ends ?? []) {
      expect(to).not.toBe(from);
      if (typeof to === 'number') expect(toName).toMatch(/^the /);
    }
  }
  const lined = key.map(({ dressing }) => dressing);
  const named = /\b(chasm|bridge|lava|ice|grass|rails|bones|skull|threads|stone|fire|embers)\b/;
  expect(lined.filter((line) => named.test(line)).length).toBeGreaterThan(0);
  expect(new Set(lined).size).toBe(lined.length);
});

it('says nothing of doors, plaster and flagstones in a cave', () => {
  const said = [0, 1, 2, 3].flatMap((seed) => {
    const recipe = { ...DEFAULT_RECIPE, ...themeChanges('natural'), seed: `cave ${seed}` };
    return roomKey(generateMap(recipe), 'cave').map(({ dressing }) => dressing);
  });
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter(isOfBuilding)).toEqual([]);
});

it('says nothing of dry floors in rooms under water, and calls no room a library without a book', () => {
  let [sunk, libraries] = [0, 0];
  for (const theme of ['flooded', 'tower'] as const) {
    for (let seed = 0; seed < 4; seed += 1) {
      const recipe = { ...DEFAULT_RECIPE, ...themeChanges(theme), width: 44, height: 32 };
      const map = generateMap({ ...recipe, seed: `fit ${seed}` });
      for (const { number, name, dressing } of roomKey(map, 'key')) {
        const squares = [...map.cells].filter((_, square) => map.room[square] === number);
        const things = map.symbols.filter(({ x, y }) => map.room[y * map.width + x] === number);
        const wet = squares.filter((cell) => cell === CELL.water).length;
        if (wet * 2 >= squares.length && things.length === 0) {
          sunk += 1;
          expect(isOfDryFloor(dressing), dressing).toBe(false);
        }
        if (!/^(?:great )?library$/i.test(name)) continue;
        libraries += 1;
        const kinds = things.map(({ kind }) => kind);
        expect(
          kinds.some((kind) => /bookcase|shelves|lectern/.test(kind)),
          name,
        ).toBe(true);
      }
    }
  }
  expect(Math.min(sunk, libraries)).toBeGreaterThan(0);
});

it('each kind of door has the numbers one rolls against', () => {
  const rolls = new Map<string, Set<string>>();
  for (let seed = 0; seed < 30; seed += 1) {
    const map = generateMap({ ...presetRecipe('deathtrap-tomb'), seed: `doors ${seed}` });
    for (const exit of roomKey(map, 'key').flatMap((entry) => entry.exits)) {
      const { spot, pick, break: force } = exit.dcs;
      for (const dc of [spot, pick, force]) if (dc !== null) expect(dc >= 5 && dc <= 30).toBe(true);
      const asked = [
        spot !== null && 'spot',
        pick !== null && 'pick',
        force !== null && 'break',
      ].filter(Boolean);
      const known = rolls.get(exit.state) ?? new Set<string>();
      rolls.set(exit.state, known.add(asked.join(' ')));
    }
  }
  expect(Object.fromEntries([...rolls].map(([state, asked]) => [state, [...asked]]))).toEqual({
    open: [''],
    closed: [''],
    stuck: ['break'],
    locked: ['pick break'],
    barred: ['break'],
    trapped: ['spot pick break'],
    hidden: ['spot break'],
    lowered: ['break'],
  });
});

it('says no line twice on a map of a hundred rooms', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, width: 120, height: 120 });
  const lines = roomKey(map, 'key').map((entry) => entry.dressing);
  expect(lines.length).toBeGreaterThan(50);
  expect(new Set(lines).size).toBe(lines.length);
});

it('says nothing twice of the rooms of a map while it has something else to say', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const map = generateMap({ ...DEFAULT_RECIPE, seed: `dressed ${seed}` });
    const parts = roomKey(map, `key ${seed}`).map((entry) => entry.dressing.split('; '));
    expect(parts.length).toBeGreaterThan(15);
    const things = parts.slice(0, 36).map(([, thing]) => thing);
    expect(new Set(things).size).toBe(things.length);
    // There are twenty phrases about the air.
    const airs = parts.slice(0, 20).map(([air]) => air);
    expect(new Set(airs).size).toBe(airs.length);
  }
});

it('never says a line or a name twice, on the largest maps either', () => {
  const map = generateMap({
    ...DEFAULT_RECIPE,
    width: 260,
    height: 260,
    density: 100,
    roomSize: 'small',
  });
  const key = roomKey(map, 'large');
  expect(key.length).toBeGreaterThan(400);
  expect(new Set(key.map(({ dressing }) => dressing)).size).toBe(key.length);
  expect(new Set(key.map(({ name }) => name)).size).toBe(key.length);
});

it.each(THEMES.filter((theme) => theme !== 'none'))(
  'names the rooms of a %s by its theme',
  (theme) => {
    const map = generateMap({ ...DEFAULT_RECIPE, ...themeChanges(theme) });
    const plain = roomKey({ ...map, recipe: { ...DEFAULT_RECIPE } }, 'theme').map(
      ({ name }) => name,
    );
    const key = roomKey(map, 'theme');
    expect(new Set(key.map(({ name }) => name)).size).toBe(key.length);
    expect(key.map(({ name }) => name)).not.toEqual(plain);
    // Under water, nothing is called flooded twice, and no word stands twice in a row.
    const cells = map.cells.map((cell) => (isOpen(cell) ? CELL.water : cell));
    for (const { name } of roomKey({ ...map, cells }, 'theme')) {
      expect(name).not.toMatch(/^flooded (?:flooded|drowned|sunken)|\b(\w+) \1\b/i);
    }
  },
);

it('takes the name, the text and the notes that were written for a room, and names it in its neighbours’ exits', () => {
  const map = generateMap(DEFAULT_RECIPE);
  const plain = roomKey(map, 'told');
  const from = plain.find(({ exits }) => exits.some(({ leadsTo }) => typeof leadsTo === 'number'));
  const to = from?.exits.find(({ leadsTo }) => typeof leadsTo === 'number')?.leadsTo;
  const told = { name: 'Gorn’s Hall', aloud: 'Smoke.', notes: '**Gorn** waits.' };
  const rooms = map.rooms.map((room) => (room.number === to ? { ...room, told } : room));
  const key = roomKey({ ...map, rooms }, 'told');
  expect(key.find(({ number }) => number === to)).toMatchObject({
    name: 'Gorn’s Hall',
    dressing: 'Smoke.',
    notes: '**Gorn** waits.',
  });
  const exits = key.find(({ number }) => number === from?.number)?.exits ?? [];
  expect(exits.find(({ leadsTo }) => leadsTo === to)?.toName).toBe('Gorn’s Hall');
  // The other rooms keep their lines.
  const others = (entries: typeof key) =>
    entries.filter(({ number }) => number !== to).map(({ dressing }) => dressing);
  expect(others(key)).toEqual(others(plain));
});
