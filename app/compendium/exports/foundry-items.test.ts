import { expect, test } from 'vitest';
import { ITEMS, itemOf, ONE_USE, pressed, systemOf } from '../../../tests/harness/foundry-read';

test('an attack with a weapon deals at once what its hit deals at once', () => {
  expect(itemOf('Claw')).toEqual({
    kind: 'weapon',
    activities: [
      {
        ...pressed('action', 1),
        type: 'attack',
        attack: {
          ability: 'none',
          flat: true,
          bonus: '9',
          critical: { threshold: null },
          type: { value: 'melee', classification: 'weapon' },
        },
        damage: {
          includeBase: false,
          parts: [
            {
              number: 2,
              denomination: 6,
              bonus: '4',
              types: ['slashing'],
              custom: { enabled: false, formula: '' },
            },
            {
              number: null,
              denomination: null,
              bonus: '',
              types: ['poison', 'acid'],
              custom: { enabled: true, formula: '3' },
            },
          ],
        },
      },
    ],
    uses: { spent: 0, max: '', recovery: [] },
    type: { value: 'natural', baseItem: '' },
    quantity: 1,
    equipped: true,
    proficient: 1,
    range: { reach: 10, value: null, long: null, units: 'ft' },
    properties: [],
    identifier: 'claw',
  });
  expect(itemOf('Spit')).toEqual({
    kind: 'weapon',
    activities: [
      {
        ...pressed('action', 1),
        type: 'attack',
        attack: {
          ability: 'none',
          flat: true,
          bonus: '6',
          critical: { threshold: null },
          type: { value: 'melee', classification: 'weapon' },
        },
        damage: {
          includeBase: false,
          parts: [
            {
              number: null,
              denomination: null,
              bonus: '',
              types: ['poison', 'acid'],
              custom: { enabled: true, formula: '3' },
            },
          ],
        },
      },
    ],
    uses: { spent: 0, max: '', recovery: [] },
    type: { value: 'natural', baseItem: '' },
    quantity: 1,
    equipped: true,
    proficient: 1,
    range: { reach: 5, value: 20, long: 60, units: 'ft' },
    properties: ['thr'],
    identifier: 'spit',
  });
});

test('an attack with a spell is no weapon, and a trait does nothing by itself', () => {
  expect(itemOf('Bolt')).toEqual({
    kind: 'feat',
    activities: [
      {
        ...pressed('action', 1),
        type: 'attack',
        attack: {
          ability: 'none',
          flat: false,
          bonus: '',
          critical: { threshold: null },
          type: { value: 'ranged', classification: 'spell' },
        },
        damage: { includeBase: false, parts: [] },
      },
    ],
    uses: { spent: 0, max: '', recovery: [] },
    type: { value: 'monster', subtype: '' },
  });
  expect(itemOf('Scent')).toEqual({
    kind: 'feat',
    activities: [],
    uses: { spent: 0, max: '', recovery: [] },
    type: { value: 'monster', subtype: '' },
  });
  expect(itemOf('Spellcasting')).toEqual({
    kind: 'feat',
    activities: [],
    type: { value: 'monster', subtype: '' },
  });
});

test('what forces a save names its shape, its damage and when it comes back', () => {
  expect(itemOf('Gust')).toEqual({
    kind: 'feat',
    activities: [
      {
        ...pressed('action', 1, [ONE_USE]),
        type: 'save',
        name: 'Gust',
        save: { ability: ['con', 'str'], dc: { calculation: '', formula: '15' } },
        damage: {
          onSave: 'half',
          parts: [
            {
              number: 4,
              denomination: 8,
              bonus: '',
              types: ['cold'],
              custom: { enabled: false, formula: '' },
            },
          ],
        },
        target: {
          template: { type: 'line', size: '60', width: '5', height: '', units: 'ft' },
          override: true,
        },
      },
    ],
    uses: {
      spent: 0,
      max: '1',
      recovery: [{ period: 'recharge', type: 'recoverAll', formula: '5' }],
    },
    type: { value: 'monster', subtype: '' },
  });
  expect(itemOf('Stomp')).toEqual({
    kind: 'feat',
    activities: [
      {
        ...pressed('legendary', 2),
        type: 'save',
        name: 'Gust',
        save: { ability: ['con', 'str'], dc: { calculation: '', formula: '15' } },
        damage: {
          onSave: 'none',
          parts: [
            {
              number: 4,
              denomination: 8,
              bonus: '',
              types: ['cold'],
              custom: { enabled: false, formula: '' },
            },
          ],
        },
      },
    ],
    uses: { spent: 0, max: '', recovery: [] },
    type: { value: 'monster', subtype: '' },
  });
});

test('what heals says how much, and how often', () => {
  expect(itemOf('Mend')).toEqual({
    kind: 'feat',
    activities: [
      {
        ...pressed('bonus', 1, [ONE_USE]),
        type: 'heal',
        healing: {
          number: 2,
          denomination: 4,
          bonus: '2',
          types: ['healing'],
          custom: { enabled: false, formula: '' },
        },
      },
    ],
    uses: { spent: 0, max: '2', recovery: [{ period: 'day', type: 'recoverAll' }] },
    type: { value: 'monster', subtype: '' },
  });
  expect(itemOf('Shield')).toEqual({
    kind: 'feat',
    activities: [
      {
        ...pressed('reaction', 1, [ONE_USE]),
        type: 'heal',
        healing: {
          number: null,
          denomination: null,
          bonus: '',
          types: ['temphp'],
          custom: { enabled: true, formula: '7' },
        },
      },
    ],
    uses: { spent: 0, max: '1', recovery: [{ period: 'sr', type: 'recoverAll' }] },
    type: { value: 'monster', subtype: '' },
  });
});

test('what only happens can be pressed in its place', () => {
  expect(itemOf('Mist')).toEqual({
    kind: 'feat',
    activities: [{ ...pressed('lair', 1), type: 'utility' }],
    uses: { spent: 0, max: '', recovery: [] },
    type: { value: 'monster', subtype: '' },
  });
  expect(itemOf('Rise')).toEqual({
    kind: 'feat',
    activities: [{ ...pressed('mythic', 1, [ONE_USE]), type: 'utility' }],
    uses: { spent: 0, max: '1', recovery: [{ period: 'lr', type: 'recoverAll' }] },
    type: { value: 'monster', subtype: '' },
  });
});

test('words are paragraphs, and nothing in them is markup', () => {
  expect(systemOf('Scent').description).toEqual({
    value: '<p>A <strong>keen</strong> nose &amp; &lt;eyes&gt;.</p><p>It finds you.</p>',
    chat: '',
  });
  expect(systemOf('Spellcasting').description).toEqual({
    value: '<p>1st level (4 slots): entangle</p>',
    chat: '',
  });
});

test('they stand in the order of the statblock, its spells last', () => {
  expect(ITEMS.map(({ name }) => name).join(' ')).toBe(
    'Scent Claw Spit Bolt Gust Mend Shield Stomp Mist Rise Spellcasting',
  );
  expect(ITEMS.map(({ sort }) => sort)).toEqual(ITEMS.map((_, at) => (at + 1) * 100_000));
});
