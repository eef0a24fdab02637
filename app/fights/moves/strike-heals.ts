import type { Random } from '~/rules/random';
import type { Deed } from '../log/deeds';
import type { Strike, StrikeHeal } from '../sheet/strike';
import type { Plan } from './plan';
import { damageOf } from './strike-damage';
import { type ThrownPart, throwDamage } from './thrown';

/** Hit points that a strike restores, or gives as temporary ones, with the roll in words. */
export type Healed = {
  healed: { who: string; amount: number }[];
  temporary: boolean;
  thrown: ThrownPart | null;
};

const NOTHING: Healed = { healed: [], temporary: false, thrown: null };

/**
 * The healing of a spell or strike for `ids`, which are its targets or (`to`) its maker; rolled once for all (SRD 5.1
 * and 5.2.1, "Healing").
 */
export function healedBy(
  strike: Strike,
  ids: readonly string[],
  to: StrikeHeal['to'],
  random: Random,
): Healed {
  const [first] = strike.hit.heals.filter((heal) => heal.share === null && heal.to === to);
  if (first === undefined || first.when !== null) return NOTHING;
  const [dice] = damageOf([{ ...first, type: null, orTypes: [], instead: false }]);
  const thrown = throwDamage(dice ? [dice] : [], random);
  const part = 'problem' in thrown ? null : (thrown[0] ?? null);
  const amount = Math.min(9999, part?.amount ?? 0);
  return {
    healed: ids.map((who) => ({ who, amount })),
    temporary: first.temporary,
    thrown: part,
  };
}

/** The hit points that the maker regains from the damage dealt (SRD 5.1, "Vampiric Touch"). */
export function drained(plan: Plan, strike: Strike): Deed[] {
  const share = strike.hit.heals.find((heal) => heal.share !== null && heal.to === 'maker')?.share;
  const { by } = plan.wish;
  const dealt = plan.targets.reduce((sum, { damage }) => sum + damage, 0);
  const amount = Math.min(9999, Math.floor(dealt * (share ?? 0)));
  if (by === null || amount === 0) return [];
  const healed = [{ who: by, amount }];
  return [{ do: 'heal', by, with: plan.wish.with, healed, revives: false }];
}
