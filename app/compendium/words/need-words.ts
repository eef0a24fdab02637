import type { Need } from '../records/needs';
import { capital, listed } from './plain-words';

/**
 * Words requirements as a clause after "if": "the target is a Large or smaller creature and the boar moved 20+ feet
 * straight toward it right before the hit"; null when one cannot be worded yet.
 */
export function needWords(needs: readonly Need[], self: string): string | null {
  const said = needs.map((need) => clause(need, self));
  return said.includes(null) ? null : said.join(' and ');
}

function clause(need: Need, self: string): string | null {
  switch (need.if) {
    case 'size':
      if (need.of !== 'target' || need.atMost === undefined) return null;
      return `the target is a ${need.atMost} or smaller creature`;
    case 'type':
      if (need.of !== 'target') return null;
      return `the target is ${need.not ? 'not ' : ''}${listed(
        need.types.map((type) => `a ${capital(type)}`),
        'or',
      )}`;
    case 'charged':
      return `the ${self} moved at least ${need.feet} feet straight toward the target right before the hit`;
    case 'advantage':
      return `the attack roll had ${need.not ? 'no ' : ''}Advantage`;
    case 'state':
      if (need.anyOf.length !== 1 || need.anyOf[0] !== 'bloodied') return null;
      return `the ${need.of === 'self' ? self : 'target'} is ${need.not ? 'not ' : ''}Bloodied`;
    default:
      return null;
  }
}
