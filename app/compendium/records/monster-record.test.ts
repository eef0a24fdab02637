import { expect, test } from 'vitest';
import { readMonsterRecord } from './read-records';

const mudling = {
  slug: 'mudling',
  source: 'Test Book',
  edition: '2014',
  name: 'Mudling',
  size: 'Small',
  type: 'elemental',
  alignment: 'neutral',
  ac: { value: 9 },
  hp: { average: 5, dice: { count: 2, sides: 6 }, constant: -2 },
  speeds: { walk: 20 },
  abilities: { str: 12, dex: 8, con: 9, int: 5, wis: 10, cha: 6 },
  senses: { darkvision: 60, passivePerception: 10 },
  cr: 0.125,
  xp: 25,
  proficiencyBonus: 2,
  actions: [
    {
      name: 'Slam',
      text: 'Melee Weapon Attack: +3 to hit, reach 5 ft., one target. Hit: 4 (1d6 + 1) bludgeoning damage.',
      attacks: [
        {
          kind: 'melee-weapon',
          toHit: 3,
          reachFeet: 5,
          targets: 'one target',
          damage: [{ dice: { count: 1, sides: 6 }, bonus: 1, average: 4, type: 'bludgeoning' }],
        },
      ],
    },
  ],
};

function problemWith(change: Record<string, unknown>): string {
  const reading = readMonsterRecord({ ...mudling, ...change });
  return reading.ok ? 'no problem' : reading.problem;
}

test('what a record leaves out is filled in', () => {
  const reading = readMonsterRecord(mudling);
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.record.traits).toEqual([]);
  expect(reading.record.languages).toEqual({ text: null, list: [], understands: [] });
  expect(reading.record.speeds).toEqual({ walk: 20, hover: false });
  expect(reading.record.actions[0]).toMatchObject({ key: 'slam', complete: true, uses: null });
});

test('the order of the fields in the source does not change the record', () => {
  const turned = Object.fromEntries(Object.entries(mudling).reverse());
  expect(JSON.stringify(readMonsterRecord(turned))).toBe(
    JSON.stringify(readMonsterRecord(mudling)),
  );
});

test('a record that was read is read again unchanged', () => {
  const once = readMonsterRecord(mudling);
  if (!once.ok) throw new Error(once.problem);
  expect(readMonsterRecord(once.record)).toEqual(once);
});

test.each([
  [
    { hp: { average: 'lots', dice: { count: 2, sides: 6 } } },
    '"hp.average" must be a whole number from 1 to 9999, found "lots"',
  ],
  [
    { hp: { average: 4.5, dice: { count: 2, sides: 6 } } },
    '"hp.average" must be a whole number from 1 to 9999, found 4.5',
  ],
  [
    { xp: Number.POSITIVE_INFINITY },
    '"xp" must be a whole number from 0 to 1000000, found Infinity',
  ],
  [{ name: undefined }, '"name" is missing'],
  [{ name: '  ' }, '"name" must not be empty, found " "'],
  [
    { name: 'x'.repeat(200) },
    `"name" must have at most 100 characters, found "${'x'.repeat(40)}…"`,
  ],
  [{ name: 7 }, '"name" must be text, found 7'],
  [{ name: 'two\nlines' }, '"name" must be one line of text, found "two lines"'],
  [
    { slug: 'Mud Ling' },
    '"slug" must be lower-case letters and digits joined by hyphens, found "Mud Ling"',
  ],
  [
    { size: 'Big' },
    '"size" must be one of: Tiny, Small, Medium, Large, Huge, Gargantuan, found "Big"',
  ],
  [{ cr: 0.3 }, '"cr" must be a challenge rating: 0, 0.125, 0.25, 0.5 or 1 to 30, found 0.3'],
  [{ hitpoints: 4 }, '"hitpoints" is not a field that a record may have'],
  [{ ac: { value: 9, worn: 'hat' } }, '"worn" is not a field of "ac" that a record may have'],
  [{ skills: { juggling: 4 } }, '"juggling" is not a field of "skills" that a record may have'],
  [{ actions: [{ name: 'Slam' }] }, '"actions[1].text" is missing'],
  [{ actions: 'none' }, '"actions" must be a list, found "none"'],
  [{ conditionImmune: ['sleepy'] }, null],
])('%j is refused in words', (change, sentence) => {
  const problem = problemWith(change);
  if (sentence === null)
    expect(problem).toMatch(/^"conditionImmune\[1\]" must be one of: blinded, /);
  else expect(problem).toBe(sentence);
});

test('too many entries are refused in words', () => {
  const entry = { name: 'A', text: 'b' };
  expect(problemWith({ traits: Array.from({ length: 41 }, () => entry) })).toBe(
    '"traits" must have at most 40 entries, found a list',
  );
});

test.each(['null', '3', '"text"', '[]', 'true'])('%s is no record', (json) => {
  const reading = readMonsterRecord(JSON.parse(json));
  expect(reading.ok ? '' : reading.problem).toMatch(/^a record must be an object, found /);
});

test.each([
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"ac":{"__proto__":{"admin":true}}}',
])('%s is refused and leaves every other object as it was', (json) => {
  const reading = readMonsterRecord(JSON.parse(json));
  expect(reading.ok ? '' : reading.problem).toMatch(
    /^"(__proto__|constructor)" is not a field that a record may have$/,
  );
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test('a record of more than 100 KB is refused', () => {
  const entry = { name: 'A', text: 'b'.repeat(7000) };
  expect(problemWith({ traits: Array.from({ length: 20 }, () => entry) })).toBe(
    'the record has more than 100000 bytes',
  );
});

test('a record nested without end is refused', () => {
  let nested: unknown = 1;
  for (let depth = 0; depth < 5000; depth++) nested = { nested };
  expect(problemWith({ notes: nested })).toBe('the record is nested more than 18 levels deep');
});
