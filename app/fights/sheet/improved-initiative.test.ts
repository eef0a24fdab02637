import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { improvedInitiativeStatblock } from '~/compendium/exports/improved-initiative';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { sheetOf } from './from-record';
import { readImprovedInitiative } from './improved-initiative';
import { sheet } from './sheet';

const ALL = [...SRD_MONSTERS, ...SRD_52_MONSTERS];

function read(file: unknown) {
  const found = readImprovedInitiative(JSON.stringify(file), '2014');
  if ('problem' in found) throw new Error(found.problem);
  const [first] = found.encounters;
  if (first === undefined) throw new Error('no encounter');
  return first;
}

test('every statblock that we write comes back with the numbers of a fight', () => {
  for (const record of ALL) {
    const own = sheetOf(record);
    const { joiners, problems } = read({
      Combatants: [improvedInitiativeStatblock(record, record.slug)],
    });
    expect(problems).toEqual([]);
    expect(joiners[0]?.sheet, record.name).toMatchObject({
      name: own.name,
      maximum: own.maximum,
      ac: own.ac,
      saves: own.saves,
      initiativeBonus: own.initiativeBonus,
      challenge: own.challenge,
      legendaryResistances: own.legendaryResistances,
    });
    expect([...(joiners[0]?.sheet.conditionImmune ?? [])].sort()).toEqual(
      [...own.conditionImmune].sort(),
    );
    const recharging = own.uses.filter(({ recharge }) => recharge !== null);
    const back = joiners[0]?.sheet.uses.filter(({ recharge }) => recharge !== null);
    expect(
      back?.map(({ recharge }) => recharge),
      record.name,
    ).toEqual(recharging.map(({ recharge }) => recharge));
  }
});

test('a running encounter keeps hit points, counts, aliases, marks and who is a player', () => {
  const encounter = read({
    Name: 'The mill',
    Combatants: [
      {
        Alias: 'Snag',
        CurrentHP: 3,
        MaxHP: 9,
        Initiative: 14,
        Hidden: true,
        StatBlock: { Name: 'Goblin', HP: { Value: 7 }, AC: { Value: 15 }, Abilities: { Dex: 14 } },
        Tags: [{ Text: 'Prone', DurationRemaining: -1 }],
      },
      { Initiative: 0, StatBlock: { Name: 'Mira', HP: { Value: 30 }, Player: 'player' } },
    ],
    Strange: { things: [] },
  });
  expect(encounter.name).toBe('The mill');
  expect(encounter.joiners).toMatchObject([
    {
      alias: 'Snag',
      hitPoints: 3,
      initiative: 14,
      hidden: true,
      side: 'foes',
      note: 'Prone',
      sheet: { name: 'Goblin', maximum: 9, ac: 15, initiativeBonus: 2 },
    },
    { side: 'party', sheet: { deathSaves: true, maximum: 30 } },
  ]);
  expect(encounter.joiners[1]).not.toHaveProperty('initiative');
});

test('the list may be a text, and a statblock may come several times', () => {
  const Combatants = JSON.stringify([{ Name: 'Wolf', Count: 3 }]);
  expect(read({ Combatants }).joiners.length).toBe(3);
});

test('the file of an account has its saved encounters, as objects or as texts', () => {
  const one = { Name: 'A', Combatants: [{ Name: 'Wolf' }] };
  const found = readImprovedInitiative(
    JSON.stringify({ 'SavedEncounters.a': one, 'SavedEncounters.b': JSON.stringify(one), x: 1 }),
    '2024',
  );
  expect(found).toMatchObject({ encounters: [{ name: 'A' }, { name: 'A' }] });
});

test.each([
  ['{', 'This is not an Improved Initiative encounter.'],
  ['[]', 'This is not an Improved Initiative encounter.'],
  ['{}', 'There is no list of "Combatants" in this file.'],
  [' '.repeat(256 * 1024 + 1), 'This file is larger than 256 kB.'],
  ['ü'.repeat(200 * 1024), 'This file is larger than 256 kB.'],
])('what is no encounter is told in a sentence (%#)', (text, problem) => {
  expect(readImprovedInitiative(text, '2014')).toEqual({ problem });
});

test('bad combatants are told one by one, and the good ones come', () => {
  const { joiners, problems } = read({
    Combatants: [7, {}, { Name: 'Ogre', HP: { Value: 99999 } }, { Name: 'Wolf' }],
  });
  expect(problems).toEqual([
    'Combatant 1 is not a combatant.',
    'Combatant 2 has no name.',
    'Combatant 3 ("Ogre") has hit points out of range.',
  ]);
  expect(joiners.map(({ sheet }) => sheet.name)).toEqual(['Wolf']);
});

test('no more than 200 come', () => {
  const { joiners, problems } = read({
    Combatants: [{ Name: 'Wolf', Count: 150 }, { Name: 'Bat', Count: 9999 }, { Name: 'Rat' }],
  });
  expect(joiners.length).toBe(200);
  expect(problems).toEqual(['Only the first 200 combatants are imported.']);
});

it('never throws, and what it reads are sheets', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const block = fc.record(
    {
      Name: fc.oneof(fc.string(), value),
      HP: fc.record({ Value: value }),
      Player: value,
      AC: value,
      Abilities: fc.record({ Dex: value, Str: fc.integer() }),
      Tags: value,
      Saves: fc.array(fc.record({ Name: fc.string(), Modifier: fc.integer() })),
      Count: value,
      CurrentHP: value,
      Initiative: value,
      Challenge: value,
      StatBlock: value,
    },
    { requiredKeys: [] },
  );
  const files = fc.oneof(
    fc.string(),
    fc
      .record({ Combatants: fc.oneof(value, fc.array(block, { maxLength: 4 })) })
      .map((one) => JSON.stringify(one)),
  );
  fc.assert(
    fc.property(files, (text) => {
      const found = readImprovedInitiative(text, '2024');
      if ('problem' in found) return;
      for (const { joiners } of found.encounters) {
        for (const joiner of joiners) expect(sheet.parse(joiner.sheet)).toEqual(joiner.sheet);
      }
    }),
    { numRuns: 200 },
  );
});
