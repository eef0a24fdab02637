import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CASTING, type MadeCreature, signedWords } from '../made-up-creatures';
import { entries, hitPoints, kind, savesOf, senses, speed, spellLine } from './parts';

export function pasted(of: MadeCreature): string {
  const { traits, actions, legendary, lair } = entries(of);
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, text]) => `${name}. ${text}`);
  const modern = of.edition === '2024';
  const labelled = modern
    ? [`AC ${of.ac}`, `HP ${of.hp.average} (${hitPoints(of)})`]
    : [`Armor Class ${of.ac}`, `Hit Points ${of.hp.average} (${hitPoints(of)})`];
  return [
    of.name,
    kind(of),
    ...labelled,
    `Speed ${speed(of)}`,
    'STR DEX CON INT WIS CHA',
    ABILITIES.map(
      (one) => `${of.abilities[one]} (${signedWords(Math.floor((of.abilities[one] - 10) / 2))})`,
    ).join(' '),
    `Saving Throws ${savesOf(of)
      .map(([one, bonus]) => `${ABILITY_NAMES[one].slice(0, 3)} ${signedWords(bonus)}`)
      .join(', ')}`,
    `Skills Perception ${signedWords(of.perception)}`,
    `Damage Resistances ${of.resist.words}`,
    `Damage Immunities ${of.immune.words}`,
    `Condition Immunities ${of.conditions.join(', ')}`,
    `Senses ${senses(of)}`,
    'Languages Common',
    modern ? `CR ${of.cr}` : `Challenge ${of.cr}`,
    'Traits',
    ...list(traits),
    `Innate Spellcasting. ${CASTING}`,
    spellLine(of),
    'Actions',
    ...list(actions),
    'Legendary Actions',
    'It can take 3 legendary actions, one at a time.',
    ...list(legendary),
    'Lair Actions',
    ...list(lair),
  ].join('\n');
}
