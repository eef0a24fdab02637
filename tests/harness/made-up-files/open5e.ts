import { attackText, CASTING, type MadeCreature, saveText } from '../made-up-creatures';
import { entries, hitPoints, long, savesOf, scores, senses, spellLine } from './parts';

export function openOne(of: MadeCreature) {
  const { traits, actions, legendary } = entries(of);
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, desc]) => ({ name, desc }));
  return {
    slug: of.name,
    name: of.name,
    size: of.size,
    type: of.type,
    alignment: of.alignment,
    armor_class: of.ac,
    armor_desc: null,
    hit_points: of.hp.average,
    hit_dice: hitPoints(of).replace(/ /g, ''),
    speed: { walk: of.walk, ...(of.fly > 0 ? { fly: of.fly } : {}) },
    ...scores(of),
    ...Object.fromEntries(savesOf(of).map(([one, bonus]) => [`${long(one)}_save`, bonus])),
    skills: { perception: of.perception },
    damage_vulnerabilities: '',
    damage_resistances: of.resist.words,
    damage_immunities: of.immune.words,
    condition_immunities: of.conditions.join(', '),
    senses: senses(of),
    languages: 'Common',
    challenge_rating: String(of.cr),
    reactions: '',
    legendary_desc: '',
    special_abilities: [
      ...list(traits),
      { name: 'Innate Spellcasting', desc: `${CASTING}\n\n* ${spellLine(of)}` },
    ],
    actions: list(actions),
    legendary_actions: list(legendary),
  };
}

export function openTwo(of: MadeCreature) {
  const { traits } = entries(of);
  const action = (name: string, desc: string, action_type: string, more: object = {}) => ({
    name,
    desc,
    action_type,
    order_in_statblock: 0,
    legendary_action_cost: null,
    usage_limits: null,
    ...more,
  });
  return {
    key: of.name,
    name: of.name,
    size: { name: of.size },
    type: { name: of.type },
    alignment: of.alignment,
    armor_class: of.ac,
    armor_detail: '',
    hit_points: of.hp.average,
    hit_dice: hitPoints(of).replace(/ /g, ''),
    speed: { walk: of.walk, ...(of.fly > 0 ? { fly: of.fly } : {}), unit: 'feet' },
    ability_scores: scores(of),
    saving_throws: Object.fromEntries(savesOf(of).map(([one, bonus]) => [long(one), bonus])),
    skill_bonuses: { perception: of.perception },
    darkvision_range: of.darkvision || null,
    passive_perception: 10 + of.perception,
    resistances_and_immunities: {
      damage_resistances_display: of.resist.words,
      damage_immunities_display: of.immune.words,
      condition_immunities: of.conditions.map((one) => ({ name: one })),
    },
    languages: { as_string: 'Common' },
    challenge_rating_text: String(of.cr),
    document: {
      name: 'Made up',
      gamesystem: { key: of.edition === '2024' ? '5e-2024' : '5e-2014' },
    },
    traits: [
      ...traits.map(([name, desc]) => ({ name, desc })),
      { name: 'Innate Spellcasting', desc: `${CASTING}\n\n* ${spellLine(of)}` },
    ],
    actions: [
      ...of.attacks.map((one) => action(one.name, attackText(one, of.edition), 'ACTION')),
      action(of.breath.name, saveText(of.breath, of.edition), 'ACTION', {
        usage_limits: { type: 'RECHARGE_ON_ROLL', param: 5 },
      }),
      action(of.legendary.name, attackText(of.legendary, of.edition), 'LEGENDARY_ACTION'),
      action(of.lair.name, saveText(of.lair, of.edition), 'LAIR_ACTION'),
    ],
  };
}
