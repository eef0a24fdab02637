import { expect } from 'vitest';
import { foundryItems } from '~/compendium/exports/foundry-items';
import { EXPORTED } from './exported-monster';

/** The items of the exported creature, as Foundry VTT is given them. */
export const ITEMS = foundryItems(EXPORTED, 'bog');
/** What an activity takes where its entry has uses. */
export const ONE_USE = { type: 'itemUses', target: '', value: '1' };

// biome-ignore lint/suspicious/noExplicitAny: what the file says is looked at freely
type Read = any;

/** The system's part of an item as a file has it. */
export function systemOf(name: string): Read {
  return JSON.parse(JSON.stringify(ITEMS.find((one) => one.name === name)?.system));
}

/** What a program reads of an item besides its words; the ids, which are chance, are left out. */
export function itemOf(name: string): Read {
  const { activities = {}, description: _, ...system } = systemOf(name);
  const doing = Object.entries<Read>(activities).map(([key, { _id, ...one }]) => {
    expect(_id).toBe(key);
    return one;
  });
  return { kind: ITEMS.find((one) => one.name === name)?.type, activities: doing, ...system };
}

/** How an activity is set off, and what it takes. */
export function pressed(type: string, value: number, targets: object[] = []) {
  return {
    activation: { type, value, condition: '', override: false },
    consumption: { targets, spellSlot: false },
  };
}
