import type { Sheet as CharacterSheet } from '~/characters/sheet/sheet';
import { ABILITIES, type Ability } from '~/rules/ability';
import type { Sheet } from '../sheet/sheet';
import { actionsOfCharacter } from './character-actions';
import { castingsOfCharacter } from './character-castings';
import { strikesOfCharacter } from './character-strikes';

/** What a character's sheet adds to a fight beyond a party's table: attacks, spells, actions, defences. */
export function givenByCharacter(sheet: CharacterSheet): Partial<Sheet> {
  const { abilities, defences, conditionImmunities, advantages, initiative } = sheet;
  const to = (how: 'resistant' | 'immune'): Sheet['resist'] => {
    const types = [...new Set(defences.flatMap((one) => (one.how === how ? [one.to] : [])))];
    return types.length === 0 ? [] : [{ types: types.slice(0, 13), qualifier: null }];
  };
  const castings = castingsOfCharacter(sheet);
  const actions = actionsOfCharacter(sheet);
  return {
    size: sheet.size === 'small' ? 'Small' : 'Medium',
    dexterity: within(abilities.dex.score.value, 1, 50),
    initiativeMode: initiative.advantage ? 'advantage' : 'roll',
    resist: to('resistant'),
    immune: to('immune'),
    conditionImmune: [...new Set(conditionImmunities.map((one) => one.to))],
    saveAdvantages: [...new Set(advantages.flatMap(({ on }) => savesBetter(on)))].slice(0, 20),
    steadyConcentration: advantages.some(({ on }) => on === 'saves to keep concentration'),
    proficiencyBonus: within(sheet.proficiency.value, 2, 9),
    ...castingOf(sheet),
    strikes: strikesOfCharacter(sheet),
    ...(castings.length > 0 && { castings }),
    ...(actions.length > 0 && { actions }),
  };
}

/** The numbers of the first spellcasting source, as initial values of the spell form. */
function castingOf({ castings, abilities, level }: CharacterSheet): Pick<Sheet, 'casting'> {
  const [first] = castings;
  if (first === undefined) return {};
  return {
    casting: {
      dc: within(first.dc.value, 1, 40),
      toHit: within(first.attack.value, -20, 40),
      modifier: within(abilities[first.ability].modifier, -20, 40),
      level: within(level, 1, 20),
    },
  };
}

/** Converts "saves against being charmed" to a fight's keys; conditional advantages are left to the players. */
function savesBetter(on: string): string[] {
  const against = /^saves against (?:being )?(poison(?:ed)?|charmed|frightened)$/.exec(on)?.[1];
  if (against !== undefined) return [against];
  const named = /^([A-Za-z, ]+) saves$/.exec(on)?.[1] ?? '';
  const words = named.split(/, | and /).map((word) => word.slice(0, 3).toLowerCase());
  const found = words.flatMap((word) => ABILITIES.filter((one): one is Ability => one === word));
  return found.length === words.length ? found : [];
}

/** Truncates to a whole number and limits it to the range. */
export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value) || 0));
}
