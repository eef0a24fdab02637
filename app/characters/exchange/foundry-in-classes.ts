import { ABILITIES, type Ability } from '~/rules/ability';
import type { FileFacts } from './file-facts';
import { at, listAt, numberAt, textAt, textsAt, wholeAt } from './outside';

/** The items of one type. */
export function ofType(items: readonly unknown[], type: string): unknown[] {
  return items.filter((one) => textAt(one, 'type') === type);
}

/** The classes of a Foundry actor, the starting class first, with the hit die rolls. */
export function foundryClasses(actor: unknown, items: readonly unknown[]): FileFacts['classes'] {
  const first = textAt(actor, 'system', 'details', 'originalClass');
  const isFirst = (one: unknown) => (first !== '' && textAt(one, '_id') === first ? 1 : 0);
  const subclasses = ofType(items, 'subclass');
  return ofType(items, 'class')
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .map((one) => {
      const identifier = textAt(one, 'system', 'identifier');
      const subclass =
        subclasses.find((sub) => textAt(sub, 'system', 'classIdentifier') === identifier) ??
        (ofType(items, 'class').length === 1 ? subclasses[0] : undefined);
      return {
        name: textAt(one, 'name') || identifier,
        level: wholeAt([0, 20], 1, one, 'system', 'levels'),
        subclass: textAt(subclass, 'name'),
        subclassFeatures: [],
        hitDie: hitDieOf(one),
        rolls: rollsOf(one),
      };
    })
    .filter(({ name, level }) => name !== '' && level > 0);
}

/** Spent hit dice by class: in "hd" from version 4.x on, a number in "hitDiceUsed" before. */
export function foundryHitDice(items: readonly unknown[]): FileFacts['hitDiceSpent'] {
  return ofType(items, 'class').map((one) => ({
    class: textAt(one, 'name'),
    spent: wholeAt(
      [0, 20],
      wholeAt([0, 20], 0, one, 'system', 'hitDiceUsed'),
      one,
      'system',
      'hd',
      'spent',
    ),
  }));
}

/** Reads a hit die such as "d8" from either of its fields. */
function hitDieOf(item: unknown): number | null {
  const named = textAt(item, 'system', 'hd', 'denomination') || textAt(item, 'system', 'hitDice');
  const sides = /^d(\d{1,2})$/.exec(named)?.[1];
  return sides === undefined ? null : Math.min(20, Math.max(1, Number(sides)));
}

function rollsOf(item: unknown): (number | null)[] {
  const points = advancements(item, 'HitPoints')[0];
  return Array.from({ length: 20 }, (_, at) => numberAt(points, 'value', String(at + 1)));
}

/** The advancements of an item of one type: a list in 4.x, an object by id in 5.x. */
export function advancements(item: unknown, type: string): unknown[] {
  return listAt(item, 'system', 'advancement').filter((one) => textAt(one, 'type') === type);
}

/** The increases of each ability score from races, backgrounds and levels, as far as the file has them. */
export function addedScores(items: readonly unknown[]): Record<Ability, number> {
  const added = Object.fromEntries(ABILITIES.map((one) => [one, 0])) as Record<Ability, number>;
  for (const item of items) {
    for (const one of advancements(item, 'AbilityScoreImprovement')) {
      for (const ability of ABILITIES) {
        added[ability] += wholeAt([0, 10], 0, one, 'value', 'assignments', ability);
      }
    }
  }
  return added;
}

/** The trait keys that an item granted or that were chosen: "skills:his", "languages:standard:dwarvish". */
export function chosenTraits(item: unknown): string[] {
  return advancements(item, 'Trait').flatMap((one) => [
    ...textsAt(one, 'value', 'chosen'),
    ...textsAt(one, 'configuration', 'grants').filter(
      (key) => !textsAt(one, 'value', 'chosen').includes(key),
    ),
  ]);
}

/** Returns whether an actor uses the 2024 rules: by its class, otherwise by the majority of its items. */
export function isOf2024(items: readonly unknown[]): boolean {
  const classes = ofType(items, 'class').map((one) => at(one, 'system', 'source', 'rules'));
  if (classes.some((rules) => rules === '2024' || rules === '2014'))
    return classes.includes('2024');
  const all = items.map((one) => at(one, 'system', 'source', 'rules'));
  return all.filter((rules) => rules === '2024').length > all.length / 2;
}
