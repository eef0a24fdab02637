import type { Effect } from '~/compendium/records/effects';
import type { Modifier, Roll } from '../sheet/deed';

type Modify = Extract<Effect, { kind: 'modify' }>;

function rollOf(effect: Modify): Roll {
  const sign = effect.how === 'minus' ? -1 : 1;
  return {
    count: sign * (effect.dice?.count ?? 0),
    sides: effect.dice?.sides ?? 1,
    bonus: effect.dice ? 0 : sign * (effect.value ?? 0),
  };
}

/** Converts a modification into the simulator's form; null if it has no effect in a fight. */
export function modifierOf(effect: Modify): Modifier | null {
  const { what, how } = effect;
  const better = how === 'advantage' || how === 'disadvantage' ? how : null;
  const sum = how === 'plus' || how === 'minus';
  const abilities = effect.abilities === undefined ? {} : { abilities: effect.abilities };
  if (effect.against !== undefined) return null;
  switch (what) {
    case 'ac':
      return sum ? { what: 'ac', plus: (how === 'minus' ? -1 : 1) * (effect.value ?? 0) } : null;
    case 'attack-rolls':
    case 'd20-tests':
      if (better !== null) return { what: 'attack-rolls', how: better };
      return sum ? { what: 'attack-rolls', plus: rollOf(effect) } : null;
    case 'attacks-against':
      return better === null ? null : { what: 'attacks-against', how: better };
    case 'damage-rolls':
      return sum && how === 'plus' ? { what: 'damage-rolls', plus: rollOf(effect) } : null;
    case 'saves':
      if (better !== null) return { what: 'saves', how: better, ...abilities };
      return sum ? { what: 'saves', plus: rollOf(effect), ...abilities } : null;
    case 'actions':
      return how === 'none' ? { what: 'no-actions' } : null;
    case 'reactions':
      return how === 'none' ? { what: 'no-reactions' } : null;
    case 'healing':
      return how === 'none' ? { what: 'no-healing' } : null;
    case 'attacks':
      return how === 'maximum' ? { what: 'one-attack' } : null;
    default:
      return null;
  }
}
