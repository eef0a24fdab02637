import type { DamageType } from '~/rules/damage-types';
import type { Option } from './feature';

/** Resistance to a kind of damage, as one of several that a feature lets one choose from. */
export function resistanceTo(type: DamageType): Option {
  return {
    ...{ slug: type, name: `${type[0]?.toUpperCase()}${type.slice(1)}` },
    words: `You are resistant to ${type} damage.`,
    gifts: [{ gives: 'defence', how: 'resistant', to: [type] }],
  };
}
