import { expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { carried, character } from '../record/character';
import { damageText } from './damage-text';
import { sheetOf } from './sheet-of';

function sheetWith(edition: Edition, one: object, things: readonly object[]) {
  const base = { str: 8, dex: 16, con: 12, int: 10, wis: 14, cha: 10 };
  return sheetOf(
    bookOf(edition),
    character.parse({
      edition,
      abilities: { method: 'hand', base },
      ...one,
      items: things.map((thing, at) => carried.parse({ id: `i${at}`, ...thing })),
    }),
  );
}

function levels(slug: string, count: number) {
  return Array.from({ length: count }, () => ({ class: slug }));
}

test('a monk’s spear says the die that the monk uses, in one hand and in two', () => {
  const noted = (level: number) => {
    const { attacks } = sheetWith('2024', { levels: levels('monk', level) }, [{ item: 'spear' }]);
    return [attacks[0]?.damage, attacks[0]?.notes[0]];
  };
  expect(noted(1)).toEqual(['1d6+3', 'Thrown, versatile (1d8)']);
  expect(noted(5)).toEqual(['1d8+3', 'Thrown, versatile (1d8)']);
  expect(noted(11)).toEqual(['1d10+3', 'Thrown, versatile (1d10)']);
  expect(noted(17)).toEqual(['1d12+3', 'Thrown, versatile (1d12)']);
});

test('a versatile weapon has its damage in both hands too, while the other is free', () => {
  const choices = { 'fighter/fighting-style#style': ['dueling'] };
  const firstOf = (...things: object[]) =>
    sheetWith('2014', { levels: levels('fighter', 1), choices }, things).attacks[0];
  const both = (...things: object[]) => firstOf(...things)?.both;
  const sword = { item: 'longsword', equipped: true };
  // Dueling adds 2 only with one hand.
  expect(firstOf(sword)?.damage).toBe('1d8+1');
  expect(both(sword)).toEqual({ damage: '1d10-1', average: 4 });
  expect(both(sword, { item: 'shield', equipped: true })).toBeNull();
  expect(both({ ...sword, twoHanded: true })).toBeNull();
  expect(both({ item: 'greatsword', equipped: true })).toBeNull();
  const monk = sheetWith('2024', { levels: levels('monk', 11) }, [{ item: 'spear' }]);
  expect(monk.attacks[0]?.both?.damage).toBe('1d10+3');
});

test('damage is a die for programs and has a true minus for people', () => {
  const { attacks } = sheetWith('2014', { levels: levels('fighter', 1) }, [{ item: 'mace' }]);
  expect(attacks[0]?.damage).toBe('1d6-1');
  expect(attacks.slice(0, 1).map(damageText)).toEqual(['1d6−1 bludgeoning']);
});

test('a warlock’s further attacks with the pact weapon stand beside the others', () => {
  const place = 'warlock/eldritch-invocations#invocations';
  const choices = { [place]: ['pact-of-the-blade', 'thirsting-blade'] };
  const { attacksEach, attacksWith } = sheetWith(
    '2024',
    { levels: levels('warlock', 5), choices },
    [],
  );
  expect([attacksEach, attacksWith]).toEqual([1, { count: 2, with: 'your pact weapon' }]);
  const { attacksWith: none } = sheetWith('2024', { levels: levels('fighter', 5) }, []);
  expect(none).toBeNull();
});

test('a passive score says what it is with an advantage that one wears', () => {
  const robe = { item: 'robe-of-eyes', equipped: true };
  const noted = (thing: object) => sheetWith('2024', {}, [thing]).passives;
  expect(noted({ ...robe, attuned: true })).toMatchObject({
    perception: { value: 12, note: '17 by sight, with Robe of Eyes' },
    insight: expect.not.objectContaining({ note: expect.anything() }),
  });
  expect(noted(robe).perception.note).toBeUndefined();
  expect(noted({ ...robe, equipped: false, attuned: true }).perception.note).toBeUndefined();
});

test('that no magic puts an elf to sleep is no advantage but an immunity', () => {
  for (const edition of ['2014', '2024'] as const) {
    const { advantages, immunities } = sheetWith(edition, { race: 'elf' }, []);
    expect(immunities?.map(({ to }) => to)).toEqual(['magical sleep']);
    expect(advantages.map(({ on }) => on)).toEqual(['saves against being charmed']);
  }
});

test('armor says what it makes harder: loud armor stealth, and strange armor all of Strength and Dexterity', () => {
  const worn = (edition: '2014' | '2024', one: string, item: string) =>
    sheetWith(edition, { levels: levels(one, 1) }, [{ item, equipped: true }]).ac.hinders;
  expect(worn('2014', 'fighter', 'chain-mail')).toEqual([{ on: 'stealth', why: 'Chain Mail' }]);
  expect(worn('2024', 'fighter', 'leather-armor')).toEqual([]);
  expect(worn('2024', 'wizard', 'leather-armor')).toEqual([
    { on: 'strength-dexterity', why: 'untrained: Leather Armor' },
  ]);
  // In 2014 a shield without training hinders like armor; in 2024 it only gives no AC.
  expect(worn('2014', 'wizard', 'shield')).toEqual([
    { on: 'strength-dexterity', why: 'untrained: Shield' },
  ]);
  expect(worn('2024', 'wizard', 'shield')).toEqual([]);
});
