import type { Character } from '../record/character';
import type { PrintedEquipment } from './print-equipment';
import type { Printed, PrintedFeature } from './printed';

/** The binder page: what did not fit on the table page, and the character's description. */
export type PrintedBinder = {
  readonly features: readonly PrintedFeature[];
  readonly equipment: PrintedEquipment | null;
  readonly about: readonly Printed[];
};

/** Lays out the binder page; null when there is nothing for it. */
export function printedBinder(
  character: Character,
  features: readonly PrintedFeature[],
  equipment: PrintedEquipment | null,
): PrintedBinder | null {
  const about = aboutOf(character);
  const isEmpty = features.length === 0 && equipment === null && about.length === 0;
  return isEmpty ? null : { features, equipment, about };
}

function aboutOf({ looks, personality, backstory, notes }: Character): Printed[] {
  const parts = (['age', 'height', 'weight', 'eyes', 'skin', 'hair'] as const)
    .filter((part) => looks[part] !== '')
    .map((part) => `${part} ${looks[part]}`)
    .join(', ');
  const all: Printed[] = [
    { label: 'Looks', text: [parts, looks.words].filter((one) => one !== '').join('\n') },
    { label: 'Traits', text: personality.traits },
    { label: 'Ideals', text: personality.ideals },
    { label: 'Bonds', text: personality.bonds },
    { label: 'Flaws', text: personality.flaws },
    { label: 'Backstory', text: backstory },
    { label: 'Notes', text: notes },
  ];
  return all.filter(({ text }) => text !== '');
}
