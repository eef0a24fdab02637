import { expect, test } from 'vitest';
import { type Critical, criticalAfter, isCritical } from './critical';
import { ROLL_HISTORY } from './remembered-rolls';
import type { Roll } from './roll';
import { rollFacts } from './roll-facts';
import { throwRoll } from './throw-roll';

const plain = { edge: null, critical: false };
const bite: Roll = { kind: 'attack', of: 'Bite, to hit', dice: '1d20+5' };
const teeth: Roll = { kind: 'damage', of: 'Bite, piercing damage', dice: '2d6+3' };
const breath: Roll = { kind: 'recharge', of: 'Breath, recharge', dice: '1d6', atLeast: 5 };

const seeds = Array.from({ length: 400 }, (_, at) => `seed ${at}`);

test('a roll stays between its least and its most, and shows its parts', () => {
  const facts = rollFacts('2d6+3');
  for (const seed of seeds) {
    const { total, parts } = throwRoll(teeth, plain, seed);
    expect(total).toBeGreaterThanOrEqual(facts?.least ?? 0);
    expect(total).toBeLessThanOrEqual(facts?.most ?? 0);
    expect(parts).toMatch(new RegExp(`^2d6 \\(\\d, \\d\\) \\+ 3 = ${total}$`));
  }
});

test('the same seed gives the same roll', () => {
  expect(throwRoll(bite, plain, 'a')).toEqual(throwRoll(bite, plain, 'a'));
});

test('advantage throws two d20 and disadvantage is never better', () => {
  for (const seed of seeds) {
    const up = throwRoll(bite, { edge: 'advantage', critical: false }, seed);
    const down = throwRoll(bite, { edge: 'disadvantage', critical: false }, seed);
    expect(up.remarks).toContain('with advantage');
    expect(up.total).toBeGreaterThanOrEqual(down.total);
  }
});

test('advantage does nothing to damage, and a critical hit nothing to the roll to hit', () => {
  const manner = { edge: 'advantage', critical: true } as const;
  expect(throwRoll(teeth, manner, 'a').remarks).toEqual(['critical']);
  expect(throwRoll(teeth, manner, 'a').parts).toMatch(/^2d6 twice \(\d, \d, \d, \d\) \+ 3 = /);
  expect(throwRoll(bite, { edge: null, critical: true }, 'a').remarks).not.toContain('critical');
});

test('a 20 and a 1 on the die are remarked on', () => {
  const remarks = new Set(seeds.flatMap((seed) => throwRoll(bite, plain, seed).remarks));
  expect(remarks).toEqual(new Set(['natural 20', 'natural 1']));
});

test('a breath comes back on a 5 or 6', () => {
  for (const seed of seeds) {
    const { total, remarks } = throwRoll(breath, plain, seed);
    expect(remarks).toEqual([total >= 5 ? 'recharged' : 'not yet recharged']);
  }
});

const claw: Roll = {
  kind: 'attack',
  of: 'Claw, to hit',
  dice: '1d20+9',
  damage: [
    { dice: '2d6+4', type: 'slashing' },
    { dice: '3', type: 'cold or fire' },
  ],
};

test('one press rolls an attack with all parts of its damage', () => {
  for (const seed of seeds) {
    const { total, parts, remarks, damage } = throwRoll(claw, plain, seed);
    expect(parts).toMatch(new RegExp(`^1d20 \\(\\d+\\) \\+ 9 = ${total}$`));
    if (remarks.includes('natural 20')) continue;
    const sum = (damage?.total ?? 0) - 3;
    expect(damage).toMatchObject({ kinds: `${sum} slashing + 3 cold or fire`, critical: false });
    expect(damage?.parts).toMatch(new RegExp(`^2d6 \\(\\d, \\d\\) \\+ 4 = ${sum}$`));
  }
});

test('a 20 on the die doubles the damage dice and not the rest', () => {
  const lucky = seeds.filter((seed) => throwRoll(claw, plain, seed).remarks.includes('natural 20'));
  expect(lucky.length).toBeGreaterThan(5);
  for (const seed of lucky) {
    const { damage } = throwRoll(claw, plain, seed);
    expect(damage?.critical).toBe(true);
    expect(damage?.parts).toMatch(/^2d6 twice \(\d, \d, \d, \d\) \+ 4 = \d+$/);
    const [first = 0, ...more] = (damage?.parts.match(/\d+(?=[,)])/g) ?? []).map(Number);
    expect(damage?.total).toBe(more.reduce((sum, face) => sum + face, first) + 4 + 3);
  }
});

test('a critical hit that was asked for doubles the damage whatever the die shows', () => {
  for (const seed of seeds) {
    const { damage } = throwRoll(claw, { edge: null, critical: true }, seed);
    expect(damage?.parts).toMatch(/^2d6 twice/);
  }
});

test('damage with a penalty is never less than nothing', () => {
  const scratch: Roll = { ...claw, damage: [{ dice: '1d4-3', type: 'piercing' }] };
  const totals = seeds.map((seed) => throwRoll(scratch, plain, seed).damage?.total ?? -1);
  expect(Math.min(...totals)).toBe(0);
});

test.each<[before: Critical, roll: Roll, lucky: boolean, serves: boolean, after: Critical]>([
  ['armed', claw, false, true, 'off'],
  ['armed', teeth, false, true, 'off'],
  ['armed', bite, false, true, 'armed'],
  ['armed', breath, false, true, 'armed'],
  ['off', claw, true, false, 'off'],
  ['off', bite, true, false, 'earned'],
  ['off', bite, false, false, 'off'],
  ['earned', teeth, false, true, 'off'],
  ['earned', bite, false, false, 'off'],
  ['earned', claw, false, false, 'off'],
  ['earned', breath, false, false, 'earned'],
])('a critical hit that is %s: %o, natural 20 %s', (before, roll, lucky, serves, after) => {
  if (roll.kind === 'damage' || roll.kind === 'attack') {
    expect(isCritical(before, roll)).toBe(serves);
  }
  const damage = roll.damage ? { total: 1, kinds: '', parts: '', critical: lucky } : null;
  expect(criticalAfter(before, roll, { remarks: lucky ? ['natural 20'] : [], damage })).toBe(after);
});

test('the history keeps the damage of an attack, and rolls from before it had any', () => {
  const roll = { ...throwRoll(claw, plain, 'a'), id: 'a', who: 'Owlbear' };
  expect(ROLL_HISTORY.restore(JSON.parse(JSON.stringify(roll)))).toEqual(roll);
  const { damage: _, ...old } = roll;
  expect(ROLL_HISTORY.restore(old)).toEqual({ ...roll, damage: null });
  expect(ROLL_HISTORY.restore({ ...roll, damage: { total: 'many' } })?.damage).toBeNull();
});

test('a condition throws the d20 with its reason, and nothing else', () => {
  const leans = [{ how: 'disadvantage', why: 'poisoned' }] as const;
  const dealt = { ...bite, leans, damage: [{ dice: '2d6+3', type: 'piercing' }] };
  for (const seed of seeds) {
    const { remarks, total } = throwRoll({ ...bite, leans }, plain, seed);
    expect(remarks).toContain('with disadvantage: poisoned');
    expect(total).toBe(throwRoll(bite, { edge: 'disadvantage', critical: false }, seed).total);
  }
  const up = throwRoll(dealt, { edge: 'advantage', critical: false }, 'a');
  expect(up.remarks).toEqual(['advantage and disadvantage cancel out: poisoned']);
  expect(throwRoll({ ...teeth, leans }, plain, 'a').remarks).toEqual([]);
});

test('whose weapons hit critically on a 19 is told so, and the damage dice are rolled twice', () => {
  const dealt = { ...bite, damage: [{ dice: '2d6+3', type: 'piercing' }] };
  const early = seeds.filter((seed) => throwRoll(dealt, plain, seed).parts.includes('(19)'));
  expect(early.length).toBeGreaterThan(5);
  for (const seed of early) {
    const champion = throwRoll({ ...dealt, criticalOn: 19 }, plain, seed);
    expect(champion.remarks).toEqual(['natural 19', 'critical']);
    expect(champion.damage?.critical).toBe(true);
    expect(champion.damage?.parts).toContain('2d6 twice');
    const other = throwRoll(dealt, plain, seed);
    expect([other.remarks, other.damage?.critical]).toEqual([[], false]);
    const apart = throwRoll({ ...bite, criticalOn: 19 }, plain, seed);
    expect(criticalAfter('off', bite, apart)).toBe('earned');
  }
});

test('a save that fails whatever the die shows never shines', () => {
  const save: Roll = {
    kind: 'save',
    of: 'Dexterity save',
    dice: '1d20',
    leans: [{ how: 'fails', why: 'paralyzed' }],
  };
  for (const seed of seeds) expect(throwRoll(save, plain, seed).tone).toBe('poor');
});
