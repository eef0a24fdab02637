import { expect, type Page } from 'playwright/test';
import { homebrewHands } from '../../harness/homebrew-pages';
import { visitorOf } from '../../harness/person';
import { ADMIN, personOf } from '../as-person';
import { begunFrom, keptCreatures, pastedOgre } from '../homebrew-hands';
import { open } from '../open-page';
import type { Room } from './look';

/** Opens a page of the first creature of whoever looks, which is made once. */
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

/** Has the first creature shared, and gives its link. */
async function shared(page: Page): Promise<string> {
  await ofCreature('/share')(page);
  const visitor = await visitorOf(personOf(page));
  const { pathname } = new URL(page.url());
  const answer = await homebrewHands(() => visitor).presses(pathname, [['intent', 'share']]);
  expect(answer.status).toBe(303);
  await page.reload();
  return (await page.locator('a[href*="/homebrew/s/"]').getAttribute('href')) ?? '';
}

export const homebrew: Room = {
  name: 'creatures of one’s own',
  as: ADMIN,
  looks: [
    { name: 'a list without a creature', open: '/homebrew' },
    { name: 'what each form keeps', open: '/homebrew/formats' },
    { name: 'beginning', open: '/homebrew/new' },
    { name: 'looking for one to begin with', open: '/homebrew/new?q=ogre' },
    {
      name: 'the editor of a creature that has everything',
      open: async (page) => open(page, await begunFrom(page, 'lich')),
    },
    {
      name: 'the editor with a wrong number',
      open: async (page) => {
        await open(page, await begunFrom(page, 'ogre'));
        await page.getByLabel('Armor Class').first().fill('many');
        await expect(page.getByText('Armor Class is a whole number from 0 to 50.')).toBeVisible();
      },
    },
    {
      name: 'a pasted statblock that is recognized',
      open: async (page) => {
        await open(page, '/homebrew/import');
        await page.getByLabel('Paste it').fill(pastedOgre('Mire Ogre'));
        await expect(page.getByRole('status')).toContainText('Recognized: ');
      },
    },
    {
      name: 'what would be kept of it, and then what was',
      open: async (page) => {
        const visitor = await visitorOf(personOf(page));
        await page.goto(await homebrewHands(() => visitor).brought(pastedOgre('Mire Ogre')));
        await expect(page.getByRole('heading', { name: 'In the source' })).toBeVisible();
      },
    },
    {
      name: 'an import that was taken',
      open: async (page) => {
        await page.getByRole('button', { name: 'Take what is ticked' }).click();
        await expect(page.getByText('1 creature kept.')).toBeVisible();
      },
    },
    { name: 'its versions', open: ofCreature('/history') },
    { name: 'taking it along', open: ofCreature('/take') },
    { name: 'sharing it', open: ofCreature('/share') },
    { name: 'sharing it by a link', open: shared },
    { name: 'a shared creature', open: async (page) => page.goto(await shared(page)) },
    { name: 'a list with creatures', open: '/homebrew' },
    { name: 'what was put away', open: '/homebrew?away=1' },
  ],
};
