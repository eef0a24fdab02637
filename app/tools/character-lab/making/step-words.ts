import type { MakingStep } from '~/characters/sheet/sheet';
import type { Edition } from '~/rules/edition';

/**
 * The steps in the order of an edition's own book (SRD 5.1 and 5.2.1, "Creating a Character"): race first in 2014, class
 * first in 2024. They can be taken in any order.
 */
const ORDER: Readonly<Record<Edition, readonly MakingStep[]>> = {
  '2014': ['race', 'class', 'abilities', 'background', 'equipment', 'spells', 'about'],
  '2024': ['class', 'background', 'race', 'abilities', 'equipment', 'spells', 'about'],
};

/** The steps of an edition, in order. */
export function stepsOf(edition: Edition): readonly MakingStep[] {
  return ORDER[edition];
}

/** The tab label of a step. */
export function stepName(step: MakingStep, edition: Edition): string {
  switch (step) {
    case 'race':
      return edition === '2014' ? 'Race' : 'Species';
    case 'class':
      return 'Class';
    case 'background':
      return 'Background';
    case 'abilities':
      return 'Abilities';
    case 'spells':
      return 'Spells';
    case 'equipment':
      return 'Equipment';
    case 'about':
      return 'About';
  }
}

/** The sentence above a step that says what is chosen there. */
export function stepLead(step: MakingStep, edition: Edition): string {
  switch (step) {
    case 'race':
      return edition === '2014'
        ? 'Where your character comes from: abilities, speed, senses and other traits.'
        : 'Where your character comes from: speed, senses and other traits.';
    case 'class':
      return 'What your character does, level by level.';
    case 'background':
      return edition === '2014'
        ? 'What your character did before: two skills, tools or languages, and a place in the world.'
        : 'What your character did before: ability scores, a feat, two skills and a tool.';
    case 'abilities':
      return 'The six scores behind every other number.';
    case 'spells':
      return 'What your character casts.';
    case 'equipment':
      return 'What your character carries, wears and spends.';
    case 'about':
      return 'Name, looks, backstory and notes.';
  }
}
