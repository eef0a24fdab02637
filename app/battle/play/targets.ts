import { type Body, DYING, STABLE, STANDING } from '../arena/body';
import type { Field } from '../arena/field';

/**
 * Whether a melee attack can reach a target: only flyers and creatures that cross the line get past a standing front
 * line.
 */
function isInReach(field: Field, maker: Body, target: Body): boolean {
  const { kind } = target;
  if (kind.line === 'flying') return maker.kind.line === 'flying' || kind.opportunity !== null;
  if (kind.line === 'front') return true;
  return (field.front[kind.side] as number) === 0 || maker.kind.line === 'flying' || crosses(maker);
}

/**
 * Whether a creature crosses the enemy's line, provoking opportunity attacks: those that target healers or the most
 * dangerous.
 */
export function crosses(maker: Body): boolean {
  const { targets } = maker.kind.tactics;
  return targets === 'healers' || targets === 'dangerous';
}

/** The preference for a target: the lowest value is chosen. */
function rank(field: Field, maker: Body, target: Body): number {
  switch (maker.kind.tactics.targets) {
    case 'weakest':
      return target.hitPoints;
    case 'strongest':
      return -target.hitPoints;
    case 'random':
      return field.dice.die(1 << 20);
    case 'spread':
      return target.aimedAt * 4096 + target.hitPoints;
    case 'healers':
      return (target.kind.healer ? 0 : 1 << 16) + target.hitPoints;
    case 'nearest':
      return (target.kind.line === 'front' ? 0 : 1 << 16) + target.aimedAt;
    case 'dangerous':
      return -target.kind.threat;
  }
}

/**
 * The target of a creature's next attack, by its side's tactics; of equal ones the first in initiative order. Null:
 * nobody is within reach. Fallen creatures are ignored, except those that will get up by themselves.
 */
export function chooseTarget(field: Field, maker: Body, afar: boolean): Body | null {
  const side = 1 - maker.kind.side;
  let best: Body | null = null;
  let least = 0;
  const { order } = field;
  for (let at = 0; at < order.length; at += 1) {
    const target = order[at] as Body;
    if (target.state !== STANDING || target.kind.side !== side || target === maker.charmer)
      continue;
    if (field.lines && !afar && !isInReach(field, maker, target)) continue;
    const score = rank(field, maker, target);
    if (best === null || score < least) {
      best = target;
      least = score;
    }
  }
  if (best !== null || (field.rising[side] as number) === 0) return best;
  if ((field.standing[side] as number) > 0) return null;
  for (const target of order) {
    if (target.kind.side === side && target.state === DYING && !target.kind.savesAtZero)
      return target;
  }
  return null;
}

/**
 * The creature of the own side that needs healing most: the fallen first, then the most wounded at or below this
 * percentage.
 */
export function chooseHurt(
  field: Field,
  side: 0 | 1,
  percent: number,
  raises: boolean,
): Body | null {
  let best: Body | null = null;
  let least = percent;
  for (const body of field.sides[side]) {
    if (body.state === DYING || body.state === STABLE) {
      if (raises && body.kind.savesAtZero && !body.noHealing) {
        // The one with the most failed death saves is in the most danger.
        if (best === null || best.state === STANDING || body.failures > best.failures) best = body;
      }
    } else if (body.state === STANDING && (best === null || best.state === STANDING)) {
      const share = Math.floor((body.hitPoints * 100) / Math.max(1, body.maximum));
      if (share <= least && share < 100) {
        least = share;
        best = body;
      }
    }
  }
  return best;
}
