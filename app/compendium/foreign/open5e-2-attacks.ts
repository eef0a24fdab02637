import type { AttackNumbers } from './entries/attack-words';
import { type Foreign, nameOf, numberOf, objectsOf, own, textOf } from './foreign';

/** Reads the first attack stored as numbers; a second that differs only in being thrown or melee is merged with it. */
export function attackIn(entry: Foreign | null): AttackNumbers | null {
  const [first, ...others] = objectsOf(own(entry, 'attacks')).flatMap((one) => {
    const numbers = numbersOf(one);
    return numbers === null ? [] : [{ numbers, name: textOf(own(one, 'name')) }];
  });
  if (first === undefined) return null;
  const thrown = others.find(({ numbers }) => isOtherWay(first.numbers, numbers));
  return {
    ...first.numbers,
    ...(thrown === undefined
      ? {}
      : {
          reach: first.numbers.reach ?? thrown.numbers.reach ?? null,
          range: first.numbers.range ?? thrown.numbers.range ?? null,
        }),
    further: others
      .filter((one) => one !== thrown)
      .map(({ name, numbers }) => inShort(name, numbers)),
  };
}

function numbersOf(attack: Foreign): AttackNumbers | null {
  const toHit = numberOf(own(attack, 'to_hit_mod')) ?? numberOf(own(attack, 'to_hit'));
  if (toHit === null) return null;
  const damage = ['', 'extra_'].flatMap((which) => {
    const count = numberOf(own(attack, `${which}damage_die_count`)) ?? 0;
    const sides = numberOf(textOf(own(attack, `${which}damage_die_type`)).replace(/^d/i, '')) ?? 0;
    const bonus = numberOf(own(attack, `${which}damage_bonus`)) ?? 0;
    const type = nameOf(own(attack, `${which}damage_type`));
    if (count < 1 || sides < 1) return bonus > 0 ? [{ dice: String(bonus), type }] : [];
    const dice = `${count}d${sides}${bonus === 0 ? '' : bonus < 0 ? bonus : `+${bonus}`}`;
    return [{ dice, type }];
  });
  const inFeet = /^(?:|ft\.?|feet|foot)$/i.test(textOf(own(attack, 'distance_unit')));
  const feet = (key: string) => {
    const number = inFeet ? numberOf(own(attack, key)) : null;
    return number !== null && number > 0 ? number : null;
  };
  const [reach, normal, long] = [feet('reach'), feet('range'), feet('long_range')];
  return {
    toHit,
    damage,
    ...(/spell/i.test(nameOf(own(attack, 'attack_type'))) ? { means: 'Spell' as const } : {}),
    reach,
    range: normal === null ? null : [normal, long !== null && long > normal ? long : null],
  };
}

/** Returns whether two attacks are the same weapon in melee and thrown. */
function isOtherWay(one: AttackNumbers, other: AttackNumbers): boolean {
  const same = ({ toHit, damage, means }: AttackNumbers) => JSON.stringify([toHit, damage, means]);
  const [swung, thrown] = (one.reach ?? null) === null ? [other, one] : [one, other];
  return (
    same(one) === same(other) &&
    (swung.reach ?? null) !== null &&
    (swung.range ?? null) === null &&
    (thrown.reach ?? null) === null &&
    (thrown.range ?? null) !== null
  );
}

function inShort(name: string, { toHit, damage, reach, range }: AttackNumbers): string {
  return [
    name || 'Attack',
    `${toHit < 0 ? '' : '+'}${toHit}`,
    ...damage.map(({ dice, type }) => `${dice} ${type}`.trim()),
    ...((reach ?? null) === null ? [] : [`reach ${reach} ft`]),
    ...(range ? [`range ${range[0]}${range[1] === null ? '' : `/${range[1]}`} ft`] : []),
  ].join(', ');
}
