import type { LastingSeed } from '../sheet/lasting';
import {
  type LastingTemplate,
  lastingFrom,
  type Outcome,
  type Strike,
  type StrikeSave,
} from '../sheet/strike';
import type { AttackWish, BlastWish, Plan, WishedSave } from './plan';
import { damageOf } from './strike-damage';

const MOST_LASTING = 8;

export type StrikeWish = { kind: 'blast'; of: BlastWish } | { kind: 'attack'; of: AttackWish };

/** Who uses a strike, against whom (by ids), and a source of ids for its effects. */
export type Striking = { maker: string; targets: readonly string[]; newId: () => string };

/** A strike against these targets, as input of a plan. */
export function wishOf(strike: Strike, { maker, targets, newId }: Striking): StrikeWish {
  const about = { maker, bearer: targets[0] ?? maker, newId };
  const base = { by: maker, with: strike.name.slice(0, 120).trim(), manner: strike.manner };
  const [save] = strike.hit.saves;
  if (strike.attack) {
    const of: AttackWish = {
      ...base,
      toHit: strike.attack.toHit,
      criticalFrom: strike.attack.criticalFrom,
      damage: damageOf(strike.hit.damage),
      onHit: save ? { save: wishedSave(save), damage: damageOf(save.fail.damage) } : null,
      lasting: lastingOf(save?.fail.lasting ?? strike.hit.lasting, about),
      targets: targets.map((who) => ({ who })),
      // A weapon that can be thrown is assumed to be used in melee; for a throw the user adjusts the roll.
      near: strike.attack.reachFeet !== null || strike.attack.rangeFeet === null,
    };
    return { kind: 'attack', of };
  }
  const fail: Outcome = save?.fail ?? strike.hit;
  const of: BlastWish = {
    ...base,
    damage: damageOf([...strike.hit.damage, ...(save ? save.fail.damage : [])]),
    save: save ? wishedSave(save) : null,
    lasting: lastingOf(fail.lasting, about),
    targets: targets.map((who) => ({ who })),
  };
  return { kind: 'blast', of };
}

/** An effect that counts the target's own turns was made for the first target; gives each other target its own. */
export function eachByOwnTurns(plan: Plan): Plan {
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

function wishedSave({ ability, dc, half, against }: StrikeSave): WishedSave {
  return { ability, dc, onSuccess: half ? 'half' : 'none', against };
}

function lastingOf(
  templates: readonly LastingTemplate[],
  { maker, bearer, newId }: { maker: string; bearer: string; newId: () => string },
): LastingSeed[] {
  return templates
    .filter(({ when, onMaker }) => when === null && !onMaker)
    .slice(0, MOST_LASTING)
    .map((template) => lastingFrom(template, { id: newId(), maker, bearer }));
}
