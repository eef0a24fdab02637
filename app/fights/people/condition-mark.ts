import type { Condition } from '~/rules/conditions';
import type { Standing } from '../log/deeds';

type Mark = NonNullable<Standing['lasting']>[number];

/** A mark for a condition that a combatant joins with; nothing ends it automatically. */
export function conditionMark(condition: Condition): Mark {
  const name = condition.charAt(0).toUpperCase() + condition.slice(1);
  return {
    id: condition,
    name,
    conditions: [condition],
    text: '',
    colour: 'gray',
    sign: 'circle',
    maker: null,
    ends: {},
    ongoing: null,
    hidden: false,
    despiteImmunity: true,
  };
}
