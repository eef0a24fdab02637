import { expect, type Page } from 'playwright/test';
import { open } from '../open-page';
import { creatures, picker } from '../style-guide-parts';
import type { Look, Room } from './look';

/** The shared components; the other parts of the style guide have looks of their own. */
const PARTS = ['#commands', '#tables', '#pickers', '#work'];

async function find(page: Page): Promise<void> {
  await picker(page).fill('gobl');
  await expect(creatures(page).first()).toBeVisible();
  await picker(page).press('ArrowDown');
}

/** Opens a dialog with commands or keys after closing everything else. */
async function openWindow(page: Page, name: 'Commands' | 'Keys'): Promise<void> {
  // Closes a picker's list and then clears its text, or closes the dialog that was opened before.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(creatures(page)).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

/** The components in all their states, one after the other on one page, because the page is the largest of all. */
function looksOn(screen: string, isPhone: boolean): Look[] {
  const looks: Look[] = [
    {
      name: 'the parts',
      open: (page) => open(page, `/style-guide?creature:find=gob&on=${screen}`),
      within: PARTS,
    },
    { name: 'a picker that has found', open: find, within: ['#pickers'] },
    { name: 'commands', open: (page) => openWindow(page, 'Commands'), within: ['dialog[open]'] },
    { name: 'keys', open: (page) => openWindow(page, 'Keys'), within: ['dialog[open]'] },
  ];
  return looks.map((look) => ({ ...look, name: `${look.name} on a ${screen}`, isPhone }));
}

export const parts: Room = {
  name: 'the shared parts',
  looks: [
    ...looksOn('laptop', false),
    ...looksOn('phone', true),
    { name: 'a post that is not there', open: '/blog/the-lost-post' },
  ],
};
