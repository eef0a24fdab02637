import {
  ALL_DAMAGE,
  BLINDED,
  CHARMED,
  FRIGHTENED,
  GRAPPLED,
  HELPLESS,
  INVISIBLE,
  LIMP,
  PARALYZED,
  PETRIFIED,
  POISONED,
  PRONE,
  RESTRAINED,
  STUNNED,
  UNCONSCIOUS,
} from '../arena/bits';
import { type Body, clearHelp, DEAD, DYING, FLED, type Held, STABLE } from '../arena/body';
import type { CompiledMark } from '../arena/effect-kinds';
import type { Field } from '../arena/field';
import type { CompiledDeed } from '../arena/kind';

const DEXTERITY = 1 << 1;
const ATTACKED_WELL = BLINDED | PARALYZED | PETRIFIED | RESTRAINED | STUNNED | UNCONSCIOUS;
const ATTACKS_BADLY = BLINDED | FRIGHTENED | POISONED | PRONE | RESTRAINED;

/** Sums up all marks on a creature and its own state: computed when they change, read at every roll. */
export function reckonMarks(field: Field, body: Body): void {
  clearHelp(body);
  let conditions = body.state === DYING || body.state === STABLE ? UNCONSCIOUS | PRONE : 0;
  let idle = false;
  for (let at = 0; at < body.heldCount; at += 1) {
    const mark = body.held[at]?.mark;
    if (!mark) continue;
    conditions |= mark.conditions & ~body.kind.conditionImmune;
    body.exhaustion = Math.max(body.exhaustion, mark.exhaustion);
    body.acPlus += mark.ac;
    if (mark.attackAdvantage) body.attackAdvantage = 1;
    if (mark.attackDisadvantage) body.attackDisadvantage = 1;
    if (mark.againstAdvantage) body.againstAdvantage = 1;
    if (mark.againstDisadvantage) body.againstDisadvantage = 1;
    body.saveAdvantage |= mark.saveAdvantage;
    body.saveDisadvantage |= mark.saveDisadvantage;
    body.resist |= mark.resist;
    body.immune |= mark.immune;
    body.vulnerable |= mark.vulnerable;
    if (mark.noActions) idle = true;
    if (mark.noReactions) body.noReactions = true;
    if (mark.noHealing) body.noHealing = true;
    if (mark.oneAttack) body.oneAttack = true;
    if (mark.attackCount + mark.damageCount + mark.saveCount > 0) body.rolledHelp = true;
    if (mark.attackBonus !== 0 || mark.damageBonus !== 0 || mark.saveBonus !== 0)
      body.rolledHelp = true;
  }
  if (body.reckless) body.againstAdvantage = 1;
  body.conditions = conditions;
  body.helpless = idle || (conditions & HELPLESS) !== 0;
  if (conditions !== 0) reckonConditions(body, conditions);
  if (body.exhaustion >= 3 && !field.modern) {
    body.attackDisadvantage = 1;
    body.saveDisadvantage = 63;
  }
  if (body.helpless && body.concentrating !== null) endConcentration(field, body);
}

/** The effects of conditions on rolls (SRD 5.1, "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules Glossary"). */
function reckonConditions(body: Body, conditions: number): void {
  if ((conditions & ATTACKS_BADLY) !== 0) body.attackDisadvantage = 1;
  if ((conditions & ATTACKED_WELL) !== 0) body.againstAdvantage = 1;
  if ((conditions & INVISIBLE) !== 0) {
    body.attackAdvantage = 1;
    body.againstDisadvantage = 1;
  }
  if ((conditions & RESTRAINED) !== 0) body.saveDisadvantage |= DEXTERITY;
  if ((conditions & PETRIFIED) !== 0) body.resist = ALL_DAMAGE;
  if ((conditions & CHARMED) === 0) body.charmer = null;
  if ((conditions & GRAPPLED) === 0) body.grappler = null;
  if (body.helpless) body.noReactions = true;
}

/** Whether its Strength and Dexterity saves fail automatically. */
export function isLimp(body: Body): boolean {
  return (body.conditions & LIMP) !== 0;
}

/** Lays a mark on a creature, unless the creature is immune to it; a mark that is there already starts again. */
export function layMark(field: Field, body: Body, mark: CompiledMark, maker: Body): void {
  if (body.state >= DEAD || isSafe(body, mark.id, maker)) return;
  const conditions = mark.conditions & ~body.kind.conditionImmune;
  // A mark that consists of conditions has no effect on a creature immune to all of them.
  if (mark.conditions !== 0 && conditions === 0) return;
  if (mark.extraAction && mark.turnOf === null && mark.rounds === 0) return;
  let held: Held | undefined;
  for (let at = 0; at < body.heldCount; at += 1) {
    if (body.held[at]?.mark?.id === mark.id) held = body.held[at];
  }
  if (held === undefined) {
    if (body.heldCount >= body.held.length) return;
    held = body.held[body.heldCount];
    if (held === undefined) return;
    body.heldCount += 1;
  } else if (held.maker !== null) held.maker.made -= 1;
  held.mark = mark;
  held.maker = maker;
  held.rounds = mark.rounds;
  const own = mark.turnOf === 'maker' ? maker : body;
  held.skip = mark.turnOf !== null && mark.turnAtEnd && field.active === own;
  maker.made += 1;
  if ((conditions & CHARMED) !== 0) body.charmer = maker;
  if ((conditions & GRAPPLED) !== 0) body.grappler = maker;
  if (field.tale !== null) field.tale.push({ is: 'mark', who: body.name, mark: mark.name });
  reckonMarks(field, body);
}

/** Removes one mark and fills its slot. */
export function dropMark(field: Field, body: Body, at: number): void {
  const held = body.held[at];
  const last = body.held[body.heldCount - 1];
  if (held === undefined || last === undefined || held.mark === null) return;
  const { mark, maker } = held;
  if (maker !== null) maker.made -= 1;
  if (mark.immuneAfter && maker !== null) makeSafe(body, mark.id, maker);
  body.heldCount -= 1;
  body.held[at] = last;
  body.held[body.heldCount] = held;
  held.mark = null;
  held.maker = null;
  if (field.tale !== null) field.tale.push({ is: 'unmark', who: body.name, mark: mark.name });
  reckonMarks(field, body);
}

/** Removes all marks that a creature made and for which `over` is true, from every creature. */
export function dropMadeBy(field: Field, maker: Body, over: (held: Held) => boolean): void {
  if (maker.made === 0) return;
  for (const body of field.bodies) {
    for (let at = body.heldCount - 1; at >= 0; at -= 1) {
      const held = body.held[at];
      if (held !== undefined && held.maker === maker && over(held)) dropMark(field, body, at);
    }
  }
}

function isConcentrated(held: Held): boolean {
  return held.mark?.concentration === true;
}

function endsWithMaker(held: Held): boolean {
  return held.mark?.concentration === true || held.mark?.makerDown === true;
}

/** Ends the spell that a creature concentrates on; there is at most one (SRD 5.1, "Concentration"). */
export function endConcentration(field: Field, body: Body): void {
  const deed = body.concentrating;
  if (deed === null) return;
  body.concentrating = null;
  body.kept[deed.at] = 0;
  dropMadeBy(field, body, isConcentrated);
}

export function concentrateOn(field: Field, body: Body, deed: CompiledDeed): void {
  endConcentration(field, body);
  body.concentrating = deed;
}

/** A creature is out of action: ends its concentration, and its marks that last only while it stands. */
export function endWithMaker(field: Field, body: Body): void {
  endConcentration(field, body);
  if (body.made > 0) dropMadeBy(field, body, endsWithMaker);
}

/** Removes all marks from a creature that has left the fight. */
export function clearMarks(field: Field, body: Body): void {
  for (let at = body.heldCount - 1; at >= 0; at -= 1) dropMark(field, body, at);
}

/** Whether it has left the fight for good: dead or fled. */
export function isGone(body: Body): boolean {
  return body.state === DEAD || body.state === FLED;
}

/** Whether a creature is immune to a mark of this maker, because it saved against it or the mark has ended. */
function isSafe(body: Body, id: number, maker: Body): boolean {
  for (let at = 0; at < body.safeCount; at += 1) {
    const safe = body.safeFrom[at];
    if (safe?.mark === id && safe.maker === maker) return true;
  }
  return false;
}

/**
 * Makes a creature immune to a mark of this maker for the rest of the fight; another creature's mark of the same name
 * still affects it (SRD 5.1, "Frightful Presence": "immune to the dragon's Frightful Presence").
 */
export function makeSafe(body: Body, id: number, maker: Body): void {
  if (isSafe(body, id, maker)) return;
  const safe = body.safeFrom[body.safeCount];
  if (safe === undefined) body.safeFrom.push({ mark: id, maker });
  else {
    safe.mark = id;
    safe.maker = maker;
  }
  body.safeCount += 1;
}

/** Whether a creature has a mark already, or is immune to that of this maker. */
export function hasMark(body: Body, id: number, maker: Body): boolean {
  if (isSafe(body, id, maker)) return true;
  for (let at = 0; at < body.heldCount; at += 1) if (body.held[at]?.mark?.id === id) return true;
  return false;
}
