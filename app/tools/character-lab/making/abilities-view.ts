import { classOf } from '~/characters/book/find';
import { POINTS, pointsLeft, rolledTotal, STANDARD_ARRAY } from '~/characters/make/scores';
import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import type { Making } from './making';
import type { AbilitiesView } from './making-facts';

/** What each ability is for. */
const USES: Readonly<Record<Ability, string>> = {
  str: 'Hitting with heavy weapons, lifting, climbing and jumping',
  dex: 'Armor Class, bows and light weapons, sneaking, acting first',
  con: 'Hit points, and holding on to a spell',
  int: 'Knowledge, finding clues; a wizard’s spells',
  wis: 'Noticing and reading people; spells of clerics, druids and rangers',
  cha: 'Convincing and deceiving; spells of bards, paladins, sorcerers and warlocks',
};

/** The six scores, and the values to assign to them. */
export function abilitiesView({ book, character, sheet }: Making): AbilitiesView {
  const { method, base, rolls, seed } = character.abilities;
  const first = classOf(book, sheet.classes[0]?.slug ?? '');
  return {
    step: 'abilities',
    method,
    rows: ABILITIES.map((ability) => ({
      ability,
      name: ABILITY_NAMES[ability],
      use: USES[ability],
      isMain: first?.primary.includes(ability) ?? false,
      base: base[ability],
      score: sheet.abilities[ability].score,
      modifier: sheet.abilities[ability].modifier,
    })),
    pointsLeft: method === 'points' ? (pointsLeft(base) ?? POINTS) : null,
    values: method === 'array' ? STANDARD_ARRAY : method === 'rolled' ? rolls.map(rolledTotal) : [],
    rolls: method === 'rolled' ? rolls : [],
    seed: method === 'rolled' ? seed : '',
  };
}
