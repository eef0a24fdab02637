import { caughtIn } from '../arena/area';
import { type Body, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { CompiledDeed, CompiledStep } from '../arena/kind';
import { UNIT } from '../arena/worth';
import { hasMark } from './marks';
import { canPay } from './pay';
import { chooseHurt, chooseTarget } from './targets';

/**
 * Chooses the deed with the greatest expected value, by what the creature may know: its foes' kinds, who stands, and
 * which marks lie on whom.
 */
export function chooseDeed(
  field: Field,
  maker: Body,
  deeds: readonly CompiledDeed[],
  spellsToo: boolean,
): CompiledDeed | null {
  if (deeds.length === 0) return null;
  if (deeds.length === 1) {
    const only = deeds[0] as CompiledDeed;
    if (only.attacks && only.costAt.length === 0 && !only.concentration && only.needs === null)
      return only;
  }
  const near = chooseTarget(field, maker, false);
  const far = field.lines && near === null ? chooseTarget(field, maker, true) : near;
  let best: CompiledDeed | null = null;
  let most = 0;
  for (const deed of deeds) {
    if (!canPay(maker, deed) || (!spellsToo && deed.spellLevel > 0)) continue;
    if (deed.concentration && maker.concentrating !== null) continue;
    if (deed.dear && !maySpend(field, maker)) continue;
    let worth = worthOf(field, maker, deed, near, far);
    if (deed.dear && maker.kind.tactics.spending === 'steady') worth -= worth >> 2;
    if (worth > most) {
      most = worth;
      best = deed;
    }
  }
  return best;
}

/** The value of a deed now; 0 when it cannot be paid or would do nothing. */
export function worthNow(field: Field, maker: Body, deed: CompiledDeed): number {
  if (!canPay(maker, deed) || (deed.concentration && maker.concentrating !== null)) return 0;
  if (deed.dear && !maySpend(field, maker)) return 0;
  const near = chooseTarget(field, maker, false);
  return worthOf(field, maker, deed, near, near ?? chooseTarget(field, maker, true));
}

/**
 * Creatures that hoard spend limited resources only when half of their side is down or half of its initial hit points
 * are lost.
 */
function maySpend(field: Field, maker: Body): boolean {
  if (maker.kind.tactics.spending !== 'hoard') return true;
  let left = 0;
  let all = 0;
  for (const body of field.sides[maker.kind.side]) {
    if (body.summoned) continue;
    left += body.hitPoints;
    all += body.maximum;
  }
  return left * 2 <= all;
}

function worthOf(
  field: Field,
  maker: Body,
  deed: CompiledDeed,
  near: Body | null,
  far: Body | null,
): number {
  let worth = deed.aid;
  if (deed.aid > 0 && isKeptUp(maker, deed)) worth = 0;
  if (deed.heals) worth += healWorth(field, maker, deed);
  const target = near ?? far;
  if (target === null) return worth;
  const single = deed.single[target.kind.at] as number;
  if (single > 0)
    worth += near === null && !reachesFar(deed) ? 0 : singleWorth(field, maker, deed, target);
  if ((deed.each[target.kind.at] as number) > 0) worth += areaWorth(field, maker, deed);
  return worth;
}

function reachesFar(deed: CompiledDeed): boolean {
  for (const step of deed.steps) {
    if (step.does === 'perform') {
      for (const option of step.options) if (reachesFar(option)) return true;
    } else if (step.does !== 'attack' || step.ranged) return true;
  }
  return false;
}

function singleWorth(field: Field, maker: Body, deed: CompiledDeed, target: Body): number {
  // A deed that only lays a mark is worth nothing when every foe has the mark already.
  const step = deed.steps[0];
  if (deed.steps.length === 1 && step?.does === 'save' && step.save.fail.damage.length === 0) {
    const mark = step.save.fail.marks[0];
    if (mark !== undefined && everyoneHas(field, maker, mark.id)) return 0;
  }
  return deed.single[target.kind.at] as number;
}

function everyoneHas(field: Field, maker: Body, mark: number): boolean {
  for (const other of field.sides[1 - maker.kind.side] as readonly Body[]) {
    if (other.state === STANDING && !hasMark(other, mark, maker)) return false;
  }
  return true;
}

function isKeptUp(maker: Body, deed: CompiledDeed): boolean {
  for (const step of deed.steps) {
    if (step.does === 'mark' && step.aim.who !== 'foe' && hasMark(maker, step.mark.id, maker))
      return true;
  }
  return false;
}

/**
 * The value of an area deed: the sum over the creatures that it would catch, without those on whom it has no further
 * effect.
 */
function areaWorth(field: Field, maker: Body, deed: CompiledDeed): number {
  const side = 1 - maker.kind.side;
  let count = 0;
  let only: CompiledStep | null = null;
  for (const step of deed.steps) {
    if (
      (step.does === 'save' || step.does === 'mark') &&
      step.aim.who === 'foe' &&
      step.aim.count > count
    ) {
      count = step.aim.count;
      only = step;
    }
  }
  const mark =
    only?.does === 'save' && only.save.fail.damage.length === 0
      ? only.save.fail.marks[0]
      : undefined;
  const bunched = field.sides[side]?.[0]?.kind.tactics.bunched ?? 100;
  let left = caughtIn(count, field.standing[side] as number, bunched);
  let worth = 0;
  for (const target of field.order) {
    if (left === 0) break;
    if (target.state !== STANDING || target.kind.side !== side) continue;
    left -= 1;
    if (mark !== undefined && hasMark(target, mark.id, maker)) continue;
    worth += deed.each[target.kind.at] as number;
  }
  return worth;
}

/** The value of healing: for a fallen ally two of its turns, for a wounded one the hit points restored. */
function healWorth(field: Field, maker: Body, deed: CompiledDeed): number {
  let worth = 0;
  for (const step of deed.steps) {
    if (step.does !== 'heal' || step.temporary) continue;
    const mean = ((step.count * (step.sides + 1)) / 2 + step.bonus) * UNIT;
    if (step.aim.who === 'self') {
      const missing = maker.maximum - maker.hitPoints;
      if (missing * UNIT >= mean && maker.hitPoints * 2 <= maker.maximum) worth += mean;
      continue;
    }
    const hurt = chooseHurt(field, maker.kind.side, maker.kind.tactics.healAt, step.raises);
    if (hurt === null) continue;
    const missing = (hurt.maximum - hurt.hitPoints) * UNIT;
    worth += Math.min(mean, missing) * Math.min(step.aim.count, 3);
    if (hurt.state !== STANDING) worth += 2 * hurt.kind.threat + 4 * UNIT;
  }
  return Math.round(worth);
}
