import type { Entry, Legendary } from '../../records/former/action-record';
import type { PackageMonster } from '../package/package-shape';
import { legendaryEntryOf } from './entries';

const ACTIONS_PER_ROUND = 3;

/**
 * The legendary actions and resistances of a monster, or null when it has neither. Every SRD creature has 3 actions a
 * round.
 */
export function legendaryOf(monster: PackageMonster, traits: readonly Entry[]): Legendary | null {
  const resistance = traits.find((trait) => trait.tag === 'legendary-resistance');
  const source = monster.legendary_actions ?? [];
  if (source.length === 0 && resistance === undefined) return null;
  return {
    actionsPerRound: source.length === 0 ? 0 : ACTIONS_PER_ROUND,
    resistancesPerDay: resistance?.uses?.times ?? null,
    intro: source.length === 0 ? '' : introOf(calledName(monster)),
    actions: source.map((one) => {
      const { entry, cost } = legendaryEntryOf(monster.name, one);
      return { ...entry, cost };
    }),
  };
}

/** The name that the statblock uses for its creature ("the dragon"), taken from the text of its actions. */
function calledName(monster: PackageMonster): string {
  const words = [...(monster.legendary_actions ?? []), ...(monster.actions ?? [])];
  for (const { desc } of words) {
    const name = /^The ([a-z][a-z' -]*?) (?:makes|can|uses|moves|casts|magically|emits)\b/.exec(
      desc,
    );
    if (name?.[1] !== undefined) return name[1];
  }
  return monster.name.toLowerCase();
}

function introOf(name: string): string {
  return `The ${name} can take ${ACTIONS_PER_ROUND} legendary actions, choosing from the options below. Only one legendary action option can be used at a time and only at the end of another creature's turn. The ${name} regains spent legendary actions at the start of its turn.`;
}
