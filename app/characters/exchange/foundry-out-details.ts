import { foundryHtml } from '~/compendium/exports/foundry-html';
import { NOTES_HEADING } from './foundry-flag';
import type { ToldCharacter } from './told-sheet';

/** Alignment, experience, appearance, personality and story as dnd5e details. */
export function detailsOf({ character }: ToldCharacter) {
  const { looks, personality } = character;
  const { age, height, weight, eyes, skin, hair } = looks;
  return {
    biography: { value: storyOf(character), public: '' },
    alignment: character.alignment,
    xp: { value: character.xp },
    appearance: looks.words,
    trait: personality.traits,
    ideal: personality.ideals,
    bond: personality.bonds,
    flaw: personality.flaws,
    age,
    height,
    weight,
    eyes,
    skin,
    hair,
    gender: '',
    faith: '',
  };
}

/** The system has one field for both, so the notes follow under their own heading. */
function storyOf({ backstory, notes }: ToldCharacter['character']): string {
  const under = notes === '' ? '' : `${NOTES_HEADING}${foundryHtml(notes)}`;
  return `${foundryHtml(backstory)}${under}`;
}
