import { describe, expect, it } from 'vitest';
import {
  FIGHT_CLUB,
  FOUNDRY_3,
  MONSTER_MAKER,
  OPEN5E_1,
  OPEN5E_2,
  TETRA_CUBE,
} from '../../../tests/harness/foreign-aboleth';
import { readHomebrew } from './read-homebrew';
import type { HomebrewPiece } from './reading';

function only(input: string | object): HomebrewPiece {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const [piece, ...more] = readHomebrew(text).records;
  if (piece === undefined || more.length > 0) throw new Error('not one creature');
  expect(piece.missing).toBeNull();
  return piece;
}

const FORMATS = [
  ['tetra-cube', TETRA_CUBE],
  ['monster-maker', MONSTER_MAKER],
  ['fight-club', FIGHT_CLUB],
  ['open5e-1', OPEN5E_1],
  ['open5e-2', OPEN5E_2],
  ['foundry', FOUNDRY_3],
] as const;

describe.each(FORMATS)('an aboleth from %s', (format, file) => {
  const piece = only(file);

  it('is recognized, and has every fact', () => {
    expect(readHomebrew(typeof file === 'string' ? file : JSON.stringify(file)).format).toBe(
      format,
    );
    expect(piece.record).toMatchObject({
      name: 'Aboleth',
      edition: '2014',
      size: 'Large',
      type: 'aberration',
      cr: 10,
      xp: 5900,
      alignment: 'lawful evil',
      ac: { value: 17, kind: 'natural armor' },
      proficiencyBonus: 4,
      hp: { average: 135, dice: { count: 18, sides: 10 }, constant: 36 },
      abilities: { str: 21, dex: 9, con: 15, int: 18, wis: 15, cha: 18 },
      saves: { con: 6, int: 8, wis: 6 },
      skills: { history: 12, perception: 10 },
      senses: { darkvision: 120, passivePerception: 20 },
      languages: { list: ['Deep Speech'], telepathyFeet: 120 },
      defences: { resist: [{ types: ['cold'] }], immune: [{ types: ['poison'] }], vulnerable: [] },
      conditionImmune: ['poisoned'],
    });
    // A made-up way of moving in one of the formats is not imported.
    expect(piece.record?.speeds).toEqual({ walk: 10, swim: 40, hover: false });
  });

  it('has its entries in their sections, with what their words mean', () => {
    const { traits = [], actions = [], legendary } = piece.record ?? {};
    expect(traits.map(({ name }) => name)).toEqual(['Amphibious']);
    expect(traits[0]?.text).toMatch(/^The aboleth can breathe air (?:and|&) water\.$/);
    expect(actions.filter(({ tag }) => tag !== 'multiattack').map(({ name }) => name)).toEqual([
      'Tentacle',
      'Slime',
    ]);
    const tentacle = actions.find(({ name }) => name === 'Tentacle');
    expect(tentacle?.effects[0]).toMatchObject({
      kind: 'attack',
      attack: 'melee-weapon',
      toHit: 9,
      reachFeet: 10,
      hit: [{ kind: 'damage', damage: [{ dice: { count: 2, sides: 6 }, bonus: 5, average: 12 }] }],
    });
    const slime = actions.find(({ name }) => name === 'Slime');
    expect(slime).toMatchObject({
      recharge: { min: 5 },
      effects: [{ kind: 'save', dc: 14, ability: 'con' }],
    });
    expect(legendary?.actions.map(({ name, cost }) => `${name} ${cost}`)).toEqual([
      'Detect 1',
      'Psychic Drain 2',
    ]);
    expect(legendary?.actionsPerRound).toBe(3);
  });

  it('says what it kept', () => {
    expect(piece.kept).toEqual(
      expect.arrayContaining(['Armor Class', 'Trait: Amphibious', 'Action: Tentacle']),
    );
    expect(piece.source).toContain('Tentacle');
  });
});

describe('traps of other programs', () => {
  it('a lair of Tetra-cube is kept, and what is switched off is told', () => {
    const on = only(TETRA_CUBE);
    expect(on.record?.lairActions.map(({ name }) => name)).toEqual(['Pull']);
    expect(on.record?.notes).toBe('In its lair the aboleth acts at 20.');
    const off = only({ ...TETRA_CUBE, isLair: false });
    expect(off.record?.lairActions).toEqual([]);
    expect(off.dropped).toContainEqual(expect.objectContaining({ field: 'Pull' }));
  });

  it('the land around a lair of Tetra-cube is kept, and what is switched off is told', () => {
    const regionals = [{ name: 'Slime', desc: 'Pools grow slimy.' }];
    const on = only({ ...TETRA_CUBE, isRegional: true, regionals });
    expect(on.record?.regionalEffects).toMatchObject([
      { name: 'Slime', text: 'Pools grow slimy.' },
    ]);
    expect(on.record?.notes).toContain('Fouled water.');
    const off = only({ ...TETRA_CUBE, regionals });
    expect(off.record?.regionalEffects).toBeUndefined();
    expect(off.dropped).toContainEqual(expect.objectContaining({ field: 'Slime' }));
  });

  it('the land around a lair of 5e Monster Maker is kept', () => {
    const regionalEffects = [{ id: 'r', name: 'Slime', description: 'Pools grow slimy.' }];
    const { record } = only({ ...MONSTER_MAKER, regionalEffects });
    expect(record?.regionalEffects).toMatchObject([{ name: 'Slime', text: 'Pools grow slimy.' }]);
  });

  it('armor of Tetra-cube is reckoned as its page does', () => {
    const armor = (part: object) => only({ ...TETRA_CUBE, ...part }).record?.ac;
    expect(armor({ armorName: 'plate', shieldBonus: 2 })).toEqual({
      value: 20,
      kind: 'plate, shield',
    });
    expect(armor({ armorName: 'none' })).toEqual({ value: 9, kind: null });
    expect(armor({ armorName: 'other', otherArmorDesc: '15 (bone plates)' })).toEqual({
      value: 15,
      kind: 'bone plates',
    });
    expect(
      only({ ...TETRA_CUBE, armorName: 'mage armor', dexPoints: '14' }).record?.forms,
    ).toMatchObject([{ name: 'with mage armor', ac: { value: 15 } }]);
  });

  it('the sets of attacks of 5e Monster Maker become a Multiattack', () => {
    const { record } = only(MONSTER_MAKER);
    expect(record?.multiattack).toEqual({
      options: [{ steps: [{ anyOf: ['tentacle'], times: 3 }] }],
    });
    expect(record?.actions[0]?.text).toBe('The aboleth makes three Tentacle attacks.');
  });

  it('signs of XML stand for themselves, and what is no monster is told', () => {
    expect(only(FIGHT_CLUB).record?.notes).toBe('It smells of <brine> & slime.');
    expect(readHomebrew(FIGHT_CLUB).problems[0]?.problem).toContain('1 parts of the compendium');
  });

  it('what a Foundry actor carries is told as dropped', () => {
    expect(only(FOUNDRY_3).dropped).toContainEqual(
      expect.objectContaining({ text: 'Slimy Pearl' }),
    );
  });

  it('the initiative of Improved Initiative stands on top of Dexterity', () => {
    const block = {
      Name: 'Cat',
      Type: 'Tiny beast, unaligned',
      HP: { Value: 2, Notes: '(1d4)' },
      AC: { Value: 12 },
      Abilities: { Str: 3, Dex: 15, Con: 10, Int: 3, Wis: 12, Cha: 7 },
      Challenge: '0',
    };
    expect(only({ ...block, InitiativeModifier: 0 }).record?.initiative).toBeUndefined();
    expect(only({ ...block, InitiativeModifier: 3 }).record?.initiative).toEqual({
      bonus: 5,
      score: 15,
    });
    const library = {
      Creatures: ['a', 'b'],
      'Creatures.a': block,
      'ImprovedInitiative.Creatures.b': JSON.stringify({ ...block, Name: 'Rat' }),
      'PersistentCharacters.c': { Name: 'Mira' },
    };
    expect(readHomebrew(JSON.stringify(library)).records.map(({ name }) => name)).toEqual([
      'Cat',
      'Rat',
    ]);
  });

  it('a table of others has columns in any order, by any of their names', () => {
    const { format, records } = readHomebrew(
      'CR;Monster;AC;HP;Size;Type;STR;DEX;CON;INT;WIS;CHA;Colour\n1/4;Goblin;15 (leather armor, shield);7 (2d6);Small;Humanoid;8;14;10;10;8;8;green\n;;;;;;;;;;;;\n',
    );
    expect(format).toBe('csv');
    expect(records).toHaveLength(1);
    expect(records[0]?.record).toMatchObject({
      name: 'Goblin',
      cr: 0.25,
      ac: { value: 15 },
      hp: { average: 7 },
    });
    expect(records[0]?.dropped).toMatchObject([{ field: 'Colour', text: 'green' }]);
  });

  it('an actor of the fifth version has its spells as items and its senses deeper', () => {
    const { system } = FOUNDRY_3;
    const { senses: _, ...attributes } = system.attributes;
    const spell = (name: string, level: number, more: object) => ({
      name,
      type: 'spell',
      system: { level, ...more },
    });
    const { record } = only({
      ...FOUNDRY_3,
      system: {
        ...system,
        source: { rules: '2024', book: 'SRD 5.2' },
        attributes: { ...attributes, spellcasting: 'int', senses: { ranges: { darkvision: 60 } } },
      },
      items: [
        spell('Light', 0, {}),
        spell('Fireball', 3, { uses: { max: '1' } }),
        spell('Detect Magic', 1, { method: 'innate' }),
      ],
    });
    expect(record).toMatchObject({
      edition: '2024',
      source: 'SRD 5.2',
      senses: { darkvision: 60 },
    });
    expect(record?.spellcasting[0]).toMatchObject({
      ability: 'int',
      dc: 16,
      toHit: 8,
      atWill: [{ id: 'detect-magic' }],
      perDay: [{ times: 1, spells: [{ id: 'fireball' }] }],
      known: [{ level: 0, spells: [{ id: 'light' }] }],
    });
  });
});
