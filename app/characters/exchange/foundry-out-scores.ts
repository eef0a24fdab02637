import { foundryId } from '~/compendium/exports/foundry-id';
import { ABILITIES, type Ability } from '~/rules/ability';
import type { Sheet } from '../sheet/sheet';

type Assigned = Partial<Record<Ability, number>>;

/**
 * Ability score increases as advancements of the item that gave them: those of a class by "Cleric 4" or "Champion 7",
 * those of the background by its name, and all others on the race. Without them, an importer would take the scores as
 * base scores.
 */
export function scoreAdvancements(sheet: Sheet, id: string, isOf: (giver: string) => boolean) {
  const byGiver = new Map<string, Assigned>();
  for (const ability of ABILITIES) {
    for (const { label, plus } of sheet.abilities[ability].score.parts.slice(1)) {
      if (plus <= 0 || !isOf(label)) continue;
      const assigned = byGiver.get(label) ?? {};
      assigned[ability] = (assigned[ability] ?? 0) + plus;
      byGiver.set(label, assigned);
    }
  }
  return [...byGiver].map(([giver, assignments]) => ({
    _id: foundryId(`${id} scores ${giver}`),
    type: 'AbilityScoreImprovement',
    level: Number(/ (\d{1,2})$/.exec(giver)?.[1] ?? 0),
    configuration: { points: 0, fixed: {}, cap: 2, locked: [] },
    value: { type: 'asi', assignments },
    title: '',
  }));
}

/** Returns whether a label of the sheet ("Cleric 4") refers to this class or its subclass. */
export function isOfClass(
  { name, subclassName }: Sheet['classes'][number],
  giver: string,
): boolean {
  const bare = giver.replace(/ \d{1,2}$/, '');
  return bare !== giver && (bare === name || bare === subclassName);
}
