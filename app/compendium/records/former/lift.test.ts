import { expect, test } from 'vitest';
import { readMonsterRecord, readSpellRecord } from '../read-records';

/** A creature in a file of format 1. */
const spider = {
  slug: 'cellar-spider',
  source: 'Test Book',
  edition: '2014',
  name: 'Cellar Spider',
  size: 'Large',
  type: 'beast',
  alignment: 'unaligned',
  ac: { value: 13 },
  hp: { average: 26, dice: { count: 4, sides: 10 }, constant: 4 },
  speeds: { walk: 30 },
  abilities: { str: 14, dex: 16, con: 12, int: 2, wis: 11, cha: 4 },
  senses: { passivePerception: 10 },
  cr: 1,
  xp: 200,
  proficiencyBonus: 2,
  traits: [
    {
      name: 'Regeneration',
      text: 'The spider regains 5 hit points at the start of its turn.',
      tag: 'regeneration',
    },
  ],
  regeneration: { hitPoints: 5, stoppedBy: ['fire'] },
  multiattack: { options: [{ steps: [{ anyOf: ['Bite'], times: 2 }] }] },
  actions: [
    { name: 'Multiattack', text: 'The spider makes two bites.', tag: 'multiattack' },
    {
      name: 'Bite',
      text: 'Melee Weapon Attack: +5 to hit, reach 5 ft., one creature. Hit: 7 (1d8 + 3) piercing damage, and the target must make a DC 11 Constitution saving throw, taking 9 (2d8) poison damage on a failed save, or half as much on a successful one. A target missed by 5 is poisoned for 1 hour.',
      attacks: [
        {
          kind: 'melee-weapon',
          toHit: 5,
          reachFeet: 5,
          targets: 'one creature',
          damage: [{ dice: { count: 1, sides: 8 }, bonus: 3, average: 7, type: 'piercing' }],
        },
      ],
      saves: [
        {
          dc: 11,
          ability: 'con',
          damage: [{ dice: { count: 2, sides: 8 }, average: 9, type: 'poison' }],
          onSuccess: 'half',
          inflicts: [{ condition: 'poisoned', rounds: 600, failBy: 5 }],
        },
      ],
    },
    {
      name: 'Bite',
      text: 'The spider makes a wish.',
      damage: [{ dice: null, average: 3, when: 'at midnight' }],
    },
  ],
};

function lifted() {
  const reading = readMonsterRecord(spider);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.record;
}

test('an attack keeps what follows its hit, and a save what it leads to', () => {
  const [, bite] = lifted().actions;
  expect(bite).toMatchObject({
    key: 'bite',
    complete: true,
    missing: null,
    effects: [
      {
        kind: 'attack',
        toHit: 5,
        hit: [
          { kind: 'damage', damage: [{ average: 7 }] },
          {
            kind: 'save',
            dc: 11,
            success: 'half',
            fail: [{ kind: 'damage', damage: [{ average: 9 }] }],
            failBy: [
              {
                by: 5,
                effects: [
                  {
                    kind: 'condition',
                    conditions: ['poisoned'],
                    ends: [{ at: 'time', amount: 1, unit: 'hour' }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('entries of one name have keys of their own, and Multiattack names all of them', () => {
  const { actions, multiattack } = lifted();
  expect(actions.map(({ key }) => key)).toEqual(['multiattack', 'bite', 'bite-2']);
  expect(multiattack?.options[0]?.steps).toEqual([{ anyOf: ['bite', 'bite-2'], times: 2 }]);
});

test('what stood in words alone is named as missing', () => {
  expect(lifted().actions[2]).toMatchObject({
    complete: false,
    missing: 'When it holds stands in words alone.',
    effects: [{ kind: 'damage', damage: [{ needs: [{ if: 'words', text: 'at midnight' }] }] }],
  });
});

test('regeneration becomes an effect of the trait of that name', () => {
  expect(lifted().traits[0]?.effects).toEqual([
    { kind: 'regenerate', hitPoints: 5, stoppedBy: ['fire'] },
  ]);
});

test('a lifted record is read again unchanged', () => {
  expect(readMonsterRecord(lifted())).toEqual({ ok: true, record: lifted() });
});

test('a spell keeps its save, damage and healing', () => {
  const reading = readSpellRecord({
    slug: 'spark',
    source: 'Test Book',
    edition: '2014',
    name: 'Spark',
    level: 1,
    school: 'evocation',
    castingTime: { amount: 1, unit: 'action', text: '1 action' },
    range: { kind: 'feet', feet: 60, text: '60 feet' },
    components: { v: true },
    duration: { kind: 'instantaneous', text: 'Instantaneous' },
    save: { ability: 'dex', onSuccess: 'half' },
    damage: [{ dice: { count: 3, sides: 6 }, type: 'fire' }],
    healing: { dice: { count: 1, sides: 8 }, addsModifier: true },
    text: 'A creature must make a Dexterity saving throw, taking 3d6 fire damage on a failed save.',
  });
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.record.effects).toMatchObject([
    {
      kind: 'save',
      ability: 'dex',
      success: 'half',
      fail: [{ kind: 'damage', damage: [{ average: 10 }] }],
    },
    { kind: 'heal', amount: { average: 4, addsModifier: true } },
  ]);
});
