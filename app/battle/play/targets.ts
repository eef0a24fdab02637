import { type Body, DYING, STANDING } from '../arena/body';
import type { Field } from '../arena/field';

/** Whether a melee attack gets to somebody: past a front line that stands go only flyers and those who dare to cross it. */
function isInReach(field: Field, maker: Body, target: Body): boolean {
  const { kind } = target;
  if (kind.line === 'flying') return maker.kind.line === 'flying' || kind.opportunity !== null;
  if (kind.line === 'front') return true;
  return (field.front[kind.side] as number) === 0 || maker.kind.line === 'flying' || crosses(maker);
}

/** Whoever hunts healers or the most dangerous goes through the enemy's line, and is struck at as it passes. */
export function crosses(maker: Body): boolean {
  const { targets } = maker.kind.tactics;
  return targets === 'healers' || targets === 'dangerous';
}

/** The less, the sooner it is chosen. */
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
 * Whom a creature attacks next, as its side fights; of equals the one that stands first in the initiative, which the dice
 * decide. Null: nobody is within its reach. The fallen are left alone, but for those that get up again by themselves.
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

/** Who is nearest to death of one's own side: the fallen first, then the most hurt at or below so many percent. */
export function chooseHurt(
  field: Field,
  side: 0 | 1,
  percent: number,
  raises: boolean,
): Body | null {
  let best: Body | null = null;
  let least = percent;
  for (const body of field.sides[side]) {
    if (body.state === DYING || body.state === 2) {
      if (raises && body.kind.savesAtZero && !body.noHealing) {
        // Whoever has failed most is in most danger.
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
