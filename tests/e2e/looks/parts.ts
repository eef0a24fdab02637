import { expect, type Page } from 'playwright/test';
import { open } from '../open-page';
import { creatures, picker } from '../style-guide-parts';
import type { Look, Room } from './look';

/** The parts that pages share; the rest of the style guide is made of pages that have their own looks. */
const PARTS = ['#commands', '#tables', '#pickers', '#work'];

async function find(page: Page): Promise<void> {
  await picker(page).fill('gobl');
  await expect(creatures(page).first()).toBeVisible();
  await picker(page).press('ArrowDown');
}

/** Opens a window with commands, on a page where nothing is open any more. */
async function openWindow(page: Page, name: 'Commands' | 'Keys'): Promise<void> {
  // The list of a picker, then what was typed into it; or the window that was opened before.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(creatures(page)).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

/** The parts in all their states, one after the other on one page: it is the largest of all. */
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
