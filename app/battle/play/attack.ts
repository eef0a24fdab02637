import { GRAPPLED, OPEN, PRONE } from '../arena/bits';
import { type Body, STANDING } from '../arena/body';
import { type Field, STEPS_OF_BLOW } from '../arena/field';
import type { AttackOf, CompiledDeed } from '../arena/kind';
import { dropMark } from './marks';
import { bringAbout } from './outcome';
import { canReact, spendReaction } from './react';
import type { Blow } from './roll-harm';
import { hasAllyNear, holds, type Roll20 } from './when';

const ROLL: Roll20 = { advantage: false, disadvantage: false, critical: false };
const BLOW: Blow = {
  manner: 0,
  melee: false,
  weapon: false,
  half: false,
  less: 0,
  halved: false,
  shared: false,
};

/** The AC bonus of half cover (SRD 5.1, "Cover"): for a target behind its own front line, against ranged attacks. */
export function coverOf(field: Field, target: Body): number {
  return field.lines && target.kind.line === 'back' && (field.front[target.kind.side] as number) > 0
    ? 2
    : 0;
}

/**
 * One attack roll and its consequences. A natural 1 misses and a natural 20 hits (SRD 5.1, "Rolling 1 or 20");
 * advantage and disadvantage cancel out, however many there are of either. Returns the hit points taken.
 */
export function strike(
  field: Field,
  attack: AttackOf,
  maker: Body,
  target: Body,
  afar: boolean,
  deed: CompiledDeed,
): number {
  const { dice } = field;
  const { kind } = maker;
  field.steps += STEPS_OF_BLOW;
  const melee = attack.melee && !afar;
  let advantage =
    maker.attackAdvantage | target.againstAdvantage | (attack.alwaysAdvantage ? 1 : 0);
  let disadvantage =
    maker.attackDisadvantage | target.againstDisadvantage | (attack.disadvantage ? 1 : 0);
  if ((target.conditions & PRONE) !== 0) {
    if (melee) advantage = 1;
    else disadvantage = 1;
  }
  if (kind.packTactics && advantage === 0 && hasAllyNear(field, maker)) advantage = 1;
  if (kind.bloodFrenzy && melee && target.hitPoints < target.maximum) advantage = 1;
  if (maker.reckless && melee) advantage = 1;
  if (field.modern && (maker.conditions & GRAPPLED) !== 0 && maker.grappler !== target)
    disadvantage = 1;
  // A ranged attack with a foe in close combat has disadvantage (SRD 5.1, "Ranged Attacks in Close Combat").
  if (field.lines && !melee && kind.line === 'front' && (field.front[1 - kind.side] as number) > 0)
    disadvantage = 1;
  if (attack.advantage !== null && !attack.alwaysAdvantage) {
    ROLL.advantage = advantage === 1;
    ROLL.disadvantage = disadvantage === 1;
    ROLL.critical = false;
    if (holds(field, attack.advantage, maker, target, ROLL)) advantage = 1;
  }
  let die = dice.die(20);
  if (kind.lucky && die === 1) die = dice.die(20);
  let other = 0;
  if (advantage !== disadvantage) {
    other = dice.die(20);
    if (advantage === 1 ? other > die : other < die) {
      const first = die;
      die = other;
      other = first;
    }
  }
  let bonus = attack.toHit;
  if (maker.rolledHelp) bonus += attackHelp(field, maker);
  if (field.modern && maker.exhaustion > 0) bonus -= 2 * maker.exhaustion;
  let ac = target.kind.ac + target.acPlus + target.shield;
  if (!melee) ac += coverOf(field, target);
  const sharp = die >= (attack.criticalOn > 0 ? attack.criticalOn : kind.criticalOn);
  let hit = die === 20 || (die !== 1 && die + bonus >= ac);
  BLOW.manner = attack.manner;
  BLOW.melee = melee;
  BLOW.weapon = !attack.spell;
  BLOW.half = false;
  BLOW.less = 0;
  BLOW.halved = false;
  if (hit && target.kind.reactions.length > 0 && canReact(field, target)) {
    const answer = parried(field, target, die + bonus - ac, melee, die === 20);
    if (answer) hit = false;
  }
  if (hit && field.has.allyHit && cutShort(field, target, die + bonus - ac, die === 20))
    hit = false;
  const critical =
    hit && !target.kind.noCriticals && (sharp || (melee && (target.conditions & OPEN) !== 0));
  if (field.tale !== null) {
    field.tale.push({
      is: 'attack',
      who: maker.name,
      deed: attack.name,
      target: target.name,
      die,
      other,
      bonus,
      ac,
      hit,
      critical,
    });
  }
  const counted = field.counts[kind.at]?.[deed.at];
  if (counted !== undefined) {
    counted.tries += 1;
    if (hit) counted.landed += 1;
  }
  if (maker.heldCount > 0 || target.heldCount > 0) spendHelp(field, maker, target);
  ROLL.advantage = advantage === 1;
  ROLL.disadvantage = disadvantage === 1;
  ROLL.critical = critical;
  if (!hit) {
    ROLL.critical = false;
    return attack.miss === null ? 0 : bringAbout(field, attack.miss, maker, target, ROLL, BLOW);
  }
  const taken = bringAbout(field, attack.hit, maker, target, ROLL, BLOW);
  if (field.has.touched && melee && target.kind.touched.length > 0) touch(field, maker, target);
  return taken;
}

function attackHelp(field: Field, maker: Body): number {
  let sum = 0;
  for (let at = 0; at < maker.heldCount; at += 1) {
    const mark = maker.held[at]?.mark;
    if (!mark) continue;
    const rolled = field.dice.sum(Math.abs(mark.attackCount), mark.attackSides);
    sum += mark.attackBonus + (mark.attackCount < 0 ? -rolled : rolled);
  }
  return sum;
}

/** Removes marks that one attack uses up: Guiding Bolt, Vex. */
function spendHelp(field: Field, maker: Body, target: Body): void {
  for (let at = target.heldCount - 1; at >= 0; at -= 1) {
    const mark = target.held[at]?.mark;
    if (mark?.used && (mark.againstAdvantage || mark.againstDisadvantage))
      dropMark(field, target, at);
  }
  for (let at = maker.heldCount - 1; at >= 0; at -= 1) {
    const mark = maker.held[at]?.mark;
    if (
      mark?.used &&
      (mark.attackAdvantage ||
        mark.attackDisadvantage ||
        mark.attackCount > 0 ||
        mark.attackBonus !== 0)
    ) {
      dropMark(field, maker, at);
    }
  }
}

/** Shield, Parry, Uncanny Dodge: returns true when the hit becomes a miss. A reaction is only spent if it helps. */
function parried(
  field: Field,
  target: Body,
  over: number,
  melee: boolean,
  natural: boolean,
): boolean {
  for (const reaction of target.kind.reactions) {
    const fits =
      reaction.on === 'hit' ||
      (reaction.on === 'hit-by-melee' && melee) ||
      (reaction.on === 'hit-by-ranged' && !melee);
    if (!fits) continue;
    if (reaction.is === 'ac') {
      if (natural || over >= reaction.plus) continue;
      if (!spendReaction(field, target, reaction)) continue;
      if (reaction.lasts) target.shield = reaction.plus;
      return true;
    }
    if (reaction.is === 'halve' && spendReaction(field, target, reaction)) {
      BLOW.halved = true;
      return false;
    }
    if (reaction.is === 'reduce' && spendReaction(field, target, reaction)) {
      BLOW.less = field.dice.sum(reaction.count, reaction.sides) + reaction.bonus;
      return false;
    }
  }
  return false;
}

/** Whether an ally of the target turns the hit into a miss: Cutting Words. */
function cutShort(field: Field, target: Body, over: number, natural: boolean): boolean {
  if (natural) return false;
  for (const ally of field.sides[target.kind.side]) {
    if (ally === target || !canReact(field, ally)) continue;
    for (const reaction of ally.kind.reactions) {
      if (reaction.on !== 'ally-hit' || reaction.is !== 'ac' || over >= reaction.plus) continue;
      if (spendReaction(field, ally, reaction)) return true;
    }
  }
  return false;
}

/** A creature that hits a heated body in melee takes damage. */
function touch(field: Field, maker: Body, target: Body): void {
  const before = field.deed;
  for (const deed of target.kind.touched) {
    field.deed = deed;
    for (const step of deed.steps) {
      if (maker.state !== STANDING) break;
      if (step.does === 'harm') {
        ROLL.critical = false;
        BLOW.manner = 3;
        BLOW.halved = false;
        BLOW.less = 0;
        BLOW.weapon = false;
        bringAbout(field, step.outcome, target, maker, ROLL, BLOW);
      }
    }
  }
  field.deed = before;
}
