import { MONSTER_FACTS, SPELL_FACTS } from './unknown-facts';

type Lesser = { unknown?: readonly string[] | undefined };

const FIELDS: Readonly<Record<string, readonly string[]>> = { ...MONSTER_FACTS, ...SPELL_FACTS };

/** Fields that follow from others or only describe the record's format. */
const NO_FACTS = ['format', 'unknown', 'xp', 'proficiencyBonus'];

/** Returns whether a record lacks a fact that the other one of the same name has. */
export function saysLess(lesser: Lesser, fuller: Lesser): boolean {
  return (lesser.unknown ?? []).some((fact) => !(fuller.unknown ?? []).includes(fact));
}

/**
 * The paths ("hp.average") where a record with fewer facts contradicts a fuller one. Unknown or missing fields never
 * contradict.
 */
export function saidOtherwise(lesser: Lesser & object, fuller: object): string[] {
  const unknown = (lesser.unknown ?? []).flatMap((fact) => FIELDS[fact] ?? []);
  return differing(lesser, fuller, '', new Set([...NO_FACTS, ...unknown]));
}

function differing(
  lesser: unknown,
  fuller: unknown,
  path: string,
  left: ReadonlySet<string>,
): string[] {
  if (left.has(path) || isNothing(lesser)) return [];
  if (typeof lesser !== 'object' || lesser === null || Array.isArray(lesser)) {
    return JSON.stringify(lesser) === JSON.stringify(fuller) ? [] : [path];
  }
  return Object.entries(lesser).flatMap(([key, value]) => {
    const within = typeof fuller === 'object' && fuller !== null ? Reflect.get(fuller, key) : null;
    return differing(value, within, path === '' ? key : `${path}.${key}`, left);
  });
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
