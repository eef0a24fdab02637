import type { Facts } from './facts';
import type { Sheet } from './sheet';

/** Resistances, immunities and advantages without duplicates, with their sources. */
export function defencesOf(
  facts: Facts,
): Pick<Sheet, 'defences' | 'conditionImmunities' | 'immunities' | 'advantages'> {
  const defences = facts
    .given('defence')
    .filter(({ gift, had }) => (gift.level ?? 0) <= had.amountLevel)
    .flatMap(({ gift, had }) => gift.to.map((to) => ({ how: gift.how, to, from: had.name })));
  const conditionImmunities = facts
    .given('condition-immunity')
    .flatMap(({ gift, had }) => gift.to.map((to) => ({ to, from: had.name })));
  const immunities = facts
    .given('immunity')
    .map(({ gift, had }) => ({ to: gift.to, from: had.name }));
  const advantages = facts
    .given('advantage')
    .map(({ gift, had }) => ({ on: gift.on, from: had.name }));
  return {
    defences: once(defences, ({ how, to }) => `${how} ${to}`),
    conditionImmunities: once(conditionImmunities, ({ to }) => to),
    immunities: once(immunities, ({ to }) => to),
    advantages: once(advantages, ({ on }) => on),
  };
}

function once<T>(list: readonly T[], nameOf: (one: T) => string): T[] {
  const met = new Set<string>();
  return list.filter((one) => {
    const fresh = !met.has(nameOf(one));
    met.add(nameOf(one));
    return fresh;
  });
}
