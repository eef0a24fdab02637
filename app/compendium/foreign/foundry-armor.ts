import { type Ability, abilityModifier } from '~/rules/ability';
import { type Foreign, numberOf, own, textOf, within } from './foreign';
import { type ActorNumbers, numberIn } from './foundry-formula';
import type { Ledger } from './reading';

type Worn = {
  readonly name: string;
  readonly type: string;
  readonly value: number;
  readonly most: number | null;
};

/** Armor class calculations without armor: the base (10 or 13) plus Dexterity plus the listed abilities. */
const PLAIN: Readonly<Record<string, readonly [base: number, more: readonly Ability[]]>> = {
  unarmored: [10, []],
  mage: [13, []],
  draconic: [13, []],
  unarmoredMonk: [10, ['wis']],
  unarmoredBarb: [10, ['con']],
  unarmoredBard: [10, ['cha']],
};

/** Returns whether an item is armor or a shield that counts towards the armor class. */
export function isWorn(item: Foreign): boolean {
  return wornOf(item) !== null;
}

/**
 * Formats the armor class of an actor as in a statblock: as entered, or calculated from worn items; empty when unknown.
 */
export function armorWords(
  ac: Foreign | null,
  items: readonly Foreign[],
  numbers: ActorNumbers,
  ledger: Ledger,
): string {
  const calc = textOf(own(ac, 'calc'));
  const flat = numberOf(own(ac, 'flat'));
  const reckoned = numberOf(own(ac, 'value'));
  const dex = abilityModifier(numbers.abilities.dex);
  const worn = items.flatMap((item) => wornOf(item) ?? []);
  const shield = worn.find(({ type }) => type === 'shield');
  const armor = worn.find(({ type }) => type !== 'shield');
  const withShield = (value: number, kinds: readonly string[]) => {
    const names = [...kinds, ...(shield === undefined ? [] : [shield.name.toLowerCase()])].join(
      ', ',
    );
    return `${value + (shield?.value ?? 0)}${names === '' ? '' : ` (${names})`}`;
  };
  if (calc === 'natural' && flat !== null) return withShield(flat, ['natural armor']);
  // A flat number already includes the shield.
  if (calc === 'flat' && flat !== null) return `${flat}${wornNames(armor, shield)}`;
  if (calc === 'custom') {
    const formula = textOf(own(ac, 'formula'));
    const read = numberIn(
      formula
        .replace(/@attributes\.ac\.dex\b/g, String(Math.min(dex, armor?.most ?? dex)))
        .replace(/@attributes\.ac\.armor\b/g, String(armor?.value ?? 10)),
      numbers,
    );
    if (read !== null) return withShield(read, []);
    const why = 'Its formula cannot be calculated from the file: it is left out.';
    ledger.dropped.push({ field: 'Armor Class', text: formula.slice(0, 300), why });
    return '';
  }
  const [base, more] = PLAIN[calc] ?? [];
  if (base !== undefined && more !== undefined) {
    const added = more.reduce((sum, one) => sum + abilityModifier(numbers.abilities[one]), 0);
    return withShield(base + dex + added, calc === 'mage' ? ['mage armor'] : []);
  }
  if (armor === undefined && shield === undefined && calc !== 'default') {
    const said = flat ?? reckoned;
    return said === null ? '' : String(said);
  }
  const words = wornWords(armor, shield, dex, withShield);
  // Foundry calculates this value from the worn items and ignores a stored flat number.
  const usual = armor === undefined && shield === undefined && reckoned !== null;
  const result = usual ? String(reckoned) : words;
  if (calc === 'default' && flat !== null && flat !== numberOf(result)) {
    const why =
      'Foundry calculates this monster’s Armor Class from its armor and Dexterity; this number is not used there.';
    ledger.changed.push({ field: 'Armor Class', from: String(flat), to: result, why });
  }
  return result;
}

function wornWords(
  armor: Worn | undefined,
  _shield: Worn | undefined,
  dex: number,
  withShield: (value: number, kinds: readonly string[]) => string,
): string {
  if (armor === undefined) return withShield(10 + dex, []);
  const bonus = armor.most === null ? dex : Math.min(dex, armor.most);
  const value = armor.type === 'heavy' ? armor.value : armor.value + bonus;
  return withShield(value, [armor.name.toLowerCase()]);
}

function wornNames(armor: Worn | undefined, shield: Worn | undefined): string {
  const names = [armor, shield].flatMap((one) =>
    one === undefined ? [] : [one.name.toLowerCase()],
  );
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

function wornOf(item: Foreign): Worn | null {
  const system = within(item, 'system') ?? within(item, 'data');
  const armor = within(system, 'armor');
  const type = textOf(own(within(system, 'type'), 'value')) || textOf(own(armor, 'type'));
  const value = numberOf(own(armor, 'value'));
  if (value === null || value < 1 || own(system, 'equipped') !== true) return null;
  if (!/^(?:light|medium|heavy|natural|shield)$/.test(type)) return null;
  const limit = numberOf(own(armor, 'dex'));
  const most = limit ?? (type === 'medium' ? 2 : null);
  const magic = numberOf(own(armor, 'magicalBonus')) ?? 0;
  return { name: textOf(own(item, 'name')).slice(0, 60), type, value: value + magic, most };
}
