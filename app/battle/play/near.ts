import { type Body, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import { performOn } from './perform';

/** Applies the foes' deeds for the start or end of this creature's turn: auras, stench, fire around a body. */
export function suffer(field: Field, body: Body, start: boolean): void {
  for (const foe of field.sides[1 - body.kind.side] as readonly Body[]) {
    const deeds = start ? foe.kind.foeStart : foe.kind.foeEnd;
    if (deeds.length === 0 || foe.state !== STANDING || foe.helpless) continue;
    if (field.lines && body.kind.line !== 'front') continue;
    for (const deed of deeds) {
      if (body.state === STANDING) performOn(field, foe, deed, body);
    }
  }
}
