import type { DamageType } from '~/rules/damage-types';
import type { Option } from './feature';

/** An option that gives resistance to a damage type. */
export function resistanceTo(type: DamageType): Option {
  return {
    slug: type,
    name: `${type[0]?.toUpperCase()}${type.slice(1)}`,
    words: `You are resistant to ${type} damage.`,
    gifts: [{ gives: 'defence', how: 'resistant', to: [type] }],
  };
}
