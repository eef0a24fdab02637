import { expect, test } from 'vitest';
import { character } from './character';

test('the least that is a character is an edition', () => {
  const read = character.parse({ edition: '2014' });
  expect(read).toMatchObject({ name: '', race: null, levels: [], items: [] });
  expect(read.play).toMatchObject({ hitPoints: null, deathFailures: 0, coins: { gp: 0 } });
  expect(character.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
});

test('what is no field of a character is refused, and so is what is out of bounds', () => {
  expect(character.safeParse({ edition: '2014', admin: true }).success).toBe(false);
  const levels = Array.from({ length: 21 }, () => ({ class: 'wizard' }));
  expect(character.safeParse({ edition: '2014', levels }).success).toBe(false);
  const hostile = JSON.parse('{"edition":"2014","overrides":{"__proto__":1}}');
  expect(({} as { ac?: number }).ac).toBeUndefined();
  const { overrides } = character.parse(hostile);
  expect(Object.keys(overrides)).toEqual([]);
  expect(Object.getPrototypeOf(overrides)).toBe(Object.prototype);
});

test("the name of every object's prototype is no id in it", () => {
  for (const part of [
    { items: [{ id: '__proto__' }] },
    { counters: [{ key: '__proto__', name: 'Luck' }] },
    { play: { notes: [{ id: '__proto__', text: 'x' }] } },
    { play: { loot: [{ id: '__proto__' }] } },
  ]) {
    const renamed = JSON.parse(JSON.stringify(part).replace('__proto__', 'other'));
    expect(character.safeParse({ edition: '2014', ...part }).success).toBe(false);
    expect(character.safeParse({ edition: '2014', ...renamed }).success).toBe(true);
  }
});
