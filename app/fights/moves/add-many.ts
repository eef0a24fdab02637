import type { Random } from '~/rules/random';
import type { Deed, Seed } from '../log/deeds';
import type { Fight } from '../log/state';
import { combatantsOf } from '../people/people';
import { rowToJoin } from './group-rows';
import { afterDeeds, isPossible, type Move } from './move';
import { rollInitiative } from './roll-initiative';

/**
 * Adds combatants, each to the row that the grouping setting gives, unless its seed names one. In a running fight
 * (`random` given), rows without a count roll at once, so that reinforcements can act.
 */
export function addMany(fight: Fight, wanted: readonly Seed[], random?: Random): Move {
  if (wanted.length === 0) return { problem: 'Choose somebody to add.' };
  const seeds: Seed[] = [];
  for (const seed of wanted) {
    const row = seed.row ?? rowToJoin(fight, seed, seeds);
    seeds.push(row === null ? seed : { ...seed, row });
  }
  const deeds: Deed[] = [{ do: 'add', seeds }];
  if (!random || fight.round === 0) return deeds;
  const rows = new Set(seeds.map((seed) => seed.row ?? seed.id));
  const after = afterDeeds(fight, deeds);
  const missing = Object.values(after.rows).filter((row) => rows.has(row.id) && row.count === null);
  if (missing.length === 0) return deeds;
  const rolled = rollInitiative(
    after,
    missing.map((row) => row.id),
    random,
  );
  return isPossible(rolled) ? [...deeds, ...rolled] : deeds;
}

/** Makes copies of a seed, one for each id. */
export function copiesOf(seed: Omit<Seed, 'id'>, ids: readonly string[]): Seed[] {
  return ids.map((id) => ({ ...seed, id }));
}

/**
 * Monsters that join as the fight's settings say: hidden from players, or under another name, which is numbered when
 * several have it. A name that one brings stays; the party and event rows are as they are. `before`: who joins in the
 * same event.
 */
export function asNewcomers(
  fight: Fight,
  seeds: readonly Seed[],
  before: readonly Seed[] = [],
): Seed[] {
  const { joinHidden = false, joinAs = null } = fight.settings;
  if (!joinHidden && joinAs === null) return [...seeds];
  const isNamed = (alias: string | null) => joinAs !== null && alias?.startsWith(joinAs) === true;
  const named = [...combatantsOf(fight), ...before].filter(({ alias }) => isNamed(alias)).length;
  const isMonster = ({ kind, side }: Seed) => kind === 'creature' && side !== 'party';
  const unnamed = seeds.filter((seed) => isMonster(seed) && seed.alias === null);
  const isAlone = named + unnamed.length === 1;
  return seeds.map((seed) => {
    if (!isMonster(seed)) return seed;
    const number = named + unnamed.indexOf(seed) + 1;
    const alias = joinAs === null || isAlone ? joinAs : `${joinAs} ${number}`;
    return { ...seed, hidden: seed.hidden || joinHidden, alias: seed.alias ?? alias };
  });
}
