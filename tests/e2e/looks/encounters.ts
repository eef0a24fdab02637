import { expect } from 'playwright/test';
import { ADMIN } from '../as-person';
import type { Room } from './look';

const FIGHT = 'edition=2014&party=4x3&monsters=goblin:4,adult-red-dragon:1:w3,cr-2~Sir%2520Bob:1:a';
const BATTLE = 'a=%40champion.5&a=%40life.5&b=ogre&b=goblin%7En%3A4&if=more.b.1&fight=3';

export const encounters: Room = {
  name: 'the encounter builder and the battle simulator',
  as: ADMIN,
  looks: [
    ...[
      `/encounter-builder?${FIGHT}`,
      '/encounter-builder/encounters',
      '/encounter-builder/import',
      '/encounter-builder/day?party=4x3&fights=xp-900',
      `/encounter-builder/print?${FIGHT}`,
      `/encounter-builder/print?${FIGHT}&as=cards`,
    ].map((path) => ({ name: path, open: path })),
    {
      name: 'a battle with one change, and one of its fights told',
      open: async (page) => {
        await page.goto(`/battle-simulator?${BATTLE}`);
        await expect(page.getByText('10,000 fights simulated.')).toBeVisible();
      },
    },
  ],
};
