import { expect, test } from 'vitest';
import { battleOf } from './battle-of';
import { readSetup } from './read-setup';

const rat = {
  name: 'Rat',
  ac: 12,
  hp: 7,
  attacks: [{ name: 'Bite', toHit: 4, dice: '1d4', bonus: 2, type: 'piercing' }],
};
const NOBODY = { record: () => null, build: () => null };

function problemOf(value: unknown): string {
  const reading = readSetup(value);
  return reading.ok ? '' : reading.problem;
}

test('the file of the documentation is read, with everything else at its usual', () => {
  const reading = readSetup({
    edition: '2014',
    sides: [[{ ...rat, dexMod: 2, count: 3 }], [rat]],
    options: { fixedHitPoints: true, deathSaves: false, sharedInitiative: false },
  });
  expect(reading).toMatchObject({
    ok: true,
    setup: { options: { lines: false, reactions: false } },
  });
  if (!reading.ok) return;
  const made = battleOf(reading.setup, NOBODY);
  expect(made).toMatchObject({ ok: true });
  if (!made.ok) return;
  expect(made.battle.sides[0][0]).toMatchObject({
    count: 3,
    combatant: { initiative: { bonus: 2 }, ac: 12 },
  });
  // Plain JSON data, so that it can be sent to a web worker and stored in a file.
  expect(JSON.parse(JSON.stringify(made.battle))).toEqual(made.battle);
});

test('what is wrong is said in a sentence, with its place', () => {
  expect(problemOf(null)).toMatch(/^The file /);
  expect(problemOf({ sides: [[rat], []] })).toContain('sides.1');
  expect(problemOf({ sides: [[rat], [{ ...rat, hp: 0 }]] })).toBe(
    'In side B, creature 1, “hp”: must be a whole number from 1 to 9999.',
  );
  expect(
    problemOf({ sides: [[rat], [{ ...rat, attacks: [{ name: 'x', toHit: 1, dice: 'lots' }] }]] }),
  ).toContain('“attacks.0.dice”: must be dice such as "2d6"');
  expect(problemOf({ sides: [[rat], [{ ...rat, wings: 2 }]] })).toContain('side B, creature 1');
  expect(problemOf({ sides: [[{ ...rat, count: 100 }], [{ ...rat, count: 21 }]] })).toBe(
    'A simulation has at most 120 creatures; this has 121.',
  );
});

test('who is not known is named', () => {
  const reading = readSetup({ sides: [[{ id: 'nobody' }], [{ build: 'bard', level: 3 }]] });
  if (!reading.ok) throw new Error(reading.problem);
  expect(battleOf(reading.setup, NOBODY)).toEqual({
    ok: false,
    problem: 'There is no monster “nobody”.',
  });
});

test('hostile files do no harm', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(problemOf({ sides: [[JSON.parse(deep)], [rat]] })).not.toBe('');
  expect(problemOf(JSON.parse('{"__proto__": {"ac": 1}, "sides": [[{}],[{}]]}'))).not.toBe('');
  expect(problemOf({ sides: [[{ ...rat, name: 'a\u0000b' }], [rat]] })).toContain(
    'one line of text',
  );
  expect(({} as { ac?: number }).ac).toBeUndefined();
});
