import { expect, test } from 'vitest';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { readMonsterRecord } from '../records/read-records';
import { calledName, renamedIn, withName } from './called';
import { withWords } from './entry-words';

const pike = { count: 1, sides: 10 };

/** A 2024 creature whose entries have structure but no text. */
const warden = {
  format: 2,
  slug: 'bog-warden',
  source: 'Test Book',
  edition: '2024',
  name: 'Bog Warden',
  size: 'Large',
  type: 'fey',
  alignment: 'neutral',
  ac: { value: 15 },
  hp: { average: 60, dice: { count: 8, sides: 10 }, constant: 16 },
  speeds: { walk: 30 },
  abilities: { str: 16, dex: 12, con: 14, int: 10, wis: 13, cha: 14 },
  senses: { passivePerception: 11 },
  cr: 4,
  xp: 1100,
  proficiencyBonus: 2,
  multiattack: {
    options: [
      {
        steps: [
          { anyOf: ['pike'], times: 2 },
          { anyOf: ['mire', 'spellcasting'], times: 1, ifAvailable: true },
        ],
      },
    ],
    replace: [{ times: 1, with: ['mire'], spells: [{ id: 'fear', level: 4 }] }],
  },
  actions: [
    entry('Multiattack', [], { tag: 'multiattack' }),
    entry('Pike', [
      {
        kind: 'attack',
        attack: 'melee-or-ranged',
        toHit: 5,
        reachFeet: 10,
        rangeFeet: { normal: 20, long: 60 },
        hit: [
          {
            kind: 'damage',
            damage: [
              { dice: pike, bonus: 3, average: 8, type: 'piercing' },
              { dice: null, average: 2, type: 'cold', needs: [{ if: 'advantage' }] },
            ],
          },
          {
            kind: 'move',
            direction: 'away',
            feet: 10,
            needs: [{ if: 'size', atMost: 'Large' }],
          },
          {
            kind: 'condition',
            conditions: ['prone'],
            needs: [{ if: 'size', atMost: 'Large' }],
          },
        ],
      },
    ]),
    entry('Mire', [
      {
        kind: 'save',
        ability: 'con',
        dc: 13,
        targets: { count: 'each', of: 'enemies' },
        area: { shape: 'cone', feet: 30 },
        fail: [
          { kind: 'damage', damage: [{ dice: pike, average: 5, type: 'poison' }] },
          {
            kind: 'condition',
            conditions: ['poisoned'],
            ends: [
              { at: 'save', when: 'turn-end' },
              { at: 'time', amount: 1, unit: 'minute' },
            ],
          },
        ],
        success: 'half',
        onSuccess: [{ kind: 'immunity', hours: 24 }],
      },
    ]),
  ],
  reactions: [{ ...entry('Slip', []), text: 'The {self} steps aside.' }],
  legendary: {
    actionsPerRound: 3,
    actionsInLair: 4,
    actions: [
      {
        ...entry('Rush', [
          { kind: 'go', share: 0.5, provokes: false },
          { kind: 'perform', anyOf: ['pike'], times: 1 },
        ]),
        oncePerRound: true,
      },
    ],
  },
  spellcasting: [
    { name: 'Spellcasting', kind: 'innate', ability: 'wis', dc: 13, toHit: 5, without: ['M'] },
  ],
};

function entry(name: string, effects: unknown[], more: object = {}) {
  const key = name.toLowerCase().replaceAll(' ', '-');
  return { key, name, text: '', effects, complete: true, ...more };
}

function worded(change: object = {}) {
  const reading = readMonsterRecord({ ...warden, ...change });
  if (!reading.ok) throw new Error(reading.problem);
  return withWords(reading.record);
}

function textOf(name: string): string {
  const record = worded();
  const all = [...record.actions, ...record.reactions, ...(record.legendary?.actions ?? [])];
  return all.find((one) => one.name === name)?.text ?? '';
}

test.each([
  [
    'Pike',
    'Melee or Ranged Attack Roll: +5, reach 10 ft. or range 20/60 ft. Hit: 8 (1d10 + 3) Piercing damage plus 2 Cold damage if the attack roll had Advantage. If the target is a Large or smaller creature, it is pushed up to 10 feet straight away from the warden and has the Prone condition.',
  ],
  [
    'Mire',
    "Constitution Saving Throw: DC 13, each enemy in a 30-foot Cone. Failure: 5 (1d10) Poison damage. The target has the Poisoned condition for 1 minute, and it repeats the save at the end of each of its turns, which ends the effect on a success. Success: Half damage only. The target is immune to this warden's Mire for 24 hours.",
  ],
  [
    'Multiattack',
    'The warden makes two Pike attacks and uses either Mire or Spellcasting if available. It can replace one attack with a use of Mire or a use of Spellcasting to cast Fear (level 4 version).',
  ],
  ['Slip', 'The warden steps aside.'],
  [
    'Rush',
    "The warden moves up to half its Speed without provoking Opportunity Attacks, and it makes one Pike attack. The warden can't take this action again until the start of its next turn.",
  ],
])('%s has its words from its effects', (name, text) => {
  expect(textOf(name)).toBe(text);
});

test('spells and legendary actions are introduced with their numbers', () => {
  const { spellcasting, legendary } = worded();
  expect(spellcasting[0]?.intro).toBe(
    'The warden casts one of these spells without Material components. Wisdom is its spellcasting ability (spell save DC 13, +5 to hit with spell attacks).',
  );
  expect(legendary?.intro).toContain('Legendary Action Uses: 3 (4 in its lair).');
});

test('an entry that nobody has words for is refused by name', () => {
  const odd = entry('Odd', [{ kind: 'state', state: 'marked' }]);
  expect(() => worded({ actions: [odd], multiattack: null })).toThrow(
    'Bog Warden: nobody has words for "Odd"',
  );
});

test.each([
  ['Adult Red Dragon', 'dragon'],
  ['Red Dragon Wyrmling', 'dragon'],
  ['Swarm of Bats', 'swarm'],
  ['Goblin Boss', 'goblin'],
  ['Vampire Spawn', 'vampire'],
  ['Lich', 'lich'],
  ['Sphinx of Wonder', 'sphinx'],
])('%s is called the %s', (name, called) => {
  expect(calledName(name)).toBe(called);
  expect(withName('Near the {self}.', name)).toBe(`Near the ${called}.`);
});

test('two limbs hold as both of them', () => {
  for (const slug of ['griffon', 'roc']) {
    const record = SRD_52_MONSTERS.find((one) => one.slug === slug);
    if (!record) throw new Error(`No ${slug}`);
    const text = withWords(record)
      .actions.map((one) => one.text)
      .join(' ');
    expect(text).toMatch(/from both (front )?(claw|talon)s/);
    expect(text).not.toContain('all two');
  }
});

test('the words of a copied creature call it by its new name', () => {
  const text =
    'The ogre swings. Whoever stands by the ogre sees the ogres dance; the ogre-mage does not.';
  expect(renamedIn(text, 'Ogre', 'Captain')).toBe(
    'The captain swings. Whoever stands by the captain sees the ogres dance; the ogre-mage does not.',
  );
  expect(renamedIn(text, 'Ogre', 'Young Ogre')).toBe(text);
});
