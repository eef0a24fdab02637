import type { Deed } from '../log/deeds';
import { isBolts, type SpellMove, type SpellStep } from '../sheet/spell-move';
import type { Strike } from '../sheet/strike';
import { isSaved, type Plan } from './plan';

/**
 * The ids that a spell is aimed at, given those that were chosen. Bolts are divided among them, the first getting
 * more; what helps goes to its caster when nobody was chosen.
 */
export function aimSpell(
  maker: string,
  strike: Strike,
  step: SpellStep,
  chosen: readonly string[],
): { ids: string[] } | { problem: string } {
  const { of, area } = strike.targets;
  const helps = of !== 'foes' || strike.hit.heals.length > 0;
  if (chosen.length === 0 && !helps) return { problem: 'Select the spell’s targets first.' };
  if (of === 'self' && area === null) return { ids: [maker] };
  if (chosen.length === 0) return { ids: [maker] };
  const most =
    step.count ?? (typeof strike.targets.count === 'number' ? strike.targets.count : null);
  if (area === null && most !== null && chosen.length > most) {
    return {
      problem: `At this level it has at most ${most} ${most === 1 ? 'target' : 'targets'}.`,
    };
  }
  if (!isBolts(strike, step) || step.count === null) return { ids: [...chosen] };
  return {
    ids: Array.from({ length: step.count }, (_, at) => chosen[at % chosen.length] ?? '').toSorted(
      (one, other) => chosen.indexOf(one) - chosen.indexOf(other),
    ),
  };
}

/** Whether there is anything to concentrate on: not if all saved or were missed and no effect remains. */
export function lands({ kind, wish, targets: reached }: Plan): boolean {
  if (kind === 'attack') return reached.some(({ attack }) => attack?.result !== 'miss');
  if (wish.save === null || (wish.lasting ?? []).length === 0) return true;
  return reached.some(({ save }) => save === null || !isSaved(save));
}

/** The concentration on a spell whose effects this plan puts on its targets. */
export function concentrating(
  who: string,
  { spell, strike }: { spell: SpellMove; strike: Strike },
  plan: Plan,
): Extract<Deed, { do: 'concentrates' }> {
  const ids = plan.targets.flatMap(({ lasting }) => lasting.map(({ id }) => id));
  // A spell with an area, or one that is used again, goes on without its first targets.
  const onTargets = ids.length > 0 && strike.targets.area === null && !spell.again;
  return {
    do: 'concentrates',
    who,
    on: spell.name.slice(0, 120).trim(),
    lasting: [...new Set(ids)].slice(0, 50),
    ...(onTargets ? { whileHeld: true } : {}),
  };
}
