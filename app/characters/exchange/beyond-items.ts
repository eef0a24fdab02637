import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { FileItem } from './file-facts';
import { plusOf } from './match-names';
import { at, listAt, numberAt, textAt, wholeAt } from './outside';

/** The items of a D&D Beyond file, including custom ones. */
export function beyondItems(data: unknown): FileItem[] {
  const carried = listAt(data, 'inventory').map((one) => {
    const definition = at(one, 'definition');
    return {
      name: textAt(definition, 'name'),
      count: wholeAt([0, 9999], 1, one, 'quantity'),
      equipped: at(one, 'equipped') === true,
      attuned: at(one, 'isAttuned') === true,
      plus: plusIn(definition),
      pounds: poundsOf(definition),
      weapon: weaponOf(definition),
      kind: kindOf(definition),
    };
  });
  const custom = listAt(data, 'customItems').map((one) => ({
    name: textAt(one, 'name'),
    count: wholeAt([0, 9999], 1, one, 'quantity'),
    equipped: false,
    attuned: false,
    plus: 0,
    weapon: null,
    kind: '',
    pounds: poundsOf(one),
  }));
  return [...carried, ...custom].filter(({ name }) => name !== '');
}

/** The weight of one item in pounds; the file gives the weight of a whole bundle. */
function poundsOf(definition: unknown): number | null {
  const weight = numberAt(definition, 'weight');
  const bundle = Math.max(1, numberAt(definition, 'bundleSize') ?? 1);
  return weight === null ? null : Math.min(9999, Math.max(0, weight / bundle));
}

function plusIn(definition: unknown): number {
  const granted = listAt(definition, 'grantedModifiers')
    .filter((one) => textAt(one, 'type') === 'bonus')
    .filter((one) => /^(magic|armor-class)$/.test(textAt(one, 'subType')))
    .map((one) => numberAt(one, 'fixedValue') ?? numberAt(one, 'value') ?? 0);
  const plus = Math.max(plusOf(textAt(definition, 'name')), 0, ...granted);
  return Math.min(5, Math.round(plus));
}

function weaponOf(definition: unknown): FileItem['weapon'] {
  if (textAt(definition, 'filterType') !== 'Weapon') return null;
  const type = DAMAGE_TYPES.find((one) => one === textAt(definition, 'damageType').toLowerCase());
  if (type === undefined) return null;
  const reach = numberAt(definition, 'attackType') === 2 ? 'ranged' : 'melee';
  const range = numberAt(definition, 'range') ?? 0;
  return {
    category: numberAt(definition, 'categoryId') === 2 ? 'martial' : 'simple',
    reach,
    count: wholeAt([0, 20], 1, definition, 'damage', 'diceCount'),
    sides: wholeAt([1, 20], 1, definition, 'damage', 'diceValue'),
    type,
    properties: listAt(definition, 'properties')
      .map((one) => textAt(one, 'name').toLowerCase().slice(0, 20))
      .filter((name) => name !== '')
      .slice(0, 10),
    rangeFeet:
      range > 5
        ? [
            wholeAt([0, 2000], 0, definition, 'range'),
            wholeAt([0, 2000], 0, definition, 'longRange'),
          ]
        : null,
  };
}

function kindOf(definition: unknown): string {
  const kind = textAt(definition, 'filterType');
  const armor = numberAt(definition, 'armorClass');
  return armor === null ? kind : `${kind}, AC ${armor}`;
}
