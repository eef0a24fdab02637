import { type Body, DEAD, STANDING } from '../arena/body';
import { type Field, stepsOfDeed } from '../arena/field';
import { act } from './act';
import { beginTurn } from './begin-turn';
import { isDecided } from './decided';
import { dropMark } from './marks';
import { suffer } from './near';
import { passHeld } from './pass-marks';
import { perform } from './perform';

/** One creature's whole turn. */
export function takeTurn(field: Field, body: Body): void {
  if (body.state >= DEAD) return;
  field.active = body;
  field.steps += stepsOfDeed(field);
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
