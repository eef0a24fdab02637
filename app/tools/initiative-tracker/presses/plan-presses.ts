import type { Deed } from '~/fights/log/deeds';
import { planAttack } from '~/fights/moves/attack';
import { planBlast } from '~/fights/moves/blast';
import { changedPlan, type PlanChange } from '~/fights/moves/change-plan';
import {
  type AttackWish,
  type BlastWish,
  deedsOf,
  isUnrolled,
  marksOf,
  type Plan,
} from '~/fights/moves/plan';
import { eachByOwnTurns } from '~/fights/moves/strike-wish';
import { combatantOf } from '~/fights/people/people';
import { ABILITIES } from '~/rules/ability';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { createRandom, type Random } from '~/rules/random';
import { mannerTyped } from './amounts';
import {
  type Asked,
  cutText,
  MOST_DEEDS,
  NOBODY,
  oneOf,
  type Pressed,
  targets,
  text,
  type Wished,
  whole,
} from './asked';
import { damageWishes } from './damage-wishes';
import { multiattack } from './multiattack';
import { costProblem } from './spend-presses';
import { strikeWish } from './strike-wish';

/** A plan and the seed of its dice, as a form carries it with its own fields. */
export type Planned = {
  plan: Plan;
  seed: string;
  first: readonly Deed[];
  spends: readonly Deed[];
  notes: readonly string[];
  heals: NonNullable<Wished['heals']>;
  others: NonNullable<Wished['others']>;
  /** The further attacks of a Multiattack, each with its own plan; applied together with this one. */
  then?: readonly Planned[];
};

/** Of one plan: the seed of its dice, and the place of its first target among the fields of the form. */
type OnePlan = { seed: string; from: number };

/** Whether an intent is previewed before it counts. */
export function isPlanned(intent: string): boolean {
  return intent === 'blast' || /^(strike|multi|spell):/.test(intent);
}

/**
 * Plans an area effect, strike or spell. The dice come from the seed in the form, or a new one, so that the same form
 * always gives the same plan, including changes for single targets.
 */
export function planOf(asked: Asked, intent: string): Planned | { problem: string } {
  const seed = cutText(asked, 'seed', 40) || asked.newId();
  // Later rolls for it use the same seed.
  asked.form.set('seed', seed);
  if (!intent.startsWith('multi:')) return planOne(asked, intent, { seed, from: 0 });
  const strikes = multiattack(asked, intent);
  if ('problem' in strikes) return strikes;
  const planned: Planned[] = [];
  let from = 0;
  for (const [at, strike] of strikes.entries()) {
    const one = planOne(aimedAt(asked, strike.who), strike.intent, { seed: `${seed} ${at}`, from });
    if ('problem' in one) return one;
    planned.push(one);
    from += one.plan.targets.length;
  }
  const [first, ...then] = planned;
  return first ? { ...first, seed, then } : { problem: NOBODY };
}

/** The same action with one target. */
function aimedAt(asked: Asked, who: string): Asked {
  const form = new FormData();
  for (const [name, value] of asked.form) if (name !== 'who') form.append(name, value);
  form.append('who', who);
  return { ...asked, form };
}

function planOne(
  asked: Asked,
  intent: string,
  { seed, from }: OnePlan,
): Planned | { problem: string } {
  const wished = wishedBy(asked, intent);
  if ('problem' in wished) return wished;
  const short = costProblem(asked, wished.spends);
  if (short !== null) return { problem: short };
  const random = createRandom(seed);
  const { wish, notes, first = [], heals = [], others = [] } = wished;
  const begun =
    wish.of.targets.length === 0
      ? emptyPlan(wish.of)
      : wish.kind === 'blast'
        ? planBlast(asked.fight, wish.of, random)
        : planAttack(asked.fight, wish.of, random);
  if ('problem' in begun) return begun;
  const changed = withChanges(asked, begun, random, from);
  if ('problem' in changed) return changed;
  const plan = eachByOwnTurns(changed);
  const spends = [...(wished.after?.(plan) ?? []), ...wished.spends];
  return { plan, seed, first, spends, notes, heals, others };
}

const LOST = 'This could not be loaded. Press again when you are back online.';

function wishedBy(asked: Asked, intent: string): Wished | { problem: string } {
  if (intent === 'blast') return blastWish(asked);
  if (intent.startsWith('strike:')) return strikeWish(asked, intent);
  return asked.late?.spellWish(asked, intent) ?? { problem: LOST };
}

/** A plan without targets: a spell that only the players apply. */
function emptyPlan({ by, with: name }: BlastWish | AttackWish): Plan {
  return {
    kind: 'blast',
    wish: { by, with: name, damage: [], save: null, targets: [] },
    targets: [],
  };
}

/** The deeds of a plan. Effects without any roll are not a harm deed. */
function doings(plan: Plan): Deed[] {
  return plan.targets.every(isUnrolled) ? marksOf(plan.targets) : deedsOf(plan);
}

/** Applies a plan that was previewed, as one event. */
export function count(asked: Asked): Pressed {
  const planned = planOf(asked, text(asked, 'planned'));
  return 'problem' in planned ? planned : applied(planned);
}

/** The deeds of a plan with all its attacks, for one event. */
export function applied(planned: Planned): Pressed {
  const counted = [planned, ...(planned.then ?? [])].flatMap((one) => [
    ...one.first,
    ...doings(one.plan),
    ...one.spends,
  ]);
  // A spell that only the players apply is logged anyway.
  if (counted.length === 0) return deedsOf(planned.plan);
  if (counted.length > MOST_DEEDS) {
    return { problem: `Select at most ${MOST_DEEDS - 5} at once.` };
  }
  return counted;
}

function blastWish(asked: Asked): Wished | { problem: string } {
  const caught = targets(asked);
  if (caught.length === 0) return { problem: NOBODY };
  const usual = DAMAGE_TYPES.find((one) => one === text(asked, 'type')) ?? null;
  // An area effect counts as magical anyway.
  const damage = damageWishes(mannerTyped(text(asked, 'amount')).amount, usual);
  if (damage === null) return { problem: 'Type the damage first: “8d6 fire”.' };
  const ability = ABILITIES.find((one) => one === text(asked, 'blast-save'));
  const dc = whole(asked, 'blast-dc', 1, 40);
  if (ability === undefined || dc === null) {
    return { problem: 'Choose the save and its DC, from 1 to 40.' };
  }
  const onSuccess = oneOf(asked, 'blast-half', ['half', 'none']);
  const of: BlastWish = {
    by: combatantOf(asked.fight, text(asked, 'by'))?.id ?? null,
    with: cutText(asked, 'with', 120) || null,
    manner: { spell: true, magical: true },
    damage,
    save: { ability, dc, onSuccess, against: ['spells', 'magic'] },
    targets: caught.map(({ id }) => ({ who: id })),
  };
  return { wish: { kind: 'blast', of }, spends: [], notes: [] };
}

/** Manual changes are form fields with the target's place: `save-0`, `attack-0`, `share-0`, `legendary-0`. */
function withChanges(
  asked: Asked,
  first: Plan,
  random: Random,
  from: number,
): Plan | { problem: string } {
  let plan = first;
  for (const [place] of first.targets.entries()) {
    for (const change of changesAt(asked, from + place)) {
      const changed = changedPlan(asked.fight, plan, place, change, random);
      if ('problem' in changed) return changed;
      plan = changed;
    }
  }
  return plan;
}

function changesAt(asked: Asked, place: number): PlanChange[] {
  const changes: PlanChange[] = [];
  const attack = oneOf(asked, `attack-${place}`, ['', 'hit', 'miss', 'critical']);
  if (attack !== '') changes.push({ what: 'attack', result: attack });
  const told = oneOf(asked, `save-${place}`, ['', 'success', 'failure']);
  if (told !== '') changes.push({ what: 'save', told });
  if (text(asked, `legendary-${place}`) !== '') changes.push({ what: 'legendary', used: true });
  const share = oneOf(asked, `share-${place}`, ['', '0', '0.5', '1', '2']);
  if (share !== '') changes.push({ what: 'share', share: Number(share) as 0 | 0.5 | 1 | 2 });
  return changes;
}
