import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { adjusted } from './adjusted';
import { buildOf } from './build-of';
import { memberCombatant } from './member-combatant';
import { BUILDS } from './named-builds';

const look = { spell: () => null };
const unknown = { ac: null, maximum: null, initiative: null };

test('a member fights as its class with its own numbers', () => {
  const made = memberCombatant(
    {
      name: 'Ilse',
      className: 'Wizard 3 / Rogue 2',
      level: 5,
      ac: 17,
      maximum: 31,
      initiative: 6,
      int: 6,
      dex: 5,
    },
    ...(['2014', look] as const),
  );
  expect(made).toMatchObject({
    name: 'Ilse',
    ac: 17,
    hitPoints: { average: 31 },
    initiative: { bonus: 6 },
  });
  // A save of +6 with a proficiency bonus of 3 means an Intelligence modifier of 3: Fire Bolt uses both. The saves are
  // those of the party.
  expect(made.deeds[0]?.steps[0]).toMatchObject({ name: 'Fire Bolt', toHit: 6 });
  expect(made.saves).toMatchObject({ int: 6, dex: 5 });
});

test('what a party does not know comes from the build; without a class a fighter stands in, and says so', () => {
  const made = memberCombatant(
    { name: 'Odo', className: 'Innkeeper', level: 5, ...unknown },
    '2024',
    look,
  );
  const champion = buildOf('champion', 5, '2024', look);
  expect(made.deeds).toEqual(champion.deeds);
  expect(made.hitPoints).toEqual(champion.hitPoints);
  expect(made.assumed).toBe(
    'Odo has no class: until you choose one, it fights as a champion fighter.',
  );
});

test('the class that somebody chose for a member without one is the one it fights as', () => {
  const odo = { name: 'Odo', className: '', level: 5, ...unknown };
  const made = memberCombatant({ ...odo, chosen: 'thief' }, '2014', look);
  expect(made.deeds).toEqual(buildOf('thief', 5, '2014', look).deeds);
  expect(made.assumed).toBeUndefined();
  expect(memberCombatant({ ...odo, chosen: 'nobody' }, '2014', look).assumed).toBeDefined();
});

test('no class brings a feature of a race that nobody chose', () => {
  for (const edition of EDITIONS) {
    for (const { id } of BUILDS) {
      const { traits, defences } = buildOf(id, 5, edition, look);
      expect([id, traits.relentless, traits.lucky, traits.criticalDice]).toEqual([
        id,
        undefined,
        undefined,
        undefined,
      ]);
      expect([id, traits.saveAdvantageAgainst ?? [], defences]).toEqual([id, [], []]);
    }
  }
});

test('a level outside 1 to 20 is brought back into it', () => {
  const at = (level: number) =>
    memberCombatant({ name: 'Odo', className: 'Monk', level, ...unknown }, '2024', look).level;
  expect([at(0), at(21), at(Number.NaN)]).toEqual([1, 20, 1]);
});

test('numbers are changed by hand, and the original stays as it was', () => {
  const monk = buildOf('open-hand', 5, '2014', look);
  const before = structuredClone(monk);
  const made = adjusted(monk, {
    ac: 20,
    hitPoints: 50,
    toHit: 1,
    damage: 2,
    dc: 3,
    saves: { wis: 9 },
  });
  expect(monk).toEqual(before);
  expect(made).toMatchObject({ ac: 20, hitPoints: { average: 50 }, saves: { wis: 9, dex: 7 } });
  const stunning = made.deeds.find(({ key }) => key === 'stunning-strike')?.steps[0];
  // Dexterity 4, proficiency 3, Wisdom 2: to hit 7, damage 4, DC 13.
  expect(stunning).toMatchObject({
    toHit: 8,
    hit: { damage: [{ bonus: 6 }], saves: [{ dc: 16 }] },
  });
  expect(adjusted(monk, {})).toEqual(monk);
});
