import type { Deed } from '~/fights/log/deeds';
import type { Plan } from '~/fights/moves/plan';
import { damageOf } from '~/fights/moves/strike-damage';
import { throwDamage } from '~/fights/moves/thrown';
import type { Strike, StrikeHeal } from '~/fights/sheet/strike';
import { createRandom } from '~/rules/random';
import { type Asked, cutText } from './asked';

type Healed = {
  heals: { who: string; amount: number }[];
  deeds: Extract<Deed, { do: 'heal' }>[] | Extract<Deed, { do: 'shield' }>[];
};

/**
 * The healing of a spell or strike for `ids`, which are its targets or (`to`) its maker; rolled once for all with the
 * plan's seed (SRD 5.1 and 5.2.1, "Healing").
 */
export function healing(
  asked: Asked,
  strike: Strike,
  ids: readonly string[],
  to: StrikeHeal['to'] = 'target',
): Healed {
  const [first] = strike.hit.heals.filter((heal) => heal.share === null && heal.to === to);
  if (first === undefined || first.when !== null) return { heals: [], deeds: [] };
  const [dice] = damageOf([{ ...first, type: null, orTypes: [], instead: false }]);
  const random = createRandom(`${cutText(asked, 'seed', 40)} heals`);
  const thrown = throwDamage(dice ? [dice] : [], random);
  const amount = 'problem' in thrown ? 0 : (thrown[0]?.amount ?? 0);
  const healed = ids.map((who) => ({ who, amount: Math.min(9999, amount) }));
  if (first.temporary) {
    const shields = healed.map((one) => ({ ...one, replace: false }));
    return { heals: healed, deeds: [{ do: 'shield', given: shields }] };
  }
  return { heals: healed, deeds: [{ do: 'heal', by: null, with: null, healed, revives: false }] };
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
