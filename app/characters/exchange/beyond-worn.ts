import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import { at, listAt, numberAt, textAt } from './outside';

/** The bonuses of worn items in a D&D Beyond file, and values overridden there by hand. */
export type Worn = {
  /** Bonuses to ability scores, and scores set to a value. */
  readonly added: Readonly<Partial<Record<Ability, number>>>;
  readonly set: Readonly<Partial<Record<Ability, number>>>;
  readonly saves: Readonly<Partial<Record<Ability, number>>>;
  readonly armorClass: number;
  /** The armor class set by hand; null when it was not. */
  readonly armorClassByHand: number | null;
  /** Bonuses that we have no field for, a sentence each. */
  readonly left: readonly string[];
};

type Gift = {
  readonly type: string;
  readonly of: string;
  readonly value: number;
  readonly armor: boolean;
  /** The condition under which it applies, in the file's words; empty when it always applies. */
  readonly only: string;
  readonly hasOwner: boolean;
};

/** The type ids in a D&D Beyond file of values set by hand. */
const BY_HAND = { armorClass: 1, magicArmor: 2, otherArmor: 3 };
/** The type ids of an item's custom name, price and weight. */
const OF_ITEMS = new Set([8, 9, 16, 19, 20, 22]);

/** Collects the bonuses of items that are worn and, if required, attuned; others give none. */
export function wornOf(data: unknown): Worn {
  const gifts = giftsOf(data);
  const left: string[] = [];
  const added: Partial<Record<Ability, number>> = {};
  const set: Partial<Record<Ability, number>> = {};
  const saves: Partial<Record<Ability, number>> = {};
  let armorClass = 0;
  for (const gift of gifts) {
    const { type, of, value, armor } = gift;
    if (gift.only !== '' || !gift.hasOwner) {
      left.push(giftWords(gift));
      continue;
    }
    const ability = ABILITIES.find((one) => of.startsWith(ABILITY_NAMES[one].toLowerCase()));
    if (type === 'bonus' && of.endsWith('-score') && ability !== undefined)
      added[ability] = (added[ability] ?? 0) + value;
    else if (type === 'set' && of.endsWith('-score') && ability !== undefined)
      set[ability] = Math.max(set[ability] ?? 0, value);
    else if (type === 'bonus' && of.endsWith('saving-throws')) {
      for (const one of ability === undefined ? ABILITIES : [ability])
        saves[one] = (saves[one] ?? 0) + value;
    } else if (type === 'bonus' && of === 'armor-class') {
      // The bonus of armor itself is stored with the armor.
      if (!armor) armorClass += value;
    } else if (!(type === 'bonus' && of === 'magic')) left.push(giftWords(gift));
  }
  const byHand = listAt(data, 'characterValues');
  const handed = (typeId: number) =>
    byHand.flatMap((one) =>
      numberAt(one, 'typeId') === typeId ? (numberAt(one, 'value') ?? []) : [],
    );
  for (const one of [...handed(BY_HAND.magicArmor), ...handed(BY_HAND.otherArmor)])
    armorClass += one;
  const known = new Set<number>(Object.values(BY_HAND));
  const others = byHand.filter((one) => {
    const typeId = numberAt(one, 'typeId') ?? 0;
    return !known.has(typeId) && !OF_ITEMS.has(typeId) && numberAt(one, 'value') !== null;
  });
  if (others.length > 0)
    left.push(
      `${others.length} other numbers set by hand in D&D Beyond were not imported: look for them there.`,
    );
  return {
    added,
    set,
    saves,
    armorClass: Math.round(armorClass),
    armorClassByHand: handed(BY_HAND.armorClass)[0] ?? null,
    left: [...new Set(left)],
  };
}

function giftsOf(data: unknown): Gift[] {
  const things = listAt(data, 'inventory');
  return listAt(data, 'modifiers', 'item').flatMap((one) => {
    const id = numberAt(one, 'componentId');
    const owners = things.filter(
      (thing) => id !== null && numberAt(thing, 'definition', 'id') === id,
    );
    // Of two items of the same kind, one may be unequipped.
    const owner = owners.find(counts);
    if (owners.length > 0 && owner === undefined) return [];
    return [
      {
        type: textAt(one, 'type'),
        of: textAt(one, 'subType'),
        value: Math.round(numberAt(one, 'fixedValue') ?? numberAt(one, 'value') ?? 0),
        armor: owner !== undefined && textAt(owner, 'definition', 'filterType') === 'Armor',
        only: textAt(one, 'restriction').trim().slice(0, 160),
        hasOwner: owner !== undefined,
      },
    ];
  });
}

function counts(thing: unknown): boolean {
  const needs = at(thing, 'definition', 'canAttune') === true;
  return at(thing, 'equipped') === true && (!needs || at(thing, 'isAttuned') === true);
}

function giftWords({ type, of, value, only, hasOwner }: Gift): string {
  const words = `${type.replaceAll('-', ' ')} ${of.replaceAll('-', ' ')}`.trim();
  const when = only === '' ? '' : ` (only: ${only})`;
  const whose = hasOwner ? '' : ', from an item that is not in its inventory';
  return `Bonus of a worn item not imported: ${words}${value === 0 ? '' : ` ${value}`}${when}${whose}.`;
}
