import { type Body, DEAD } from '../arena/body';
import type { Field } from '../arena/field';
import { takeHarm } from './harm';
import { regain, shelter } from './heal';
import { dropMark } from './marks';
import { PLAIN_BLOW, rolledHarm } from './roll-harm';
import { asksSave } from './saves';
import type { Roll20 } from './when';

const CALM: Roll20 = { advantage: false, disadvantage: false, critical: false };

/** Handles the marks on a creature at the start or the end of its own turn. */
export function passHeld(field: Field, body: Body, end: boolean): void {
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
    // A maker that is gone has no turns any more, so count the rounds here.
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

/** Applies the recurring damage of a mark: burning, poison, a swallower's acid. */
export function ail(field: Field, body: Body, maker: Body, at: number): void {
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
