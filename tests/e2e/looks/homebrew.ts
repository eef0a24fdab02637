import { expect, type Page } from 'playwright/test';
import { ADMIN } from '../as-person';
import { begunFrom, keptCreatures, pastedOgre } from '../homebrew-hands';
import { sendForm } from '../kept';
import { awake } from '../leaving-hands';
import { open } from '../open-page';
import type { Room } from './look';

/** Opens a page of the user's first creature, which is created the first time. */
function ofCreature(rest: string) {
  return async (page: Page) => {
    await page.goto('/homebrew');
    const link = page.getByRole('link', { name: 'Bog Ogre', exact: true });
    if ((await link.count()) === 0) {
      await keptCreatures(page, 'Bog Ogre', 'Fen Hag');
      await page.reload();
    }
    await page.goto(`${await link.first().getAttribute('href')}${rest}`);
  };
}

/** Shares the first creature and returns its link. */
async function shared(page: Page): Promise<string> {
  await ofCreature('/share')(page);
  const link = page.locator('a[href*="/homebrew/s/"]');
  if ((await link.count()) === 0) {
    await sendForm(page, new URL(page.url()).pathname, [['intent', 'share']]);
    await page.reload();
  }
  return (await link.getAttribute('href')) ?? '';
}

export const editing: Room = {
  name: 'a creature in the making',
  as: ADMIN,
  looks: [
    { name: 'beginning', open: '/homebrew/new' },
    { name: 'looking for one to begin with', open: '/homebrew/new?q=ogre' },
    {
      name: 'the editor of a creature that has everything, with a wrong number',
      open: async (page) => {
        await open(page, await begunFrom(page, 'lich'));
        await page.getByLabel('Armor Class').first().fill('many');
        await expect(
          page.getByText('Armor Class must be a whole number from 0 to 50.'),
        ).toBeVisible();
      },
    },
    {
      name: 'a pasted statblock that is recognized',
      open: async (page) => {
        await page.goto('/homebrew/import');
        await awake(page);
        await page.getByLabel('Paste text').fill(pastedOgre('Mire Ogre'));
        await expect(page.getByRole('status')).toContainText('Recognized: ');
      },
    },
    {
      name: 'what would be kept of it, and then what was',
      open: async (page) => {
        const text = pastedOgre('Mire Ogre');
        await page.goto(await sendForm(page, '/homebrew/import', [['text', text]]));
        await expect(page.getByRole('heading', { name: 'Source', exact: true })).toBeVisible();
      },
    },
    {
      name: 'an import that was taken',
      open: async (page) => {
        await page.getByRole('button', { name: 'Import selected' }).click();
        await expect(page.getByText('1 monster imported.')).toBeVisible();
      },
    },
  ],
};

export const homebrew: Room = {
  name: 'creatures of one’s own',
  as: ADMIN,
  looks: [
    { name: 'a list without a creature', open: '/homebrew' },
    { name: 'what each form keeps', open: '/homebrew/formats' },
    { name: 'its versions', open: ofCreature('/history') },
    { name: 'taking it along', open: ofCreature('/take') },
    { name: 'sharing it', open: ofCreature('/share') },
    { name: 'sharing it by a link', open: shared },
    { name: 'a shared creature', open: async (page) => page.goto(await shared(page)) },
    { name: 'a list with creatures', open: '/homebrew' },
    { name: 'what was put away', open: '/homebrew?away=1' },
  ],
};
