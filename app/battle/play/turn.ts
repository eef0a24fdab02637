import { RESTRAINED } from '../arena/bits';
import { type Body, DEAD, DYING, FLED, STABLE, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { CompiledDeed } from '../arena/kind';
import { chooseDeed, worthNow } from './choose';
import { die, leaveFeet, PLAIN_BLOW, regain, rolledHarm, shelter, takeHarm } from './harm';
import { clearMarks, dropMark, endWithMaker, reckonMarks } from './marks';
import { perform, performOn, provoke } from './perform';
import { asksSave } from './saves';
import type { Roll20 } from './when';

const CALM: Roll20 = { advantage: false, disadvantage: false, critical: false };

/** Whether the fight is decided: one side has nobody who stands, gets up by itself, or is still to come. */
export function isDecided(field: Field): boolean {
  return isBeaten(field, 0) || isBeaten(field, 1);
}

export function isBeaten(field: Field, side: 0 | 1): boolean {
  return (
    (field.standing[side] as number) === 0 &&
    (field.rising[side] as number) === 0 &&
    (field.coming[side] as number) === 0
  );
}

/** One creature's whole turn. */
export function takeTurn(field: Field, body: Body): void {
  if (body.state >= DEAD) return;
  field.active = body;
  if (field.tale !== null) {
    field.tale.push({
      is: 'turn',
      who: body.name,
      hitPoints: body.hitPoints,
      maximum: body.maximum,
    });
  }
  beginTurn(field, body);
  if (body.state === STANDING && !isDecided(field)) {
    if (body.surprised && !field.modern) {
      if (field.tale !== null) field.tale.push({ is: 'surprised', who: body.name });
    } else if (body.helpless) {
      if (field.tale !== null) field.tale.push({ is: 'helpless', who: body.name });
    } else act(field, body);
  }
  if (body.state < DEAD) finishTurn(field, body);
  body.surprised = false;
  body.acted = true;
  field.active = null;
}

function beginTurn(field: Field, body: Body): void {
  const { kind } = body;
  body.reactionLeft = true;
  body.shield = 0;
  body.usedThisTurn = 0;
  body.legendaryLeft = kind.legendaryActions;
  for (const at of kind.renewedEachTurn) body.resources[at] = kind.resources[at]?.most ?? 0;
  if (body.reckless) {
    body.reckless = false;
    reckonMarks(field, body);
  }
  if (body.made > 0) passMade(field, body);
  if (body.heldCount > 0) passHeld(field, body, false);
  if (body.state === DYING) lieDying(field, body);
  if (body.state !== STANDING) return;
  if (kind.regeneration > 0) {
    if (!body.regenerationStopped) regain(field, body, kind.regeneration, body);
    body.regenerationStopped = false;
  }
  for (const at of kind.recharges) recharge(field, body, at);
  for (let at = 0; at < body.kept.length; at += 1) {
    if ((body.kept[at] as number) > 0) body.kept[at] = (body.kept[at] as number) - 1;
  }
  for (const deed of kind.ownStart) perform(field, body, deed);
  if (field.has.foeStart) suffer(field, body, true);
}

/** A breath comes back on a high enough d6 (SRD 5.1, "Recharge X–Y"). */
function recharge(field: Field, body: Body, at: number): void {
  const resource = body.kind.resources[at];
  if (resource === undefined || (body.resources[at] as number) >= resource.most) return;
  const rolled = field.dice.die(6);
  const back = rolled >= resource.rechargeOn;
  if (back) body.resources[at] = resource.most;
  if (field.tale !== null)
    field.tale.push({ is: 'recharge', who: body.name, what: resource.name, die: rolled, back });
}

/** Death saves of those who make them; others get up by themselves, or are dead for good. */
function lieDying(field: Field, body: Body): void {
  if (!body.kind.savesAtZero) {
    if (body.regenerationStopped) die(field, body);
    else regain(field, body, body.kind.regeneration, body);
    body.regenerationStopped = false;
    return;
  }
  const rolled = field.dice.die(20);
  if (rolled === 20) {
    regain(field, body, 1, body);
    return;
  }
  if (rolled === 1) body.failures += 2;
  else if (rolled >= 10) body.successes += 1;
  else body.failures += 1;
  if (field.tale !== null) {
    field.tale.push({
      ...{ is: 'death-save', who: body.name, die: rolled },
      ...{ successes: body.successes, failures: body.failures },
    });
  }
  if (body.failures >= 3) die(field, body);
  else if (body.successes >= 3) {
    body.state = STABLE;
    if (field.tale !== null) field.tale.push({ is: 'stable', who: body.name });
  }
}

/** What others did to somebody whose turn begins or ends: auras, stench, fire around a body. */
function suffer(field: Field, body: Body, start: boolean): void {
  for (const foe of field.sides[1 - body.kind.side] as readonly Body[]) {
    const deeds = start ? foe.kind.foeStart : foe.kind.foeEnd;
    if (deeds.length === 0 || foe.state !== STANDING || foe.helpless) continue;
    if (field.lines && body.kind.line !== 'front') continue;
    for (const deed of deeds) {
      if (body.state === STANDING) performOn(field, foe, deed, body);
    }
  }
}

/** Spans that are counted by the turns of whoever laid a mark. */
function passMade(field: Field, maker: Body): void {
  for (const body of field.bodies) {
    for (let at = body.heldCount - 1; at >= 0; at -= 1) {
      const held = body.held[at];
      const mark = held?.mark;
      if (held === undefined || !mark || held.maker !== maker) continue;
      if (mark.ongoing?.at === 'maker-start') ail(field, body, maker, at);
      if (held.mark !== mark) continue;
      if (held.rounds > 0) {
        held.rounds -= 1;
        if (held.rounds === 0) {
          dropMark(field, body, at);
          continue;
        }
      }
      if (mark.turnOf === 'maker' && !mark.turnAtEnd) dropMark(field, body, at);
    }
  }
}

/** What lies on a creature, at the start or the end of its own turn. */
function passHeld(field: Field, body: Body, end: boolean): void {
  for (let at = body.heldCount - 1; at >= 0; at -= 1) {
    const held = body.held[at];
    const mark = held?.mark;
    if (held === undefined || !mark) continue;
    if (mark.ongoing?.at === (end ? 'bearer-end' : 'bearer-start'))
      ail(field, body, held.maker ?? body, at);
    if (held.mark !== mark || body.state >= DEAD) continue;
    if (!end && mark.renews > 0) {
      if (mark.renewsTemporary) shelter(field, body, mark.renews);
      else regain(field, body, mark.renews, body);
    }
    // Whoever laid it cannot count its rounds any more.
    if (!end && held.rounds > 0 && held.maker !== null && held.maker.state >= DEAD) {
      held.rounds -= 1;
      if (held.rounds === 0) {
        dropMark(field, body, at);
        continue;
      }
    }
    if (mark.standsUp && !end && !body.helpless) dropMark(field, body, at);
    else if (mark.turnOf === 'bearer' && mark.turnAtEnd === end) {
      if (held.skip) held.skip = false;
      else dropMark(field, body, at);
    } else if (mark.saveWhen === (end ? 'turn-end' : 'turn-start')) {
      if (asksSave(field, body, mark.saveAbility, mark.saveDc, mark.conditions))
        dropMark(field, body, at);
    }
  }
}

/** Damage that comes again: burning, poison, a swallower's acid. */
function ail(field: Field, body: Body, maker: Body, at: number): void {
  const ongoing = body.held[at]?.mark?.ongoing;
  if (!ongoing || body.state >= DEAD) return;
  let half = false;
  if (ongoing.ability >= 0 && asksSave(field, body, ongoing.ability, ongoing.dc, 0)) {
    if (!ongoing.half) return;
    half = true;
  }
  PLAIN_BLOW.half = half;
  const harm = rolledHarm(field, ongoing.damage, maker, body, CALM, PLAIN_BLOW);
  PLAIN_BLOW.half = false;
  takeHarm(field, body, harm, maker, false);
}

function act(field: Field, body: Body): void {
  const { kind } = body;
  if (flees(field, body)) return;
  if (body.heldCount > 0 && breaksFree(field, body)) return;
  if (kind.reckless && !body.reckless) {
    body.reckless = true;
    body.againstAdvantage = 1;
  }
  let actions = 1;
  let spellCast = false;
  for (const deed of kind.free) {
    if (worthNow(field, body, deed) <= 0) continue;
    perform(field, body, deed);
    if (grantsAction(deed)) actions += 1;
  }
  for (let at = 0; at < body.heldCount; at += 1) if (body.held[at]?.mark?.extraAction) actions += 1;
  const bonus = chooseDeed(field, body, kind.bonus, true);
  if (bonus !== null) {
    spellCast = bonus.spellLevel > 0;
    perform(field, body, bonus);
  }
  // After a spell as a bonus action only a cantrip may follow in 2014; one slot a turn is the rule of 2024: the same here.
  for (; actions > 0 && body.state === STANDING && !isDecided(field); actions -= 1) {
    const deed = chooseDeed(field, body, kind.actions, !spellCast);
    if (deed === null) break;
    perform(field, body, deed);
    if (field.modern && deed.spellLevel > 0) spellCast = true;
  }
}

function grantsAction(deed: CompiledDeed): boolean {
  for (const step of deed.steps) if (step.does === 'mark' && step.mark.extraAction) return true;
  return false;
}

/** Whoever has had enough leaves, and those in whose reach it stood strike at its back. */
function flees(field: Field, body: Body): boolean {
  const { fleeAt, breakAt } = body.kind.tactics;
  if (fleeAt === 0 && breakAt >= 100) return false;
  const spent = body.hitPoints * 100 <= fleeAt * body.maximum;
  if (!spent && !isBroken(field, body, breakAt)) return false;
  provoke(field, body);
  if (body.state !== STANDING) return true;
  leaveFeet(field, body);
  body.state = FLED;
  if (field.tale !== null) field.tale.push({ is: 'flees', who: body.name });
  endWithMaker(field, body);
  clearMarks(field, body);
  return true;
}

function isBroken(field: Field, body: Body, breakAt: number): boolean {
  if (breakAt >= 100) return false;
  let down = 0;
  let all = 0;
  for (const one of field.sides[body.kind.side]) {
    if (one.summoned) continue;
    all += 1;
    if (one.wasDown && one.state !== STANDING) down += 1;
  }
  return down * 100 >= breakAt * all;
}

/** An action spent to get free: from what keeps hurting, and from what an action alone can end. */
function breaksFree(field: Field, body: Body): boolean {
  for (let at = 0; at < body.heldCount; at += 1) {
    const mark = body.held[at]?.mark;
    if (!mark) continue;
    if (mark.saveWhen === 'action') {
      if (asksSave(field, body, mark.saveAbility, mark.saveDc, mark.conditions))
        dropMark(field, body, at);
      return true;
    }
    if (mark.escape > 0 && mark.ongoing !== null && (mark.conditions & RESTRAINED) !== 0) {
      const best = Math.max(body.kind.checks[0] as number, body.kind.checks[1] as number);
      if (field.dice.die(20) + best >= mark.escape) dropMark(field, body, at);
      return true;
    }
  }
  return false;
}

function finishTurn(field: Field, body: Body): void {
  if (body.made > 0) {
    for (const other of field.bodies) {
      for (let at = other.heldCount - 1; at >= 0; at -= 1) {
        const held = other.held[at];
        if (held?.maker !== body || held.mark?.turnOf !== 'maker' || !held.mark.turnAtEnd) continue;
        if (held.skip) held.skip = false;
        else dropMark(field, other, at);
      }
    }
  }
  if (body.heldCount > 0) passHeld(field, body, true);
  if (body.state !== STANDING) return;
  for (const deed of body.kind.ownEnd) perform(field, body, deed);
  if (field.has.foeEnd) suffer(field, body, false);
}

/** After somebody else's turn: those with legendary actions left take one (SRD 5.1, "Legendary Actions"). */
export function takeLegendary(field: Field, after: Body): void {
  for (const body of field.order) {
    const { kind } = body;
    if (body === after || kind.legendary.length === 0 || body.legendaryLeft === 0) continue;
    if (body.state !== STANDING || body.helpless || (body.surprised && !field.modern)) continue;
    const deed = chooseLegendary(field, body);
    if (deed === null) continue;
    body.legendaryLeft -= deed.legendaryCost;
    perform(field, body, deed);
    if (isDecided(field)) return;
  }
}

/** The best for what it costs; a dear one is waited for only while enough turns of others are to come. */
function chooseLegendary(field: Field, body: Body): CompiledDeed | null {
  const open = body.kind.legendary;
  let best: CompiledDeed | null = null;
  let most = 0;
  for (const deed of open) {
    if (deed.legendaryCost > body.legendaryLeft) continue;
    const each = Math.floor((worthNow(field, body, deed) * 6) / deed.legendaryCost);
    if (each > most) {
      most = each;
      best = deed;
    }
  }
  return best;
}
