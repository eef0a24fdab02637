import { expect, test } from 'vitest';
import { WORDED_MONSTERS, wordedMonster } from '../../../../tests/harness/worded-monsters';

test.each(['bronze', 'gold', 'silver'])('an adult %s dragon changes shape', (color) => {
  const shapes = ['adult', 'ancient'].map((age) =>
    wordedMonster(`${age}-${color}-dragon`).actions.filter((one) => one.name === 'Change Shape'),
  );
  expect(shapes[0]).toHaveLength(1);
  expect(shapes[0]).toEqual(shapes[1]);
});

test.each(['brass', 'copper'])('an adult %s dragon does not change shape', (color) => {
  const names = wordedMonster(`adult-${color}-dragon`).actions.map((one) => one.name);
  expect(names).not.toContain('Change Shape');
});

test('the adult brass dragon has three legendary actions a round', () => {
  const { legendary } = wordedMonster('adult-brass-dragon');
  expect(legendary?.actionsPerRound).toBe(3);
  expect(legendary?.actions).toMatchObject([
    { name: 'Detect', cost: 1 },
    { name: 'Tail Attack', cost: 1 },
    {
      name: 'Wing Attack',
      cost: 2,
      saves: [{ dc: 19, ability: 'dex', area: { feet: 10 }, damage: [{ average: 13 }] }],
    },
  ]);
});

test('the ancient blue dragon may succeed three times a day', () => {
  expect(wordedMonster('ancient-blue-dragon').legendary?.resistancesPerDay).toBe(3);
});

test('every ancient and adult dragon has legendary resistance and legendary actions', () => {
  const grown = [...WORDED_MONSTERS.values()].filter(({ slug }) =>
    /^(?:adult|ancient)-/.test(slug),
  );
  expect(grown).toHaveLength(20);
  for (const { name, legendary } of grown) {
    expect(legendary, name).toMatchObject({ actionsPerRound: 3, resistancesPerDay: 3 });
    expect(legendary?.actions, name).toHaveLength(3);
  }
});

test('a diseased giant rat has the traits of its kin', () => {
  expect(wordedMonster('giant-rat-diseased').traits).toEqual(wordedMonster('giant-rat').traits);
  expect(wordedMonster('giant-rat').traits).toHaveLength(2);
});
