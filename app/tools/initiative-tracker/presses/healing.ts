import type { Deed } from '~/fights/log/deeds';
import { healedBy } from '~/fights/moves/strike-heals';
import type { Strike, StrikeHeal } from '~/fights/sheet/strike';
import { createRandom } from '~/rules/random';
import { type Asked, cutText } from './asked';

type Healed = {
  heals: { who: string; amount: number }[];
  deeds: Extract<Deed, { do: 'heal' }>[] | Extract<Deed, { do: 'shield' }>[];
};

/** The healing of a spell or strike for `ids`, rolled with the plan's seed. */
export function healing(
  asked: Asked,
  strike: Strike,
  ids: readonly string[],
  to: StrikeHeal['to'] = 'target',
): Healed {
  const random = createRandom(`${cutText(asked, 'seed', 40)} heals`);
  const { healed, temporary, thrown } = healedBy(strike, ids, to, random);
  if (thrown === null && healed.length === 0) return { heals: [], deeds: [] };
  if (temporary) {
    const shields = healed.map((one) => ({ ...one, replace: false }));
    return { heals: healed, deeds: [{ do: 'shield', given: shields }] };
  }
  return { heals: healed, deeds: [{ do: 'heal', by: null, with: null, healed, revives: false }] };
}
