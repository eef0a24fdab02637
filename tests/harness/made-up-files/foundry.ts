import { ABILITIES } from '~/rules/ability';
import { type MadeAttack, type MadeCreature, type MadeSave, saveText } from '../made-up-creatures';
import { CASES, hitPoints } from './parts';

const FOUNDRY_SIZES = { Small: 'sm', Medium: 'med', Large: 'lg', Huge: 'huge' } as const;

export function foundry(of: MadeCreature, version: 3 | 5) {
  const item = (name: string, type: string, system: object) => ({
    name,
    type,
    system: { description: { value: '' }, ...system },
  });
  const weapon = (one: MadeAttack, activation: string) =>
    version === 5
      ? item(one.name, 'weapon', {
          proficient: 1,
          properties: [],
          type: { value: 'natural' },
          range: one.ranged
            ? { value: one.reach, long: one.reach * 2, units: 'ft' }
            : { reach: one.reach, units: 'ft' },
          damage: {
            base: {
              number: one.dice.count,
              denomination: one.dice.sides,
              bonus: '',
              types: [one.type],
            },
          },
          activities: {
            x: {
              _id: 'x',
              type: 'attack',
              activation: { type: activation, value: 1 },
              attack: {
                ability: '',
                bonus: '',
                flat: false,
                type: { value: one.ranged ? 'ranged' : 'melee', classification: 'weapon' },
              },
              damage: { includeBase: true, parts: [] },
            },
          },
        })
      : item(one.name, 'weapon', {
          proficient: true,
          ability: '',
          actionType: one.ranged ? 'rwak' : 'mwak',
          activation: { type: activation, cost: 1 },
          range: one.ranged
            ? { value: one.reach, long: one.reach * 2, units: 'ft' }
            : { value: one.reach, units: 'ft' },
          damage: {
            parts: [[`${one.dice.count}d${one.dice.sides} + @mod`, one.type]],
            versatile: '',
          },
          save: { ability: '', dc: null },
        });
  const save = (one: MadeSave, activation: string) => {
    const description = { value: `<p>${saveText(one, of.edition)}</p>` };
    return version === 5
      ? item(one.name, 'feat', {
          // The numbers are only in the fields.
          uses:
            one.recharge === null
              ? {}
              : { max: '1', recovery: [{ period: 'recharge', formula: String(one.recharge) }] },
          activities: {
            y: {
              _id: 'y',
              type: 'save',
              activation: { type: activation, value: 1 },
              save: { ability: [one.ability], dc: { calculation: '', formula: String(one.dc) } },
              damage: {
                onSave: 'half',
                parts: [
                  {
                    number: one.dice.count,
                    denomination: one.dice.sides,
                    bonus: '',
                    types: [one.type],
                  },
                ],
              },
              target: { template: { type: 'cone', size: '15' }, affects: { type: 'creature' } },
            },
          },
        })
      : item(one.name, 'feat', {
          description,
          actionType: 'save',
          activation: { type: activation, cost: 1 },
          save: { ability: one.ability, dc: one.dc, scaling: 'flat' },
          damage: { parts: [[`${one.dice.count}d${one.dice.sides}`, one.type]] },
          recharge: { value: one.recharge },
        });
  };
  const trait = (words: string) => ({ value: [], custom: words });
  return {
    name: of.name,
    type: 'npc',
    system: {
      abilities: Object.fromEntries(
        ABILITIES.map((one) => [
          one,
          { value: of.abilities[one], proficient: of.saves[one] === undefined ? 0 : 1 },
        ]),
      ),
      attributes: {
        ac: { flat: of.ac, calc: 'flat' },
        hp: { max: of.hp.average, formula: hitPoints(of) },
        movement: { walk: of.walk, fly: of.fly },
        senses:
          version === 5 ? { ranges: { darkvision: of.darkvision } } : { darkvision: of.darkvision },
        spellcasting: 'wis',
      },
      details: {
        type: { value: of.type },
        alignment: of.alignment,
        cr: of.cr,
        biography: { value: '' },
      },
      traits: {
        size: FOUNDRY_SIZES[of.size],
        dr: trait(of.resist.words),
        di: trait(of.immune.words),
        dv: trait(''),
        ci: { value: [...of.conditions] },
        languages: { value: ['common'], custom: '' },
      },
      skills: { prc: { value: 1, ability: 'wis' } },
      resources: { legact: { max: 3 }, legres: { max: 0 } },
      source: { rules: of.edition },
    },
    items: [
      item(CASES.trait, 'feat', { description: { value: `<p>${CASES.words}</p>` } }),
      ...of.attacks.map((one) => weapon(one, 'action')),
      save(of.breath, 'action'),
      weapon(of.legendary, 'legendary'),
      save(of.lair, 'lair'),
      ...of.spells.map((name) => ({
        name,
        type: 'spell',
        system: { level: 0, preparation: { mode: 'atwill' } },
      })),
    ],
    effects: [],
  };
}
