import { expect } from 'playwright/test';
import type { Room } from './look';

const WORDS = ['/terms', '/privacy', '/licences', '/api', '/blog/run-the-fight-not-the-paperwork'];

const PAGES = [
  '/',
  '/about',
  '/features',
  '/contact',
  '/offline',
  '/search?q=goblin',
  '/add?monster=ogre',
  '/blog',
  '/access-gate?auth=auth&next=/mapwright',
  '/no-access?reason=role&next=/battle-simulator',
  '/no/such/page',
];

export const words: Room = {
  name: 'the pages of words alone',
  looks: WORDS.map((path) => ({ name: path, open: path, isLargeToo: true })),
};

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
