import type { Amount, Outcome, Strike, StrikeSave } from './strike';

/**
 * What the caster's features add to a spell: to each healing, per slot level to each healing, and to damage.
 */
export type SpellBonus = {
  readonly healing: number;
  readonly perLevel: number;
  readonly damage: number;
};

/**
 * Adds the caster's features to a spell cast at level `at`: to all hit points it restores, and once to each damage
 * (SRD, "Disciple of Life", "Agonizing Blast"). Temporary hit points and shares of damage do not change.
 */
export function withSpellBonus(strike: Strike, bonus: SpellBonus | undefined, at: number): Strike {
  if (bonus === undefined) return strike;
  const healing = bonus.healing + bonus.perLevel * at;
  return { ...strike, hit: more(strike.hit, healing, bonus.damage) };
}

function more(outcome: Outcome, healing: number, damage: number): Outcome {
  const saveBy = (save: StrikeSave): StrikeSave => ({
    ...save,
    fail: more(save.fail, healing, damage),
    success: more(save.success, healing, 0),
    always: more(save.always, healing, 0),
  });
  return {
    ...outcome,
    damage: outcome.damage.map((one, at) => (at === 0 ? plus(one, damage) : one)),
    heals: outcome.heals.map((one) =>
      one.temporary || one.share !== null ? one : plus(one, healing),
    ),
    saves: outcome.saves.map(saveBy),
  };
}

function plus<T extends Amount>(one: T, by: number): T {
  return { ...one, bonus: one.bonus + by, average: one.average + by };
}
