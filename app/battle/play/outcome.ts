import { HELPLESS, RESTRAINED } from '../arena/bits';
import { type Body, DEAD, STANDING } from '../arena/body';
import type { CompiledOutcome, CompiledSave } from '../arena/effect-kinds';
import { type Field, STEPS_OF_BLOW } from '../arena/field';
import { die, lowerMaximum, takeHarm } from './harm';
import { regain } from './heal';
import { layMark, makeSafe } from './marks';
import { type Blow, rolledHarm } from './roll-harm';
import { makesSave, type SaveAsk } from './saves';
import { holds, type Roll20 } from './when';

/** Applies everything that follows from a hit or a failed save, in order; returns the hit points lost. */
export function bringAbout(
  field: Field,
  outcome: CompiledOutcome,
  maker: Body,
  target: Body,
  roll: Roll20,
  blow: Blow,
): number {
  if (outcome.when !== null && !holds(field, outcome.when, maker, target, roll)) return 0;
  let taken = 0;
  if (outcome.damage.length > 0) {
    const harm = rolledHarm(field, outcome.damage, maker, target, roll, blow);
    taken = takeHarm(field, target, harm, maker, roll.critical);
    if (outcome.drainsTo > 0)
      regain(field, maker, Math.floor((taken * outcome.drainsTo) / 100), maker);
    if (outcome.lowersMaximum > 0)
      lowerMaximum(field, target, Math.floor((taken * outcome.lowersMaximum) / 100));
  }
  if (blow.half || target.state === DEAD) return taken;
  for (const mark of outcome.marks) {
    if (target.state !== STANDING) break;
    if (mark.when === null || holds(field, mark.when, maker, target, roll))
      layMark(field, target, mark, maker);
  }
  for (const save of outcome.saves) taken += forceSave(field, save, maker, target, 0, false);
  if (outcome.fells === 'dies') die(field, target);
  else if (outcome.fells === 'zero' && target.state === STANDING) {
    taken += takeHarm(field, target, target.hitPoints + target.temporary, maker, false);
  }
  return taken;
}

const ASK: SaveAsk = {
  ability: 0,
  dc: 0,
  magic: false,
  brings: 0,
  concentration: false,
  grave: false,
  cover: 0,
};
const CALM: Roll20 = { advantage: false, disadvantage: false, critical: false };
const FAILED: Blow = {
  manner: 3,
  melee: false,
  weapon: false,
  half: false,
  less: 0,
  halved: false,
  shared: false,
};
const SAVED: Blow = { ...FAILED, half: true };

/** Makes a creature save; returns the hit points it lost. */
export function forceSave(
  field: Field,
  save: CompiledSave,
  maker: Body,
  target: Body,
  cover: number,
  shared: boolean,
): number {
  if (target.state === DEAD) return 0;
  field.steps += STEPS_OF_BLOW;
  if (save.when !== null && !holds(field, save.when, maker, target, CALM)) return 0;
  ASK.ability = save.ability;
  ASK.dc = save.dc;
  ASK.magic = save.magic;
  ASK.brings = save.brings;
  ASK.concentration = false;
  ASK.grave = target.resistancesLeft > 0 && isGrave(save, target);
  ASK.cover = cover;
  const saved = makesSave(field, target, ASK);
  const counted = field.deed === null ? undefined : field.counts[maker.kind.at]?.[field.deed.at];
  if (counted !== undefined) {
    counted.tries += 1;
    if (!saved) counted.landed += 1;
  }
  let taken = 0;
  FAILED.shared = shared;
  SAVED.shared = shared;
  const evades = save.half && save.ability === 1 && target.kind.evasion && !target.helpless;
  if (!saved) {
    // Evasion: half damage on a failure, and no other effect (SRD 5.1, "Rogue").
    if (evades) {
      const harm = rolledHarm(field, save.fail.damage, maker, target, CALM, SAVED);
      taken = takeHarm(field, target, harm, maker, false);
    } else taken = bringAbout(field, save.fail, maker, target, CALM, FAILED);
  } else {
    if (save.half && !evades) taken = bringAbout(field, save.fail, maker, target, CALM, SAVED);
    for (const mark of save.fail.marks) if (mark.immuneAfter) makeSafe(target, mark.id, maker);
  }
  FAILED.shared = false;
  SAVED.shared = false;
  if (save.always !== null) taken += bringAbout(field, save.always, maker, target, CALM, FAILED);
  return taken;
}

/**
 * Whether a failure is bad enough for legendary resistance: the creature would be out of the fight, restrained, lose
 * its actions, or lose a quarter of its present hit points.
 */
function isGrave(save: CompiledSave, target: Body): boolean {
  if (save.fail.fells !== null) return true;
  if ((save.brings & ~target.kind.conditionImmune & (HELPLESS | RESTRAINED)) !== 0) return true;
  for (const mark of save.fail.marks) if (mark.noActions || mark.oneAttack) return true;
  let mean = 0;
  for (const { count, sides, bonus, type } of save.fail.damage) {
    if (type !== 0 && ((target.kind.immune[3] as number) & type) !== 0) continue;
    mean += (count * (sides + 1)) / 2 + bonus;
  }
  return mean * 4 >= target.hitPoints;
}
