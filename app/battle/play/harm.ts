import { damageBit } from '../arena/bits';
import { type Body, DEAD, DYING, STABLE, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import { dropMark, endConcentration, endWithMaker, reckonMarks } from './marks';
import { lastTypes } from './roll-harm';
import { asksSave, keepsConcentration } from './saves';

const RADIANT = damageBit('radiant');
const CONSTITUTION = 2;

/** Takes hit points from a creature, with all consequences; returns how many it lost, temporary ones included. */
export function takeHarm(
  field: Field,
  target: Body,
  amount: number,
  maker: Body,
  critical: boolean,
): number {
  if (amount <= 0 || target.state >= DEAD) return 0;
  const types = lastTypes();
  const shielded = Math.min(target.temporary, amount);
  target.temporary -= shielded;
  const through = amount - shielded;
  if (target.state !== STANDING) return hurtFallen(field, target, through, critical, types);
  const gone = Math.min(target.hitPoints, through);
  target.hitPoints -= gone;
  count(field, maker, target, gone + shielded);
  if (field.tale !== null) {
    field.tale.push({
      is: 'harm',
      who: target.name,
      amount: gone + shielded,
      rolled: amount,
      left: target.hitPoints,
      temporary: target.temporary,
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
        is: 'concentration',
        who: body.name,
        deed: body.concentrating.name,
        kept: false,
        die: 0,
        bonus: 0,
        dc: 0,
      });
    }
    endConcentration(field, body);
  }
}

/** Damage ends some marks, such as sleep; for others it triggers another save. */
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

/** A creature drops to 0 hit points: monsters die, characters fall (SRD 5.1, "Dropping to 0 Hit Points"). */
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

/** Removes a creature from the counts of those standing. */
export function leaveFeet(field: Field, body: Body): void {
  if (body.state !== STANDING) return;
  const { side, line } = body.kind;
  field.standing[side] = (field.standing[side] as number) - 1;
  if (line === 'front') field.front[side] = (field.front[side] as number) - 1;
}

/** A creature dies; its death burst waits until the end of the deed that killed it. */
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
  body.temporary = 0;
  if (field.tale !== null) field.tale.push({ is: 'dies', who: body.name });
  endWithMaker(field, body);
  if (body.kind.dies.length > 0) field.bursting.push(body);
}

/**
 * Damage beyond temporary hit points at 0 hit points fails a death save, a critical hit two; damage of at least the
 * maximum kills.
 */
function hurtFallen(
  field: Field,
  body: Body,
  amount: number,
  critical: boolean,
  types: number,
): number {
  if (amount === 0) return 0;
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

/**
 * Lowers a creature's maximum, and its hit points with it if they exceed the new maximum; at 0 it dies (SRD 5.1,
 * "Wight": Life Drain).
 */
export function lowerMaximum(field: Field, body: Body, amount: number): void {
  if (body.state >= DEAD || amount <= 0) return;
  body.maximum = Math.max(0, body.maximum - amount);
  if (body.maximum === 0) die(field, body);
  else if (body.hitPoints > body.maximum) body.hitPoints = body.maximum;
}
