import { expect, test } from 'vitest';
import { EXPORTED } from '../../../tests/harness/exported-monster';
import { foundryActor } from './foundry-actor';

const ACTOR = foundryActor(EXPORTED, 'bog');
const { system } = ACTOR;

test('a creature with a little of everything has all of it where the system looks', () => {
  expect(system.abilities).toEqual({
    str: { value: 18, proficient: 1, bonuses: { check: '', save: '' } },
    dex: { value: 12, proficient: 0, bonuses: { check: '', save: '' } },
    con: { value: 8, proficient: 0, bonuses: { check: '', save: '' } },
    int: { value: 10, proficient: 0, bonuses: { check: '', save: '' } },
    wis: { value: 14, proficient: 1, bonuses: { check: '', save: '1' } },
    cha: { value: 6, proficient: 0, bonuses: { check: '', save: '' } },
  });
  expect(system.attributes).toEqual({
    ac: { flat: 16, calc: 'natural' },
    hp: { value: 40, max: 40, temp: null, tempmax: null, formula: '9d10 - 9' },
    init: { ability: '', bonus: '4' },
    movement: { walk: 30, burrow: 10, climb: 15, fly: 60, swim: 20, hover: true, units: 'ft' },
    senses: {
      darkvision: 60,
      blindsight: 90,
      tremorsense: 0,
      truesight: 0,
      units: 'ft',
      special: 'smells blood',
    },
    spellcasting: 'wis',
  });
  expect(system.details).toEqual({
    biography: {
      value: '<p>Bogs &lt;whisper&gt; &amp; wait.</p><p>They have time.</p>',
      public: '',
    },
    alignment: 'neutral',
    type: { value: 'plant', subtype: 'bog', custom: '', swarm: 'tiny' },
    environment: 'swamp, forest',
    cr: 6,
    spellLevel: 7,
  });
  expect(system.traits).toEqual({
    size: 'lg',
    dv: { value: ['fire'], bypasses: [], custom: '' },
    dr: {
      value: ['cold', 'acid', 'piercing'],
      bypasses: ['mgc', 'ada'],
      custom: 'damage from spells',
    },
    di: { value: ['poison'], bypasses: [], custom: '' },
    ci: { value: ['poisoned', 'prone'], custom: '' },
    languages: { value: ['common'], custom: 'Bog; understands Giant; telepathy 30 ft.' },
  });
  expect(system.spells).toEqual({
    spell1: { value: 4, override: 4 },
    spell2: { value: 2, override: 2 },
  });
  expect(system.resources).toEqual({
    legact: { value: 3, max: 3 },
    legres: { value: 2, max: 2 },
    lair: { value: true, initiative: 20 },
  });
  expect(system.source).toEqual({
    custom: '',
    book: 'My Table',
    page: '',
    rules: '2014',
    license: 'CC-BY-4.0',
  });
});

test('its skills are trained once or twice, with what is left as a bonus, and all are there', () => {
  const trained = Object.entries(system.skills).filter(([, { value }]) => value > 0);
  expect(Object.fromEntries(trained)).toEqual({
    arc: { value: 1, ability: 'int', bonuses: { check: '1', passive: '' } },
    prc: { value: 1, ability: 'wis', bonuses: { check: '', passive: '' } },
    ste: { value: 2, ability: 'dex', bonuses: { check: '', passive: '' } },
  });
  expect(Object.keys(system.skills).join(' ')).toBe(
    'acr ani arc ath dec his ins itm inv med nat prc prf per rel slt ste sur',
  );
  expect(system.skills.acr).toEqual({
    value: 0,
    ability: 'dex',
    bonuses: { check: '', passive: '' },
  });
});

test('it is a hostile token of its size that sees as far as its best sense', () => {
  const { system: _, items, ...beside } = ACTOR;
  expect(beside).toEqual({
    _id: 'qbFSJeBVI6dPH6AX',
    name: 'Bog Herald',
    type: 'npc',
    prototypeToken: {
      name: 'Bog Herald',
      width: 2,
      height: 2,
      disposition: -1,
      sight: { enabled: false, range: 90 },
    },
    effects: [],
    flags: {},
    _stats: { systemId: 'dnd5e', systemVersion: '4.4.0', coreVersion: '12.331' },
  });
  expect(items).toHaveLength(11);
});
