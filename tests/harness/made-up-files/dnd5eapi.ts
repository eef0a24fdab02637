import {
  attackText,
  CASTING,
  type MadeAttack,
  type MadeCreature,
  saveText,
} from '../made-up-creatures';
import { entries, hitPoints, savesOf, scores, spellLine } from './parts';

export function api(of: MadeCreature) {
  const { traits } = entries(of);
  const attack = (one: MadeAttack) => ({
    name: one.name,
    desc: attackText(one, of.edition),
    attack_bonus: one.toHit,
    damage: [
      {
        damage_type: { name: one.type },
        damage_dice: `${one.dice.count}d${one.dice.sides}+${one.dice.bonus}`,
      },
    ],
  });
  return {
    index: of.name,
    name: of.name,
    size: of.size,
    type: of.type,
    alignment: of.alignment,
    url: `/api/${of.edition}/monsters/x`,
    armor_class: [{ type: 'natural', value: of.ac }],
    hit_points: of.hp.average,
    hit_dice: `${of.hp.count}d${of.hp.sides}`,
    hit_points_roll: hitPoints(of),
    speed: { walk: `${of.walk} ft.`, ...(of.fly > 0 ? { fly: `${of.fly} ft.` } : {}) },
    ...scores(of),
    proficiencies: [
      ...savesOf(of).map(([one, value]) => ({
        value,
        proficiency: { index: `saving-throw-${one}`, name: '' },
      })),
      { value: of.perception, proficiency: { index: 'skill-perception', name: '' } },
    ],
    damage_vulnerabilities: [],
    damage_resistances: [of.resist.words],
    damage_immunities: [of.immune.words],
    condition_immunities: of.conditions.map((one) => ({ index: one, name: one })),
    senses: {
      ...(of.darkvision > 0 ? { darkvision: `${of.darkvision} ft.` } : {}),
      passive_perception: 10 + of.perception,
    },
    languages: 'Common',
    challenge_rating: of.cr,
    proficiency_bonus: of.proficiency,
    xp: 100,
    special_abilities: [
      ...traits.map(([name, desc]) => ({ name, desc })),
      { name: 'Innate Spellcasting', desc: `${CASTING}\n${spellLine(of)}` },
    ],
    actions: [
      ...of.attacks.map(attack),
      {
        name: of.breath.name,
        desc: saveText(of.breath, of.edition),
        usage: { type: 'recharge on roll', dice: '1d6', min_value: 5 },
      },
    ],
    legendary_actions: [attack(of.legendary)],
  };
}
