import type { Deed } from '~/fights/log/deeds';
import { planAttack } from '~/fights/moves/attack';
import { planBlast } from '~/fights/moves/blast';
import { changedPlan, type PlanChange } from '~/fights/moves/change-plan';
import { type AttackWish, type BlastWish, deedsOf, type Plan } from '~/fights/moves/plan';
import { combatantOf } from '~/fights/people/people';
import { ABILITIES } from '~/rules/ability';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { createRandom } from '~/rules/random';
import { type Asked, cutText, NOBODY, oneOf, type Pressed, targets, text, whole } from './asked';
import { damageWishes } from './damage-wishes';
import { strikeWish } from './strike-wish';

/** A plan as a form carries it: the same fields once more, and the seed of its dice. */
export type Planned = {
  plan: Plan;
  seed: string;
  spends: readonly Deed[];
  notes: readonly string[];
};

type Wish = {
  wish: { kind: 'blast'; of: BlastWish } | { kind: 'attack'; of: AttackWish };
  spends: readonly Deed[];
  notes: readonly string[];
};

/** Whether an intent is shown before it counts. */
export function isPlanned(intent: string): boolean {
  return intent === 'blast' || intent.startsWith('strike:');
}

/**
 * What a blast or a strike would come to. The dice are those of the seed in the form, or of a new one: so the same form shows the
 * same plan, and counts as it was shown, with what was changed for single targets.
 */
export function planOf(asked: Asked, intent: string): Planned | { problem: string } {
  const wished = intent === 'blast' ? blastWish(asked) : strikeWish(asked, intent);
  if ('problem' in wished) return wished;
  const seed = cutText(asked, 'seed', 40) || asked.newId();
  const random = createRandom(seed);
  const { wish, spends, notes } = wished;
  const first =
    wish.kind === 'blast'
      ? planBlast(asked.fight, wish.of, random)
      : planAttack(asked.fight, wish.of, random);
  if ('problem' in first) return first;
  const plan = withChanges(asked, first);
  return 'problem' in plan ? plan : { plan: eachByOwnTurns(plan), seed, spends, notes };
}

/** What counts the turns of who bears it was made for the first target: each of the others counts its own. */
function eachByOwnTurns(plan: Plan): Plan {
  const { by } = plan.wish;
  const first = plan.targets[0]?.who;
  const targets = plan.targets.map((target) => ({
    ...target,
    lasting: target.lasting.map((lasts) => {
      const { turn } = lasts.ends;
      return turn === undefined || turn.of === by || turn.of !== first || target.who === first
        ? lasts
        : { ...lasts, ends: { ...lasts.ends, turn: { ...turn, of: target.who } } };
    }),
  }));
  return { ...plan, targets };
}

/** A plan that was shown counts: all of it is one event. */
export function count(asked: Asked): Pressed {
  const planned = planOf(asked, text(asked, 'planned'));
  if ('problem' in planned) return planned;
  return [...deedsOf(planned.plan), ...planned.spends];
}

function blastWish(asked: Asked): Wish | { problem: string } {
  const caught = targets(asked);
  if (caught.length === 0) return { problem: NOBODY };
  const usual = DAMAGE_TYPES.find((one) => one === text(asked, 'type')) ?? null;
  const damage = damageWishes(text(asked, 'amount'), usual);
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

/** Changes by hand stand in the form by the place of the target: `save-0`, `attack-0`, `share-0`, `legendary-0`. */
function withChanges(asked: Asked, first: Plan): Plan | { problem: string } {
  let plan = first;
  for (const [place] of first.targets.entries()) {
    for (const change of changesAt(asked, place)) {
      const changed = changedPlan(asked.fight, plan, place, change, asked.random);
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
