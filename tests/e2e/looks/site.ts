import { expect } from 'playwright/test';
import type { Room } from './look';

const PAGES = [
  '/',
  '/about',
  '/features',
  '/contact',
  '/terms',
  '/privacy',
  '/licences',
  '/offline',
  '/blog',
  '/blog/run-the-fight-not-the-paperwork',
  '/access-gate?auth=auth&next=/mapwright',
  '/no-access?reason=role&next=/battle-simulator',
  '/no/such/page',
];

export const site: Room = {
  name: 'the public pages',
  looks: [
    ...PAGES.map((path) => ({ name: path, open: path, isLargeToo: true })),
    {
      name: 'suggestions under the search',
      within: ['[data-suggest]'],
      open: async (page) => {
        await page.goto('/');
        await page.getByRole('combobox').pressSequentially('goblin');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
  ],
};
