import { caughtIn } from '../arena/area';
import { type Body, DEAD, STANDING } from '../arena/body';
import { type Field, stepsOfDeed } from '../arena/field';
import type { AttackOf, CompiledDeed, CompiledStep } from '../arena/kind';
import { coverOf, strike } from './attack';
import { fits } from './fits';
import { healStep, markStep, summonStep } from './help-steps';
import { concentrateOn, hasMark, layMark } from './marks';
import { bringAbout, forceSave } from './outcome';
import { canPay } from './pay';
import { provoke } from './provoke';
import { countered } from './react';
import { type Blow, throwOnce } from './roll-harm';
import { chooseTarget, crosses } from './targets';
import type { Roll20 } from './when';

const CALM: Roll20 = { advantage: false, disadvantage: false, critical: false };
const MAGIC: Blow = {
  manner: 3,
  melee: false,
  weapon: false,
  half: false,
  less: 0,
  halved: false,
  shared: false,
};

/** Performs a deed: its costs are spent first, then its steps run in order. */
export function perform(field: Field, maker: Body, deed: CompiledDeed): void {
  const { costAt, costOf } = deed;
  field.steps += stepsOfDeed(field);
  const counted = field.counts[maker.kind.at]?.[deed.at];
  if (counted !== undefined) counted.uses += 1;
  if (field.tale !== null && deed.time !== 'part')
    field.tale.push({ is: 'does', who: maker.name, deed: deed.name });
  const fails = deed.spellLevel > 0 && countered(field, maker, deed);
  // A countered spell costs its slot in 2014, but not in 2024 (SRD 5.2.1, "Counterspell").
  if (!fails || !field.modern) {
    for (let at = 0; at < costAt.length; at += 1) {
      const resource = costAt[at] as number;
      maker.resources[resource] = (maker.resources[resource] as number) - (costOf[at] as number);
    }
  }
  if (fails) {
    if (field.tale !== null) field.tale.push({ is: 'countered', who: maker.name, deed: deed.name });
    return;
  }
  if (deed.concentration) concentrateOn(field, maker, deed);
  if (deed.again !== null) maker.kept[deed.at] = 10;
  const before = field.deed;
  field.deed = deed;
  for (const step of deed.steps) {
    takeStep(field, maker, deed, step);
    if (maker.state !== STANDING && deed.time !== 'dies') break;
  }
  field.deed = before;
  if (field.bursting.length > 0) burst(field);
}

/** Performs a deed on one creature that comes near: auras, stench. */
export function performOn(field: Field, maker: Body, deed: CompiledDeed, target: Body): void {
  const before = field.deed;
  field.deed = deed;
  for (const step of deed.steps) {
    if (target.state >= DEAD) break;
    if (step.does === 'save') forceSave(field, step.save, maker, target, 0, false);
    else if (step.does === 'harm') bringAbout(field, step.outcome, maker, target, CALM, MAGIC);
    else if (step.does === 'mark') layMark(field, target, step.mark, maker);
  }
  field.deed = before;
  if (field.bursting.length > 0) burst(field);
}

/** Performs the deeds of dead creatures, one after the other; a burst may cause others. */
function burst(field: Field): void {
  for (let body = field.bursting.pop(); body !== undefined; body = field.bursting.pop()) {
    for (const deed of body.kind.dies) perform(field, body, deed);
  }
}

function takeStep(field: Field, maker: Body, deed: CompiledDeed, step: CompiledStep): void {
  switch (step.does) {
    case 'attack':
      strikes(field, maker, deed, step);
      return;
    case 'save':
      saveStep(field, maker, step);
      return;
    case 'harm':
      for (let time = 0; time < step.times; time += 1) {
        const target = chooseTarget(field, maker, true);
        if (target === null) return;
        bringAbout(field, step.outcome, maker, target, CALM, MAGIC);
      }
      return;
    case 'heal':
      healStep(field, maker, step);
      return;
    case 'mark':
      markStep(field, maker, step);
      return;
    case 'summon':
      summonStep(field, maker, step);
      return;
    case 'perform':
      for (let time = 0; time < step.times; time += 1) {
        const option = bestOption(field, maker, step.options);
        if (option === null) return;
        perform(field, maker, option);
        if (maker.state !== STANDING) return;
      }
  }
}

function strikes(field: Field, maker: Body, deed: CompiledDeed, step: AttackOf): void {
  const times = maker.oneAttack ? 1 : step.times;
  for (let time = 0; time < times; time += 1) {
    let target = chooseTarget(field, maker, !step.melee);
    let afar = !step.melee;
    if (target === null && step.melee && step.ranged) {
      target = chooseTarget(field, maker, true);
      afar = true;
    }
    if (target === null) return;
    target.aimedAt += 1;
    if (field.lines && !afar && target.kind.line === 'back' && crosses(maker)) {
      provoke(field, maker);
      if (maker.state !== STANDING) return;
    }
    strike(field, step, maker, target, afar, deed);
    if (maker.state !== STANDING) return;
  }
}

function saveStep(field: Field, maker: Body, step: Extract<CompiledStep, { does: 'save' }>): void {
  const { aim, save } = step;
  if (aim.count === 1) {
    const target = chooseUnmarked(field, maker, step);
    if (target !== null) forceSave(field, save, maker, target, coverOf(field, target), false);
    return;
  }
  const side = 1 - maker.kind.side;
  const bunched = field.sides[side]?.[0]?.kind.tactics.bunched ?? 100;
  let left = caughtIn(aim.count, field.standing[side] as number, bunched);
  throwOnce(field, save.fail.damage);
  for (const target of field.order) {
    if (left === 0) return;
    if (target.state !== STANDING || target.kind.side !== side || !fits(aim, target.kind)) continue;
    left -= 1;
    forceSave(field, save, maker, target, save.ability === 1 ? coverOf(field, target) : 0, true);
  }
}

/** One target by the side's tactics, without those that already have the mark. */
function chooseUnmarked(
  field: Field,
  maker: Body,
  step: Extract<CompiledStep, { does: 'save' }>,
): Body | null {
  const first = chooseTarget(field, maker, true);
  const mark = step.save.fail.damage.length === 0 ? step.save.fail.marks[0] : undefined;
  if (first === null || (mark === undefined && fits(step.aim, first.kind))) return first;
  if (mark !== undefined && !hasMark(first, mark.id, maker) && fits(step.aim, first.kind))
    return first;
  for (const other of field.order) {
    if (other.state !== STANDING || other.kind.side === maker.kind.side) continue;
    if (fits(step.aim, other.kind) && (mark === undefined || !hasMark(other, mark.id, maker)))
      return other;
  }
  return null;
}

/** The option of a Multiattack with the greatest value that can be paid and would do something. */
function bestOption(
  field: Field,
  maker: Body,
  options: readonly CompiledDeed[],
): CompiledDeed | null {
  if (options.length === 1) {
    const only = options[0] as CompiledDeed;
    return canPay(maker, only) ? only : null;
  }
  const target = chooseTarget(field, maker, false) ?? chooseTarget(field, maker, true);
  if (target === null) return null;
  let best: CompiledDeed | null = null;
  let most = 0;
  for (const option of options) {
    if (!canPay(maker, option)) continue;
    const worth =
      (option.single[target.kind.at] as number) + (option.each[target.kind.at] as number);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}
