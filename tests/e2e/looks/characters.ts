import { expect, type Page } from 'playwright/test';
import { visitorOf } from '../../harness/person';
import { ADMIN, personOf } from '../as-person';
import { HILDA } from '../character-hands';
import { kept } from '../kept';
import { open } from '../open-page';
import type { Look, Room } from './look';

/** Opens a page that is complete without scripts. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

/** Opens a page of the user's cleric, who is imported the first time. */
function ofHilda(rest: string, opens = open) {
  return async (page: Page) => {
    await page.goto('/lab/character');
    const card = page.getByRole('link', { name: 'Hilda Ironbrook' }).first();
    const sheet =
      (await card.count()) === 0
        ? await kept(page, 'character', HILDA)
        : ((await card.getAttribute('href')) ?? '');
    await opens(page, `${new URL(sheet, page.url()).pathname}${rest}`);
  };
}

const PARTS = ['act', 'skills', 'spells', 'features', 'equipment', 'notes'];
const STEPS = ['about', 'race', 'class', 'abilities', 'background', 'spells', 'equipment'];

const SHEET: Look[] = [
  ...PARTS.map((part) => ({
    name: `the sheet: ${part}`,
    open: ofHilda(`?part=${part}`),
    isLargeToo: true,
  })),
  { name: 'the sheet: preparing spells', open: ofHilda('?part=spells&prepare=cleric') },
];

export const sheets: Room = { name: 'a character’s sheet', as: ADMIN, looks: SHEET };

export const table: Room = {
  name: 'a character at the table, on paper and shared',
  as: ADMIN,
  looks: [
    {
      name: 'the sheet on a phone, with dice thrown and a condition',
      isPhone: true,
      open: async (page) => {
        await ofHilda('?part=act')(page);
        await page.getByRole('button', { name: 'Poisoned' }).click();
        await page.getByRole('button', { name: /roll Mace, to hit/ }).click();
        await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Mace, to hit');
      },
    },
    {
      name: 'choosing the square of a portrait',
      isPhone: true,
      open: async (page) => {
        await ofHilda('?part=notes')(page);
        const picture = await page.screenshot();
        await page
          .getByLabel('Picture')
          .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: picture });
        await expect(page.getByRole('img', { name: 'Part of the picture to use' })).toBeVisible();
      },
    },
    {
      name: 'a shared sheet',
      isPhone: true,
      open: async (page) => {
        await ofHilda('?part=notes')(page);
        const { pathname } = new URL(page.url());
        const visitor = await visitorOf(personOf(page));
        await visitor.ask(pathname, { method: 'POST', body: 'intent=share' });
        await page.reload();
        const link = page.getByRole('region', { name: 'Share and delete' }).getByRole('link');
        await page.goto((await link.first().getAttribute('href')) ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Hilda');
      },
    },
    { name: 'the sheet on paper', open: ofHilda('/print', goTo) },
    { name: 'a list of characters', open: '/lab/character' },
  ],
};

export const making: Room = {
  name: 'a character in the making',
  as: ADMIN,
  looks: [
    {
      name: 'three questions',
      isPhone: true,
      open: async (page) => {
        await page.goto('/lab/character');
        await page.getByText('Three questions').first().click();
        await expect(page.getByRole('form', { name: 'Three questions' })).toBeVisible();
      },
    },
    { name: 'bringing one along', open: '/lab/character/import' },
    ...STEPS.map((step) => ({ name: `the step ${step}`, open: ofHilda(`/make?step=${step}`) })),
  ],
};
