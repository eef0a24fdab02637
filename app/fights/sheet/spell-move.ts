import type { Outcome, Strike, StrikeSave } from './strike';

/*
 * A spell as a fight uses it: derived from its record on demand, never stored. A save DC or attack bonus of 0
 * means the caster's own, which `castBy` fills in.
 */

/** What a spell does from level `at` on: the slot's level, or the caster's for a cantrip. */
export type SpellStep = {
  readonly at: number;
  /** Number of bolts or targets; null: see the spell's text. */
  readonly count: number | null;
  readonly concentration: boolean;
  /** Its effects, each with its own button; empty: the players apply it from its text. */
  readonly strikes: readonly Strike[];
};

export type SpellMove = {
  /** Public id of the record. */
  readonly id: string;
  readonly name: string;
  /** 0: a cantrip. */
  readonly level: number;
  readonly reaction: boolean;
  /** The caster may use it again while it lasts, on any targets: Eyebite. */
  readonly again?: boolean;
  /** Whether its steps depend on the slot's or the caster's level; null: it does not scale. */
  readonly grows: 'slot' | 'level' | null;
  /** In ascending order from its own level; never empty. */
  readonly steps: readonly SpellStep[];
};

/** Spellcasting numbers; null: unknown. `level` is the caster's, for cantrips. */
export type Caster = {
  readonly dc: number | null;
  readonly toHit: number | null;
  /** Modifier of the spellcasting ability. */
  readonly modifier: number | null;
  readonly level: number;
};

/**
 * Returns what a spell does when cast at `castAt` by a caster of `casterLevel` (SRD 5.1 and 5.2.1, "Casting a
 * Spell at a Higher Level", "Cantrips").
 */
export function stepOf(spell: SpellMove, castAt: number, casterLevel: number): SpellStep {
  const at = spell.grows === 'level' ? casterLevel : castAt;
  const found = spell.steps.findLast((step) => step.at <= at) ?? spell.steps[0];
  return found ?? { at, count: null, concentration: false, strikes: [] };
}

/**
 * Whether the step's count is a number of bolts that can be split or aimed at one target: attacks, or damage
 * without a save.
 */
export function isBolts({ attack, hit }: Strike, { count }: SpellStep): boolean {
  return count !== null && (attack !== null || (hit.damage.length > 0 && hit.saves.length === 0));
}

/** Returns the caster's number that a strike needs and that is unknown; null: it can be cast. */
export function lacking(strike: Strike, caster: Caster): 'dc' | 'attack' | null {
  if (strike.attack?.toHit === 0 && caster.toHit === null) return 'attack';
  const saves = [strike.hit, ...strike.hit.saves.map(({ fail }) => fail)].some(
    (outcome) =>
      outcome.saves.some(({ dc }) => dc === 0) ||
      outcome.lasting.some(({ ends }) => ends.save?.dc === 0),
  );
  return saves && caster.dc === null ? 'dc' : null;
}

/** Fills the caster's numbers into a spell's strike. */
export function castBy(strike: Strike, caster: Caster): Strike {
  const { attack } = strike;
  return {
    ...strike,
    attack: attack && { ...attack, toHit: attack.toHit === 0 ? (caster.toHit ?? 0) : attack.toHit },
    hit: outcomeBy(strike.hit, caster),
    miss: strike.miss && outcomeBy(strike.miss, caster),
  };
}

function outcomeBy(outcome: Outcome, caster: Caster): Outcome {
  const modifier = caster.modifier ?? 0;
  const dc = (own: number) => (own === 0 ? (caster.dc ?? 0) : own);
  const more = <T extends { bonus: number; average: number; addsModifier?: true }>(one: T): T =>
    one.addsModifier
      ? { ...one, bonus: one.bonus + modifier, average: one.average + modifier }
      : one;
  const saveBy = (save: StrikeSave): StrikeSave => ({
    ...save,
    dc: dc(save.dc),
    fail: outcomeBy(save.fail, caster),
    success: outcomeBy(save.success, caster),
    always: outcomeBy(save.always, caster),
  });
  return {
    ...outcome,
    damage: outcome.damage.map(more),
    heals: outcome.heals.map(more),
    saves: outcome.saves.map(saveBy),
    lasting: outcome.lasting.map((lasts) =>
      lasts.ends.save === undefined
        ? lasts
        : {
            ...lasts,
            ends: { ...lasts.ends, save: { ...lasts.ends.save, dc: dc(lasts.ends.save.dc) } },
          },
    ),
  };
}
