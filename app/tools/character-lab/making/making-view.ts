import type { MakingStep } from '~/characters/sheet/sheet';
import { abilitiesView } from './abilities-view';
import { aboutView } from './about-view';
import { backgroundView } from './background-view';
import { classView } from './class-view';
import { equipmentView } from './equipment-view';
import type { Making } from './making';
import type { StepView } from './making-facts';
import { raceView } from './race-view';
import { spellsView } from './spells-view';

/** The data of a step. */
export function stepView(making: Making, step: MakingStep): StepView {
  switch (step) {
    case 'race':
      return raceView(making);
    case 'class':
      return classView(making);
    case 'background':
      return backgroundView(making);
    case 'abilities':
      return abilitiesView(making);
    case 'spells':
      return spellsView(making);
    case 'equipment':
      return equipmentView(making);
    case 'about':
      return aboutView(making);
  }
}
