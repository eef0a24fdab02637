import { type Body, DYING, STABLE, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import { die } from './harm';
import { regain } from './heal';
import { dropMark, reckonMarks } from './marks';
import { suffer } from './near';
import { ail, passHeld } from './pass-marks';
import { perform } from './perform';

export function beginTurn(field: Field, body: Body): void {
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
  const lay = body.state === DYING;
  if (lay) lieDying(field, body);
  if (body.state !== STANDING) return;
  // A creature that has just got up by regeneration has used this turn's regeneration.
  if (kind.regeneration > 0 && (!lay || kind.savesAtZero)) {
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

/** Rolls whether a resource recharges on a high enough d6 (SRD 5.1, "Recharge X–Y"). */
function recharge(field: Field, body: Body, at: number): void {
  const resource = body.kind.resources[at];
  if (resource === undefined || (body.resources[at] as number) >= resource.most) return;
  const rolled = field.dice.die(6);
  const back = rolled >= resource.rechargeOn;
  if (back) body.resources[at] = resource.most;
  if (field.tale !== null)
    field.tale.push({ is: 'recharge', who: body.name, what: resource.name, die: rolled, back });
}

/** A turn at 0 hit points: a death save, or for creatures without death saves getting up by regeneration, or death. */
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
      is: 'death-save',
      who: body.name,
      die: rolled,
      successes: body.successes,
      failures: body.failures,
    });
  }
  if (body.failures >= 3) die(field, body);
  else if (body.successes >= 3) {
    body.state = STABLE;
    if (field.tale !== null) field.tale.push({ is: 'stable', who: body.name });
  }
}

/** Counts down the marks whose duration is measured in their maker's turns. */
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
