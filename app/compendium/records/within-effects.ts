import type { Atom } from './effect-atoms';
import type { AttackEffect, Effect, Inner, Leaf } from './effects';

/** The effects directly inside an effect. */
function heldBy(
  one: Effect | Inner | Leaf | Atom,
): readonly (AttackEffect | Inner | Leaf | Atom)[] {
  switch (one.kind) {
    case 'attack':
      return [...one.hit, ...(one.miss ?? []), ...(one.either ?? [])];
    case 'aura':
      return one.effects;
    case 'choice':
    case 'instead':
      return one.of.flatMap((way) => way.effects);
    case 'save':
      return [
        ...one.fail,
        ...(one.failBy ?? []).flatMap((worse) => worse.effects),
        ...(one.failAgain ?? []),
        ...(one.onSuccess ?? []),
        ...(one.always ?? []),
      ];
    case 'check':
      return [...one.fail, ...(one.success ?? [])];
    case 'rolled':
      return one.rows.flatMap((row) => row.effects);
    default:
      return [];
  }
}

/** The effects and all effects nested in them, outermost first. */
export function withInner(list: readonly Effect[]): (Effect | Inner | Leaf | Atom)[] {
  const all: (Effect | Inner | Leaf | Atom)[] = [];
  const walk = (one: Effect | Inner | Leaf | Atom) => {
    all.push(one);
    for (const inside of heldBy(one)) walk(inside);
  };
  for (const one of list) walk(one);
  return all;
}
