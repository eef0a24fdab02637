import { AWAY, type Body, DEAD, resetBody, STABLE, STANDING } from '../arena/body';
import type { Carried, Field } from '../arena/field';
import { BATTLE_LIMITS } from '../sheet/battle';
import { isBeaten, isDecided } from './decided';
import { rollInitiative } from './initiative';
import { takeLegendary } from './legendary';
import { reckonMarks } from './marks';
import { perform } from './perform';
import { takeTurn } from './turn';

/** The end of a fight: who won (null: nobody), and in which round. */
export type Ending = { winner: 0 | 1 | null; rounds: number; brokenOff: boolean };

/** Callbacks of an observer of many fights; `field` is the state at that moment. */
export type Watch = { roundOver(field: Field): void; over(field: Field, ending: Ending): void };

const ENDING: Ending = { winner: null, rounds: 0, brokenOff: false };

/** Plays one fight from start to end; the same number and seed give the same fight. */
export function playFight(field: Field, fight: number, watch: Watch | null): Ending {
  begin(field, fight);
  let round = 1;
  let brokenOff = false;
  for (; ; round += 1) {
    if (round > BATTLE_LIMITS.rounds) {
      round = BATTLE_LIMITS.rounds;
      brokenOff = true;
      break;
    }
    field.round = round;
    playRound(field);
    watch?.roundOver(field);
    if (isDecided(field)) break;
  }
  const a = isBeaten(field, 0);
  const b = isBeaten(field, 1);
  ENDING.winner = brokenOff || a === b ? null : a ? 1 : 0;
  ENDING.rounds = round;
  ENDING.brokenOff = brokenOff;
  if (field.tale !== null) field.tale.push({ is: 'over', winner: ENDING.winner, round });
  watch?.over(field, ENDING);
  return ENDING;
}

function begin(field: Field, fight: number): void {
  const { dice } = field;
  const { options } = field.battle;
  dice.begin(fight);
  field.round = 0;
  field.active = null;
  field.deed = null;
  field.standing.fill(0);
  field.front.fill(0);
  field.coming.fill(0);
  field.rising.fill(0);
  field.dealt.fill(0);
  field.bursting.length = 0;
  for (const body of field.bodies) {
    const { kind } = body;
    const { average, count, sides, bonus } = kind.combatant.hitPoints;
    const rolled = !options.fixedHitPoints && count > 0;
    resetBody(body, rolled ? Math.max(1, dice.sum(count, sides) + bonus) : average);
    if (field.carried !== null && kind.side === 0 && !body.summoned)
      carryOver(field, body, field.carried);
    if (body.state === STANDING) join(field, body);
    else if (body.state === AWAY && !body.summoned)
      field.coming[kind.side] = (field.coming[kind.side] as number) + 1;
    const surprised = options.surprised === (kind.side === 0 ? 'a' : 'b');
    body.surprised = surprised && !kind.alert;
  }
  rollInitiative(field);
}

/** Carries over wounds and spent resources; a creature at 0 hit points is still down. */
function carryOver(field: Field, body: Body, carried: Carried): void {
  const at = body.at;
  body.hitPoints = carried.hitPoints[at] ?? body.hitPoints;
  const resources = carried.resources[at];
  if (resources !== undefined) body.resources.set(resources);
  if (carried.dead[at] === 1) body.state = DEAD;
  else if (body.hitPoints === 0) {
    body.state = STABLE;
    reckonMarks(field, body);
  }
}

function join(field: Field, body: Body): void {
  const { side, line } = body.kind;
  body.state = STANDING;
  field.standing[side] = (field.standing[side] as number) + 1;
  if (line === 'front') field.front[side] = (field.front[side] as number) + 1;
}

function playRound(field: Field): void {
  const { tale } = field;
  if (tale !== null) tale.push({ is: 'round', round: field.round });
  field.dealt.fill(0);
  if ((field.coming[0] as number) + (field.coming[1] as number) > 0) arrive(field);
  for (const body of field.bodies) body.aimedAt = 0;
  const { order } = field;
  let lairActs = field.has.lair;
  for (let at = 0; at < order.length; at += 1) {
    const body = order[at] as Body;
    if (lairActs && body.initiativeCount < LAIR_COUNT) {
      lairActs = false;
      playLair(field);
      if (isDecided(field)) return;
    }
    if (body.state >= DEAD) continue;
    takeTurn(field, body);
    if (isDecided(field)) return;
    if (field.has.legendary) {
      takeLegendary(field, body);
      if (isDecided(field)) return;
    }
  }
  if (lairActs) playLair(field);
}

/** Reinforcements act in the round in which they arrive. */
function arrive(field: Field): void {
  for (const body of field.bodies) {
    if (body.state !== AWAY || body.summoned || body.arrives > field.round) continue;
    const { side } = body.kind;
    field.coming[side] = (field.coming[side] as number) - 1;
    join(field, body);
    if (field.tale !== null) field.tale.push({ is: 'comes', who: body.name, round: field.round });
  }
}

const LAIR_COUNT = 20;

/**
 * On initiative count 20, losing ties: one lair action a round, never the same in two consecutive rounds (SRD 5.1,
 * "Lair Actions").
 */
function playLair(field: Field): void {
  for (const body of field.bodies) {
    const { lair } = body.kind;
    if (lair.length === 0 || body.state !== STANDING || body.helpless) continue;
    const at = lairActionOf(field, body);
    body.lastLair = at;
    const deed = lair[at];
    if (deed !== undefined) perform(field, body, deed);
    if (isDecided(field)) return;
  }
}

/** A random lair action other than the last one; -1: there is no other. */
function lairActionOf(field: Field, { kind: { lair }, lastLair }: Body): number {
  if (lastLair < 0) return field.dice.die(lair.length) - 1;
  if (lair.length === 1) return -1;
  const other = field.dice.die(lair.length - 1) - 1;
  return other < lastLair ? other : other + 1;
}
