import { expect, it } from 'vitest';
import { deedsOfFields } from './deeds-of-fields';

const ID = '6f1f7a52-5a0e-4c52-9f35-0d9a3a3f7d11';
const read = (fields: Record<string, string>) =>
  deedsOfFields(new Map(Object.entries({ id: ID, ...fields })));
const asked = (fields: Record<string, string>) => {
  const found = read(fields);
  return found.ok ? found.deeds : null;
};

it('a button says its deed in one value, beside what was typed', () => {
  expect(asked({ amount: '12', press: 'does=damage' })).toEqual([
    { id: ID, does: 'damage', amount: 12, type: null, critical: false },
  ]);
  expect(asked({ press: 'does=slot&level=3&by=-1' })).toEqual([
    { id: ID, does: 'slot', level: 3, by: -1 },
  ]);
  expect(asked({ press: 'does=supply&key=fighter%2F1%23second-wind&by=1' })).toEqual([
    { id: ID, does: 'supply', key: 'fighter/1#second-wind', by: 1 },
  ]);
});

it('a number that is none asks for nothing', () => {
  expect(asked({ amount: '', press: 'does=heal' })).toBeNull();
  expect(asked({ amount: 'many', press: 'does=heal' })).toBeNull();
  expect(asked({ press: 'does=fly' })).toBeNull();
  expect(deedsOfFields(new Map([['press', 'does=dawn']]))).toMatchObject({ ok: false });
});

it('a spell spends what it costs and is concentrated on, in one deed that one press takes back', () => {
  expect(asked({ press: 'does=cast&cost=slot:2&key=', spell: 'Web', on: 'Web' })).toEqual([
    { id: ID, does: 'slot', level: 2, by: -1, spell: 'Web', holds: true },
  ]);
  expect(asked({ press: 'does=cast&cost=pact&key=', spell: 'Shatter', on: '' })).toEqual([
    { id: ID, does: 'pact-slot', by: -1, spell: 'Shatter', holds: false },
  ]);
  expect(asked({ press: 'does=cast&cost=none&key=', on: 'Detect Magic' })).toEqual([
    { id: ID, does: 'concentrate', on: 'Detect Magic' },
  ]);
  expect(asked({ press: 'does=cast&cost=none&key=', on: '' })).toBeNull();
  expect(asked({ press: 'does=cast&cost=ritual&key=', spell: 'Alarm', on: '' })).toEqual([
    { id: ID, does: 'cast', how: 'ritual', spell: 'Alarm', holds: false },
  ]);
});

it('dice that one throws oneself count, and others are thrown by the id of the form: twice the same', () => {
  const own = { press: 'does=short-rest', 'dice-10': '2', 'shown-10': '5, 9' };
  expect(asked(own)).toMatchObject([
    {
      dice: [
        [10, 5],
        [10, 9],
      ],
    },
  ]);
  const rest = { press: 'does=short-rest', 'dice-8': '3', 'shown-8': ' ' };
  const [first] = asked(rest) ?? [];
  if (first?.does !== 'short-rest') throw new Error('A short rest was asked for.');
  expect(first.dice).toHaveLength(3);
  for (const [sides, roll] of first.dice) {
    expect(sides).toBe(8);
    expect(roll >= 1 && roll <= 8).toBe(true);
  }
  expect(asked(rest)).toEqual([first]);
  expect(asked({ press: 'does=death-save', die: '20' })).toEqual([
    { id: ID, does: 'death-save', die: 20, total: null },
  ]);
});

it('coins go in and out', () => {
  expect(asked({ gp: '3', sp: '', press: 'does=coins&way=out' })).toEqual([
    { id: ID, does: 'coins', cp: 0, sp: 0, ep: 0, gp: -3, pp: 0 },
  ]);
  expect(asked({ gp: '3', press: 'does=coins&way=in' })).toMatchObject([{ gp: 3 }]);
  expect(asked({ gp: '', sp: '0', press: 'does=coins&way=in' })).toBeNull();
});

it('a long rest brings the dawn and food unless somebody says otherwise', () => {
  expect(asked({ press: 'does=long-rest' })).toEqual([
    { id: ID, does: 'long-rest', fed: true, dawn: true },
  ]);
  expect(asked({ press: 'does=long-rest', hungry: 'yes', night: 'yes' })).toMatchObject([
    { fed: false, dawn: false },
  ]);
});

it('exhaustion makes a death save worse: the lesser of two dice, or less on the one; an own die is taken as it is', () => {
  const [plain] = asked({ press: 'does=death-save&worse=false&less=0' }) ?? [];
  const [worse] = asked({ press: 'does=death-save&worse=true&less=0' }) ?? [];
  if (plain?.does !== 'death-save' || worse?.does !== 'death-save') throw new Error('Two saves.');
  expect(plain.total).toBeNull();
  expect(worse.die).toBeLessThanOrEqual(plain.die);
  expect(asked({ press: 'does=death-save&worse=true&less=4', die: '13' })).toEqual([
    { id: ID, does: 'death-save', die: 13, total: 9 },
  ]);
});

it('what a die cannot show is refused in words, and never thrown anew', () => {
  const rest = (fields: Record<string, string>) => {
    const found = read({ press: 'does=short-rest', ...fields });
    return found.ok ? '' : found.problem;
  };
  expect(rest({ 'dice-8': '1', 'shown-8': '9' })).toBe('Enter d8 rolls from 1 to 8, not “9”.');
  expect(rest({ 'dice-10': '2', 'shown-10': '14 3' })).toBe(
    'Enter d10 rolls from 1 to 10, not “14”.',
  );
  expect(rest({ 'dice-6': '1', 'shown-6': 'six' })).toBe('Enter d6 rolls from 1 to 6, not “six”.');
  expect(rest({ 'dice-10': '2', 'shown-10': '7' })).toContain('2d10 to spend, 1 rolled');
  expect(rest({ 'dice-10': '0', 'shown-10': '7' })).toContain('0d10 to spend, 1 rolled');
  expect(rest({ 'dice-8': 'two' })).toBe('Enter how many d8 to spend, from 0 to 20, not “two”.');
  expect(rest({})).toBe('');
  expect(read({ press: 'does=death-save&worse=false&less=0', die: '25' })).toEqual({
    ok: false,
    problem: 'Enter a d20 roll from 1 to 20, not “25”.',
  });
});

it('half of 1 damage is none, and says so', () => {
  const halved = (amount: string) =>
    deedsOfFields(
      new Map(Object.entries({ id: 'form-of-a-test', press: 'does=damage&half=true', amount })),
    );
  expect(halved('1')).toEqual({ ok: false, problem: 'Half of 1 is 0: no damage.' });
  expect(halved('3')).toMatchObject({ ok: true, deeds: [{ does: 'damage', amount: 1 }] });
  expect(halved('x')).toEqual({ ok: false, problem: 'Enter a whole number first.' });
});
