import { at, listAt, numberAt, textAt } from './outside';

const GIVERS = ['race', 'class', 'background', 'feat'] as const;

/** The names of everything chosen in a D&D Beyond file: options, and the labels of choices. */
export function chosenNames(data: unknown): string[] {
  const labels = new Map<string, string>();
  for (const definition of listAt(data, 'choices', 'choiceDefinitions')) {
    for (const option of listAt(definition, 'options')) {
      const key = `${textAt(definition, 'id')} ${numberAt(option, 'id')}`;
      labels.set(key, textAt(option, 'label'));
    }
  }
  const chosen = GIVERS.flatMap((giver) =>
    listAt(data, 'choices', giver).flatMap((choice) => {
      const value = numberAt(choice, 'optionValue');
      if (value === null) return [];
      const own = listAt(choice, 'options').find((option) => numberAt(option, 'id') === value);
      const key = `${numberAt(choice, 'componentTypeId')}-${numberAt(choice, 'type')} ${value}`;
      return [own === undefined ? (labels.get(key) ?? '') : textAt(own, 'label')];
    }),
  );
  const options = GIVERS.flatMap((giver) =>
    listAt(data, 'options', giver).map((one) => textAt(one, 'definition', 'name')),
  );
  const traits = listAt(data, 'race', 'racialTraits').map((one) =>
    textAt(one, 'definition', 'name'),
  );
  return [...new Set([...options, ...chosen, ...traits])].filter((name) => name !== '');
}

/** The names of the feats that were taken. */
export function featNames(data: unknown): string[] {
  return listAt(data, 'feats')
    .map((one) => textAt(one, 'definition', 'name'))
    .filter((name) => name !== '' && !/ability score improvement/i.test(name));
}

/** The numbers of the 2024 books: Player’s Handbook, Dungeon Master’s Guide, Monster Manual, free rules. */
const BOOKS_2024: readonly number[] = [145, 146, 147, 148];

/** Returns whether a file uses the 2024 rules: a class comes from a 2024 book or has its weapon mastery. */
export function isOf2024(data: unknown): boolean {
  return listAt(data, 'classes').some(
    (one) =>
      listAt(one, 'definition', 'sources').some((source) =>
        BOOKS_2024.includes(numberAt(source, 'sourceId') ?? 0),
      ) ||
      listAt(one, 'classFeatures').some(
        (feature) => textAt(feature, 'definition', 'name') === 'Weapon Mastery',
      ) ||
      at(one, 'definition', 'isLegacy') === false,
  );
}
