import type { Outcome, Strike, StrikeSave } from './strike';

/*
 * A spell as a fight casts it: made of its record whenever it is wanted, never kept. A number of 0 where a save's DC or a bonus to
 * hit stands is the caster's own, which `castBy` puts in.
 */

/** What a spell does from some level on: of the slot, or of the caster for a cantrip. */
export type SpellStep = {
  readonly at: number;
  /** So many bolts, or so many targets; null: its text says. */
  readonly count: number | null;
  readonly concentration: boolean;
  /** Each of its effects that are pressed apart; none: a table plays it by its text. */
  readonly strikes: readonly Strike[];
};

export type SpellMove = {
  /** The public id of the record. */
  readonly id: string;
  readonly name: string;
  /** 0: a cantrip. */
  readonly level: number;
  readonly reaction: boolean;
  /** Its caster may use it again while it lasts, on whomever they like: Eyebite. */
  readonly again?: boolean;
  /** What its steps go by. */
  readonly grows: 'slot' | 'level' | null;
  /** From its own level upwards; never empty. */
  readonly steps: readonly SpellStep[];
};

/** The numbers that somebody casts with; null: nobody said. `level` is the caster's, for cantrips. */
export type Caster = {
  readonly dc: number | null;
  readonly toHit: number | null;
  /** The modifier of the spellcasting ability. */
  readonly modifier: number | null;
  readonly level: number;
};

/** What a spell does when it is cast at this level by somebody of that one (SRD 5.1 and 5.2.1, "Casting a Spell at a Higher Level", "Cantrips"). */
export function stepOf(spell: SpellMove, castAt: number, casterLevel: number): SpellStep {
  const at = spell.grows === 'level' ? casterLevel : castAt;
  const found = spell.steps.findLast((step) => step.at <= at) ?? spell.steps[0];
  return found ?? { at, count: null, concentration: false, strikes: [] };
}

/** Whether its count is of bolts, which several may share and one may take: attacks, or damage that nobody saves against. */
export function isBolts({ attack, hit }: Strike, { count }: SpellStep): boolean {
  return count !== null && (attack !== null || (hit.damage.length > 0 && hit.saves.length === 0));
}

/** Which number of the caster a strike needs and nobody said; null: it can be cast. */
export function lacking(strike: Strike, caster: Caster): 'dc' | 'attack' | null {
  if (strike.attack?.toHit === 0 && caster.toHit === null) return 'attack';
  const saves = [strike.hit, ...strike.hit.saves.map(({ fail }) => fail)].some(
    (outcome) =>
      outcome.saves.some(({ dc }) => dc === 0) ||
      outcome.lasting.some(({ ends }) => ends.save?.dc === 0),
  );
  return saves && caster.dc === null ? 'dc' : null;
}

/** A spell's strike with the caster's own numbers in it. */
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
