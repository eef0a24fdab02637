import type { CharacterClass } from './book';
import type { Choice, Feature } from './feature';
import type { Uses } from './gift';

/** Finds mistakes in a class of a book, as sentences for the author; empty when there are none. */
export function classFaults(one: CharacterClass): readonly string[] {
  const features = [...one.features, ...one.subclasses.flatMap((sub) => sub.features)];
  const keys = features.map(({ key }) => key);
  return [
    ...twice(keys).map((key) => `the key ${key} is there twice`),
    ...features.flatMap(featureFaults),
    ...twice(one.equipment.map(({ key }) => key)).map((key) => `equipment line ${key} is twice`),
    ...one.columns.flatMap(({ name, cells }) =>
      cells.length === 20 ? [] : [`column ${name} has ${cells.length} cells`],
    ),
    ...[one.first, one.joining].flatMap(({ asks }) => choiceFaults(one.slug, asks)),
    ...one.subclasses.flatMap((sub) =>
      sub.features[0]?.level === one.subclassLevel ? [] : [`${sub.slug} begins at another level`],
    ),
  ];
}

function featureFaults(feature: Feature): readonly string[] {
  const { key, words, level, asks = [], uses, ...rest } = feature;
  return [
    ...(words.length > 0 && words.length <= 600 ? [] : [`${key} has ${words.length} letters`]),
    ...(level >= 1 && level <= 20 ? [] : [`${key} is of level ${level}`]),
    ...tables({ ...rest, asks }).flatMap((table) => tableFaults(key, level, table)),
    ...(uses ? usesFaults(key, level, uses) : []),
    ...choiceFaults(key, asks),
  ];
}

/**
 * A supply may start with another feature, and short-rest recovery may start later, but the supply must exist by then.
 */
function usesFaults(key: string, level: number, { shortRest, ...uses }: Uses): readonly string[] {
  return tables(uses).flatMap((table) => tableFaults(key, Math.min(level, firstOf(table)), table));
}

function firstOf(table: object): number {
  return Number(Object.keys(table)[0]);
}

function choiceFaults(key: string, asks: readonly Choice[]): readonly string[] {
  const options = asks.flatMap((one) =>
    one.asks === 'option' && typeof one.from !== 'string' ? one.from : [],
  );
  return [
    ...twice(asks.map((one) => one.key)).map((one) => `${key} asks ${one} twice`),
    ...twice(options.map(({ slug }) => slug)).map((slug) => `${key} offers ${slug} twice`),
    ...options.flatMap(({ slug, words, asks: more = [] }) => [
      ...(words.length > 0 && words.length <= 600 ? [] : [`${slug} has ${words.length} letters`]),
      ...choiceFaults(`${key}>${slug}`, more),
    ]),
  ];
}

/** Finds every table by level inside a feature. */
function tables(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(['byLevel', 'scale', 'sides', 'die'].includes(name) && typeof inner === 'object' && inner
      ? [inner as object]
      : []),
    ...tables(inner),
  ]);
}

/** A table must start no earlier than its feature, and each of its lines must change the value. */
function tableFaults(key: string, level: number, table: object): readonly string[] {
  const lines = Object.entries(table).map(([from, value]) => ({ from: Number(from), value }));
  const first = lines[0]?.from;
  return [
    ...(first === level ? [] : [`${key} is of level ${level}, its table begins at ${first}`]),
    ...lines.flatMap(({ from, value }, at) =>
      from > 20 || value === lines[at - 1]?.value ? [`${key} has a needless line ${from}`] : [],
    ),
  ];
}

function twice(keys: readonly string[]): readonly string[] {
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}
