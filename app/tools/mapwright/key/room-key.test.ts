import { expect, it } from 'vitest';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { generateMap } from '../generate/generate';
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
  for (let seed = 0; seed < 20; seed += 1) {
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

it('hardly ever says the same line twice on one map', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, width: 120, height: 120 });
  const lines = roomKey(map, 'key').map((entry) => entry.dressing);
  expect(lines.length).toBeGreaterThan(50);
  expect(new Set(lines).size).toBeGreaterThan(lines.length * 0.8);
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
