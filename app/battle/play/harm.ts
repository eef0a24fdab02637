import { damageBit, PETRIFIED } from '../arena/bits';
import { type Body, DEAD, DYING, STABLE, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { CompiledDamage } from '../arena/kind';
import { dropMark, endConcentration, endWithMaker, reckonMarks } from './marks';
import { asksSave, keepsConcentration } from './saves';
import { holds, type Roll20 } from './when';

const RADIANT = damageBit('radiant');
const CONSTITUTION = 2;

/** How a blow's damage is rolled. */
export type Blow = {
  manner: number;
  melee: boolean;
  weapon: boolean;
  /** Half of all of it, rounded down: a save that was made. */
  half: boolean;
  /** What somebody's reaction takes off. */
  less: number;
  halved: boolean;
  /** The dice were thrown once for all whom an area catches: `thrownOnce` has them. */
  shared: boolean;
};

export const PLAIN_BLOW: Blow = {
  ...{ manner: 3, melee: false, weapon: false, half: false, less: 0, halved: false, shared: false },
};

/** The sums of the dice that all targets of an area share, part by part. */
const THROWN_ONCE = new Int32Array(8);

/** Throws an area's damage once for everybody in it (SRD 5.1, "Damage Rolls"). */
export function throwOnce(field: Field, parts: readonly CompiledDamage[]): void {
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as CompiledDamage;
    THROWN_ONCE[at] = field.dice.sum(part.count, part.sides);
  }
}

/** Damage types of what was last rolled: regeneration, fortitude and shields ask for them. */
let typesDealt = 0;

/**
 * Rolls the parts of a blow and takes them through the target's defences: what it is immune to counts nothing, resistance halves
 * each kind rounding down, vulnerability then doubles it (SRD 5.1, "Damage Resistance and Vulnerability"). A critical hit rolls
 * all dice twice.
 */
export function rolledHarm(
  field: Field,
  parts: readonly CompiledDamage[],
  maker: Body,
  target: Body,
  roll: Roll20,
  blow: Blow,
): number {
  const { dice } = field;
  const { kind } = target;
  const { manner } = blow;
  typesDealt = 0;
  let total = 0;
  let first = true;
  let healed = 0;
  const resist = (kind.resist[manner] as number) | target.resist;
  const immune = (kind.immune[manner] as number) | target.immune;
  const vulnerable = (kind.vulnerable[manner] as number) | target.vulnerable;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as CompiledDamage;
    if (part.when !== null && !holds(field, part.when, maker, target, roll)) continue;
    let count = part.count;
    if (roll.critical) count += count;
    if (first && roll.critical && blow.melee && blow.weapon) count += maker.kind.criticalDice;
    let amount = part.bonus;
    if (blow.shared) amount += THROWN_ONCE[at] as number;
    else if (count > 0) {
      amount +=
        first && blow.melee && blow.weapon && maker.kind.greatWeapon
          ? dice.sumAgain(count, part.sides)
          : dice.sum(count, part.sides);
    }
    if (first && blow.weapon && maker.rolledHelp) amount += damageHelp(field, maker);
    first = false;
    if (amount < 0) amount = 0;
    if (blow.half) amount >>= 1;
    const { type } = part;
    if (type !== 0) {
      if ((kind.absorb & type) !== 0) {
        healed += amount;
        continue;
      }
      if ((immune & type) !== 0) continue;
      if ((resist & type) !== 0) amount >>= 1;
      if ((vulnerable & type) !== 0) amount += amount;
    }
    if (amount > 0) typesDealt |= type;
    total += amount;
  }
  if (blow.halved) total >>= 1;
  total = Math.max(0, total - blow.less);
  if (healed > 0) regain(field, target, healed, target);
  return total;
}

function damageHelp(field: Field, maker: Body): number {
  let sum = 0;
  for (let at = 0; at < maker.heldCount; at += 1) {
    const mark = maker.held[at]?.mark;
    if (mark) sum += mark.damageBonus + field.dice.sum(mark.damageCount, mark.damageSides);
  }
  return sum;
}

/** Takes hit points from somebody, with all that follows; answers how many went, temporary ones included. */
export function takeHarm(
  field: Field,
  target: Body,
  amount: number,
  maker: Body,
  critical: boolean,
): number {
  if (amount <= 0 || target.state >= DEAD) return 0;
  const types = typesDealt;
  if (target.state !== STANDING) return hurtFallen(field, target, amount, critical, types);
  const shielded = Math.min(target.temporary, amount);
  target.temporary -= shielded;
  const through = amount - shielded;
  const gone = Math.min(target.hitPoints, through);
  target.hitPoints -= gone;
  count(field, maker, target, gone + shielded);
  if (field.tale !== null) {
    field.tale.push({
      ...{ is: 'harm', who: target.name, amount: gone + shielded, rolled: amount },
      ...{ left: target.hitPoints, temporary: target.temporary },
    });
  }
  if ((types & target.kind.regenerationStoppedBy) !== 0) target.regenerationStopped = true;
  if (target.hitPoints === 0)
    fall(field, target, through - gone, { amount: through, critical, types });
  else if (target.concentrating !== null) holdOn(field, target, amount);
  if (target.heldCount > 0 && target.state === STANDING) shakenOff(field, target);
  return gone + shielded;
}

function count(field: Field, maker: Body, target: Body, amount: number): void {
  target.taken += amount;
  maker.dealt += amount;
  const side = maker.kind.side;
  field.dealt[side] = (field.dealt[side] as number) + amount;
  const { deed } = field;
  if (deed === null) return;
  const counted = field.counts[maker.kind.at]?.[deed.at];
  if (counted !== undefined) counted.damage += amount;
}

function holdOn(field: Field, body: Body, amount: number): void {
  if (!keepsConcentration(field, body, amount)) {
    if (field.tale !== null && body.concentrating !== null) {
      field.tale.push({
        ...{ is: 'concentration', who: body.name, deed: body.concentrating.name, kept: false },
        ...{ die: 0, bonus: 0, dc: 0 },
      });
    }
    endConcentration(field, body);
  }
}

/** Sleep ends with damage; some spells ask for their save again. */
function shakenOff(field: Field, body: Body): void {
  for (let at = body.heldCount - 1; at >= 0; at -= 1) {
    const mark = body.held[at]?.mark;
    if (!mark) continue;
    if (mark.onDamage) dropMark(field, body, at);
    else if (
      mark.saveWhen === 'damage' &&
      asksSave(field, body, mark.saveAbility, mark.saveDc, mark.conditions)
    ) {
      dropMark(field, body, at);
    }
  }
}

type Last = { amount: number; critical: boolean; types: number };

/** 0 hit points: monsters die, characters fall (SRD 5.1, "Dropping to 0 Hit Points"). */
function fall(field: Field, body: Body, beyond: number, last: Last): void {
  const { kind } = body;
  if (kind.relentless > 0 && !body.relentlessSpent && last.amount <= kind.relentless) {
    body.relentlessSpent = true;
    holdsOn(field, body, 'Relentless');
    return;
  }
  if (
    kind.undeadFortitude &&
    !last.critical &&
    (last.types & RADIANT) === 0 &&
    asksSave(field, body, CONSTITUTION, 5 + last.amount, 0)
  ) {
    holdsOn(field, body, 'Undead Fortitude');
    return;
  }
  body.wasDown = true;
  if (kind.savesAtZero && beyond < body.maximum) {
    leaveFeet(field, body);
    body.state = DYING;
    body.successes = 0;
    body.failures = 0;
    if (field.tale !== null) field.tale.push({ is: 'falls', who: body.name });
    endWithMaker(field, body);
    reckonMarks(field, body);
  } else if (kind.regenerationKeepsAlive && kind.regeneration > 0 && !body.regenerationStopped) {
    leaveFeet(field, body);
    body.state = DYING;
    field.rising[kind.side] = (field.rising[kind.side] as number) + 1;
    if (field.tale !== null) field.tale.push({ is: 'falls', who: body.name });
    endWithMaker(field, body);
    reckonMarks(field, body);
  } else die(field, body);
}

function holdsOn(field: Field, body: Body, why: string): void {
  body.hitPoints = 1;
  if (field.tale !== null) field.tale.push({ is: 'holds-on', who: body.name, why });
}

/** Takes somebody from the count of those on their feet. */
export function leaveFeet(field: Field, body: Body): void {
  if (body.state !== STANDING) return;
  const { side, line } = body.kind;
  field.standing[side] = (field.standing[side] as number) - 1;
  if (line === 'front') field.front[side] = (field.front[side] as number) - 1;
}

/** Somebody dies; what bursts when it does waits for the end of the deed that killed it. */
export function die(field: Field, body: Body): void {
  if (body.state === DEAD) return;
  if (body.state === DYING && !body.kind.savesAtZero) {
    const { side } = body.kind;
    field.rising[side] = (field.rising[side] as number) - 1;
  }
  leaveFeet(field, body);
  body.wasDown = true;
  body.state = DEAD;
  body.hitPoints = 0;
  if (field.tale !== null) field.tale.push({ is: 'dies', who: body.name });
  endWithMaker(field, body);
  if (body.kind.dies.length > 0) field.bursting.push(body);
}

/** Damage at 0 hit points fails a death save, a critical hit two; as much as the maximum kills. */
function hurtFallen(
  field: Field,
  body: Body,
  amount: number,
  critical: boolean,
  types: number,
): number {
  if (!body.kind.savesAtZero) {
    if ((types & body.kind.regenerationStoppedBy) !== 0) die(field, body);
    return 0;
  }
  if (body.state === STABLE) {
    body.state = DYING;
    body.successes = 0;
    body.failures = 0;
  }
  body.failures += critical ? 2 : 1;
  if (body.failures >= 3 || amount >= body.maximum) die(field, body);
  return 0;
}

/** Gives hit points back; whoever lay dying gets up, prone. Answers how many it were. */
export function regain(field: Field, body: Body, amount: number, maker: Body): number {
  if (body.state >= DEAD || amount <= 0 || body.noHealing || (body.conditions & PETRIFIED) !== 0)
    return 0;
  const given = Math.min(amount, body.maximum - body.hitPoints);
  if (given <= 0) return 0;
  const fallen = body.state !== STANDING;
  body.hitPoints += given;
  maker.healed += given;
  const { deed } = field;
  const counted = deed === null ? undefined : field.counts[maker.kind.at]?.[deed.at];
  if (counted !== undefined) counted.healed += given;
  if (field.tale !== null)
    field.tale.push({ is: 'heal', who: body.name, amount: given, left: body.hitPoints });
  if (fallen) rise(field, body);
  return given;
}

function rise(field: Field, body: Body): void {
  const { side, line } = body.kind;
  if (!body.kind.savesAtZero) field.rising[side] = (field.rising[side] as number) - 1;
  body.state = STANDING;
  body.successes = 0;
  body.failures = 0;
  field.standing[side] = (field.standing[side] as number) + 1;
  if (line === 'front') field.front[side] = (field.front[side] as number) + 1;
  if (field.tale !== null)
    field.tale.push({ is: 'rises', who: body.name, hitPoints: body.hitPoints });
  reckonMarks(field, body);
}

/** Temporary hit points do not add up: the more of the two stay (SRD 5.1, "Temporary Hit Points"). */
export function shelter(field: Field, body: Body, amount: number): void {
  if (body.state >= DEAD || amount <= body.temporary) return;
  body.temporary = amount;
  if (field.tale !== null) field.tale.push({ is: 'shielded', who: body.name, amount });
}

/** A maximum that goes down takes the hit points above it along; at 0 one dies (SRD 5.1, "Wight": Life Drain). */
export function lowerMaximum(field: Field, body: Body, amount: number): void {
  if (body.state >= DEAD || amount <= 0) return;
  body.maximum = Math.max(0, body.maximum - amount);
  if (body.maximum === 0) die(field, body);
  else if (body.hitPoints > body.maximum) body.hitPoints = body.maximum;
}
