import { foundryId } from '~/compendium/exports/foundry-id';
import { ABILITIES, type Ability } from '~/rules/ability';
import type { Sheet } from '../sheet/sheet';

type Assigned = Partial<Record<Ability, number>>;

/**
 * What has been added to scores, as advancements of the item that gave it: those of a class by "Cleric 4" or "Champion 7", those of the
 * background by its name, and whatever else gives some by the race. Without them a reader takes the scores for those that were rolled.
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

/** Whether a class, or its subclass, gives what a label of the sheet names: "Cleric 4". */
export function isOfClass(
  { name, subclassName }: Sheet['classes'][number],
  giver: string,
): boolean {
  const bare = giver.replace(/ \d{1,2}$/, '');
  return bare !== giver && (bare === name || bare === subclassName);
}
