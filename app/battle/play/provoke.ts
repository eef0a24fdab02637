import type { Body } from '../arena/body';
import type { Field } from '../arena/field';
import { strike } from './attack';
import { canReact } from './react';

/**
 * A creature leaves the enemy's line: the first foe there with a reaction left makes an opportunity attack (SRD 5.1,
 * "Opportunity Attacks").
 */
export function provoke(field: Field, mover: Body): void {
  if (!field.reactions || mover.kind.flyby || mover.kind.line === 'flying') return;
  for (const foe of field.sides[1 - mover.kind.side] as readonly Body[]) {
    const { opportunity, opportunityDeed, line } = foe.kind;
    if (opportunity === null || opportunityDeed === null || line !== 'front') continue;
    if (!canReact(field, foe) || mover === foe.charmer) continue;
    foe.reactionLeft = false;
    if (field.tale !== null)
      field.tale.push({ is: 'reaction', who: foe.name, name: 'Opportunity attack' });
    const before = field.deed;
    field.deed = opportunityDeed;
    strike(field, opportunity, foe, mover, false, opportunityDeed);
    field.deed = before;
    return;
  }
}
