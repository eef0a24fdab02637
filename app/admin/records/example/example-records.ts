import type { RecordKind } from '../job/record-kinds';

/** The example records: one with the required fields only, and one with the fields of a typical statblock or spell. */
export const EXAMPLE_RECORDS: Readonly<Record<RecordKind, readonly object[]>> = {
  monsters: [
    {
      name: 'Lantern Moth',
      type: 'beast',
      cr: 0.125,
      ac: 13,
      hp: 5,
      source: 'Example Book',
      index: 'lantern-moth',
    },
    {
      format: 2,
      slug: 'bell-warden',
      source: 'Example Book',
      edition: '2014',
      name: 'Bell Warden',
      size: 'Medium',
      type: 'construct',
      alignment: 'unaligned',
      ac: { value: 16, kind: 'natural armor' },
      hp: { average: 39, dice: { count: 6, sides: 8 }, constant: 12 },
      speeds: { walk: 25 },
      abilities: { str: 16, dex: 9, con: 15, int: 6, wis: 12, cha: 5 },
      saves: { con: 4 },
      skills: { perception: 3 },
      senses: { darkvision: 60, passivePerception: 13 },
      languages: { list: [], understands: ['Common'] },
      cr: 2,
      xp: 450,
      proficiencyBonus: 2,
      conditionImmune: ['charmed', 'poisoned'],
      actions: [
        {
          key: 'hammer',
          name: 'Hammer',
          text: 'Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 7 (1d8 + 3) bludgeoning damage.',
          effects: [
            {
              kind: 'attack',
              attack: 'melee-weapon',
              toHit: 5,
              reachFeet: 5,
              hit: [
                {
                  kind: 'damage',
                  damage: [
                    {
                      dice: { count: 1, sides: 8 },
                      bonus: 3,
                      average: 7,
                      type: 'bludgeoning',
                    },
                  ],
                },
              ],
            },
          ],
          complete: true,
        },
      ],
      notes: 'It rings once for each stranger who passes its door.',
    },
  ],
  spells: [
    {
      name: 'Moth Light',
      level: 0,
      school: 'evocation',
      source: 'Example Book',
      index: 'moth-light',
    },
    {
      format: 2,
      slug: 'peal',
      source: 'Example Book',
      edition: '2014',
      name: 'Peal',
      level: 1,
      school: 'evocation',
      castingTime: { amount: 1, unit: 'action', text: '1 action' },
      range: { kind: 'feet', feet: 60, text: '60 feet' },
      components: { v: true, s: true, m: true, material: 'a small bell' },
      duration: { kind: 'instantaneous', text: 'Instantaneous' },
      effects: [
        {
          kind: 'save',
          ability: 'con',
          fail: [
            {
              kind: 'damage',
              damage: [{ dice: { count: 2, sides: 6 }, bonus: 0, average: 7, type: 'thunder' }],
            },
          ],
          success: 'half',
        },
      ],
      complete: true,
      classes: ['Bard', 'Wizard'],
      text: 'A bell rings inside one creature that you can see. It must make a Constitution saving throw. It takes 2d6 thunder damage on a failed save, or half as much damage on a successful one.',
    },
  ],
};

/** The example as an importable file: one record per line. */
export function exampleFile(kind: RecordKind): string {
  return EXAMPLE_RECORDS[kind].map((record) => `${JSON.stringify(record)}\n`).join('');
}
