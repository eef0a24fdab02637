import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CASTING, type MadeCreature } from '../made-up-creatures';
import { entries, hitPoints, kind, savesOf, senses, speed, spellLine } from './parts';

export function improved(of: MadeCreature) {
  const { traits, actions, legendary } = entries(of);
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([Name, Content]) => ({ Name, Content, Usage: '' }));
  return {
    Name: of.name,
    Source: '',
    Type: kind(of),
    Player: '',
    Version: '3.9.2',
    Description: '',
    HP: { Value: of.hp.average, Notes: `(${hitPoints(of)})` },
    AC: { Value: of.ac, Notes: '' },
    InitiativeModifier: 0,
    Speed: [speed(of)],
    Abilities: Object.fromEntries(
      ABILITIES.map((one) => [ABILITY_NAMES[one].slice(0, 3), of.abilities[one]]),
    ),
    Saves: savesOf(of).map(([one, Modifier]) => ({
      Name: ABILITY_NAMES[one].slice(0, 3),
      Modifier,
    })),
    Skills: [{ Name: 'Perception', Modifier: of.perception }],
    Senses: [senses(of)],
    Languages: ['Common'],
    Challenge: String(of.cr),
    DamageVulnerabilities: [],
    DamageResistances: [of.resist.words],
    DamageImmunities: [of.immune.words],
    ConditionImmunities: [...of.conditions],
    Traits: [
      ...list(traits),
      { Name: 'Innate Spellcasting', Content: `${CASTING}\n${spellLine(of)}`, Usage: '' },
    ],
    Actions: list(actions),
    Reactions: [],
    LegendaryActions: list(legendary),
  };
}
