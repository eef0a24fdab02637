import { ABILITIES } from '~/rules/ability';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { FileItem, FileSpell } from './file-facts';
import { FOUNDRY_PROPERTIES } from './foundry-keys';
import { plusOf } from './match-names';
import { at, listAt, numberAt, textAt, textsAt, wholeAt } from './outside';

const CARRIED: ReadonlySet<string> = new Set([
  'weapon',
  'equipment',
  'tool',
  'consumable',
  'loot',
  'container',
  'backpack',
]);

/** The items that a Foundry actor carries, without natural weapons. */
export function carriedItems(items: readonly unknown[]): FileItem[] {
  return items
    .filter((one) => CARRIED.has(textAt(one, 'type')) && kindOf(one) !== 'natural')
    .map((one) => ({
      name: textAt(one, 'name'),
      count: wholeAt([0, 9999], 1, one, 'system', 'quantity'),
      equipped: at(one, 'system', 'equipped') === true,
      attuned: at(one, 'system', 'attuned') === true || at(one, 'system', 'attunement') === 2,
      plus: plusIn(one),
      pounds: poundsOf(one),
      weapon: weaponOf(one),
      kind: noteOf(one),
    }))
    .filter(({ name }) => name !== '');
}

/** How a spell is available: 4.x has "preparation"; from 5.1 on it is "method" and "prepared" from 0 to 2. */
export function castSpells(items: readonly unknown[]): FileSpell[] {
  return items
    .filter((one) => textAt(one, 'type') === 'spell')
    .map((one) => {
      const mode = textAt(one, 'system', 'preparation', 'mode') || textAt(one, 'system', 'method');
      const prepared =
        at(one, 'system', 'prepared') ?? at(one, 'system', 'preparation', 'prepared');
      const apart = /^(innate|atwill)$/.test(mode);
      const always = mode === 'always' || prepared === 2 || apart;
      const of =
        textAt(one, 'system', 'sourceClass') ||
        (/^class:(.+)$/.exec(textAt(one, 'system', 'sourceItem'))?.[1] ?? '');
      return {
        name: textAt(one, 'name'),
        level: wholeAt([0, 9], 0, one, 'system', 'level'),
        class: apart && of === '' ? null : of,
        ability: ABILITIES.find((ability) => ability === textAt(one, 'system', 'ability')) ?? null,
        prepared: prepared === true || prepared === 1 || always,
        always,
      };
    })
    .filter(({ name }) => name !== '');
}

function kindOf(item: unknown): string {
  return textAt(item, 'system', 'type', 'value') || textAt(item, 'system', 'weaponType');
}

function plusIn(item: unknown): number {
  const said =
    numberAt(item, 'system', 'magicalBonus') ?? numberAt(item, 'system', 'armor', 'magicalBonus');
  const plus = said ?? plusOf(textAt(item, 'name'));
  return Math.min(5, Math.max(0, Math.round(plus)));
}

function poundsOf(item: unknown): number | null {
  const weight = numberAt(item, 'system', 'weight', 'value') ?? numberAt(item, 'system', 'weight');
  return weight === null ? null : Math.min(9999, Math.max(0, weight));
}

function weaponOf(item: unknown): FileItem['weapon'] {
  if (textAt(item, 'type') !== 'weapon') return null;
  const base = at(item, 'system', 'damage', 'base');
  const part = listAt(at(item, 'system', 'damage', 'parts'), 0);
  const [, count, sides] = /^(\d{1,2})d(\d{1,2})/.exec(String(part[0] ?? '')) ?? [];
  const said = textsAt(base, 'types')[0] ?? String(part[1] ?? '');
  const type = DAMAGE_TYPES.find((one) => one === said);
  if (type === undefined) return null;
  const range = wholeAt([0, 2000], 0, item, 'system', 'range', 'value');
  const properties = textsAt(item, 'system', 'properties');
  return {
    category: kindOf(item).startsWith('martial') ? 'martial' : 'simple',
    reach: kindOf(item).endsWith('R') ? 'ranged' : 'melee',
    count: wholeAt([0, 20], Number(count ?? 1), base, 'number'),
    sides: wholeAt([1, 20], Math.min(20, Math.max(1, Number(sides ?? 1))), base, 'denomination'),
    type,
    properties: properties.flatMap((key) => FOUNDRY_PROPERTIES[key] ?? []).slice(0, 10),
    rangeFeet:
      range > 10 ? [range, wholeAt([0, 2000], range, item, 'system', 'range', 'long')] : null,
  };
}

function noteOf(item: unknown): string {
  const armor = numberAt(item, 'system', 'armor', 'value');
  const kind = textAt(item, 'type');
  return armor === null || armor === 0 ? kind : `${kindOf(item) || kind}, AC ${armor}`;
}
