import { ABILITIES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { Field } from './fields';

/** The form of a new creature: a plain but complete one of its edition. */
export function blankFields(name: string, edition: Edition): Field[] {
  return [
    ['name', name],
    ['edition', edition],
    ['size', 'Medium'],
    ['type', 'monstrosity'],
    ['alignment', 'unaligned'],
    ['cr', '1'],
    ['ac', '12'],
    ['hp.count', '5'],
    ['speed.walk', '30'],
    ...ABILITIES.map((ability): Field => [ability, '10']),
  ];
}
