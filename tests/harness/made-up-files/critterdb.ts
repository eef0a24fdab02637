import { CASTING, type MadeCreature } from '../made-up-creatures';
import { entries, long, savesOf, scores, senses, speed, spellLine } from './parts';

export function critter(of: MadeCreature) {
  const { traits, actions, legendary } = entries(of);
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, text]) => ({
      name,
      description: text
        .replace(/^(\w+ Weapon Attack:|\w+ Attack Roll:)/, '<i>$1</i>')
        .replace('Hit:', '<i>Hit:</i>'),
    }));
  return {
    _id: of.name,
    name: of.name,
    flavor: { description: 'Nobody saw it.', faction: '' },
    stats: {
      size: of.size,
      race: of.type,
      alignment: of.alignment,
      armorType: '',
      armorClass: of.ac,
      numHitDie: of.hp.count,
      hitDieSize: of.hp.sides,
      speed: speed(of),
      abilityScores: scores(of),
      proficiencyBonus: of.proficiency,
      savingThrows: savesOf(of).map(([one]) => ({ ability: long(one), proficient: true })),
      skills: [{ name: 'Perception', proficient: true }],
      damageVulnerabilities: [],
      damageResistances: [of.resist.words],
      damageImmunities: [of.immune.words],
      conditionImmunities: of.conditions,
      senses: [senses(of)],
      languages: ['Common'],
      challengeRating: of.cr,
      additionalAbilities: [
        ...list(traits),
        { name: 'Innate Spellcasting', description: `${CASTING}\n${spellLine(of)}` },
      ],
      actions: list(actions),
      reactions: [],
      legendaryActions: list(legendary),
      legendaryActionsPerRound: 3,
    },
  };
}
