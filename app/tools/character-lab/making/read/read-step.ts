import type { Character } from '~/characters/record/character';
import type { MakingStep, Sheet } from '~/characters/sheet/sheet';
import { withAbilities } from './ability-fields';
import { withAbout } from './about-fields';
import { withBackground } from './background-fields';
import { withClasses } from './class-fields';
import { withItems } from './item-fields';
import { withOverrides } from './overrides';
import { withPicks } from './picks';
import { withRace } from './race-fields';
import { withSpells } from './spell-fields';

/** Merges a step's form into the character; other fields stay unchanged. */
export function withStep(
  character: Character,
  step: MakingStep,
  form: FormData,
  sheet: Sheet,
): Character {
  const asked = withPicks(character, form);
  const set = withOverrides(asked, form);
  switch (step) {
    case 'race':
      return withRace(set, form);
    case 'class':
      return withClasses(set, form);
    case 'background':
      return withBackground(set, form);
    case 'abilities':
      return withAbilities(set, form);
    case 'spells':
      return withSpells(set, form, sheet);
    case 'equipment':
      return withItems(set, form);
    case 'about':
      return withAbout(set, form);
  }
}
