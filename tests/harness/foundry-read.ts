import { expect } from 'vitest';
import { foundryItems } from '~/compendium/exports/foundry-items';
import { EXPORTED } from './exported-monster';

/** The items of the exported creature for Foundry VTT. */
export const ITEMS = foundryItems(EXPORTED, 'bog');
/** The consumption of an activity whose entry has uses. */
export const ONE_USE = { type: 'itemUses', target: '', value: '1' };

// biome-ignore lint/suspicious/noExplicitAny: what the file says is looked at freely
type Read = any;

/** The `system` object of an item, as in the file. */
export function systemOf(name: string): Read {
  return JSON.parse(JSON.stringify(ITEMS.find((one) => one.name === name)?.system));
}

/** An item without its description, and without the random ids. */
export function itemOf(name: string): Read {
  const { activities = {}, description: _, ...system } = systemOf(name);
  const doing = Object.entries<Read>(activities).map(([key, { _id, ...one }]) => {
    expect(_id).toBe(key);
    return one;
  });
  return { kind: ITEMS.find((one) => one.name === name)?.type, activities: doing, ...system };
}

/** The activation of an activity, and its consumption. */
export function pressed(type: string, value: number, targets: object[] = []) {
  return {
    activation: { type, value, condition: '', override: false },
    consumption: { targets, spellSlot: false },
  };
}
