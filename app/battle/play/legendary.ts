import { type Body, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import type { CompiledDeed } from '../arena/kind';
import { worthNow } from './choose';
import { isDecided } from './decided';
import { perform } from './perform';

/**
 * After another creature's turn: each creature with legendary actions left takes one (SRD 5.1, "Legendary Actions").
 */
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

/** The legendary action that can still be paid with the greatest value per action spent. */
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
