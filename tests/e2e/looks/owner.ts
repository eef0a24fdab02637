import { expect } from 'playwright/test';
import { ADMIN, personOf } from '../as-person';
import { kept, sendForm } from '../kept';
import { open } from '../open-page';
import type { Room } from './look';

export const owner: Room = {
  name: 'Management’s people and records',
  as: ADMIN,
  looks: [
    { name: 'the first page', open: '/management' },
    { name: 'inviting', open: '/management/invite' },
    {
      name: 'a person',
      open: (page) => page.goto(`/management/people/${personOf(page)}`),
    },
    { name: 'records', open: '/management/records' },
    {
      name: 'a file of records that was only looked at',
      open: async (page) => {
        const record = { name: 'Mire Hag', type: 'fey', cr: 3, ac: 12, hp: 27, source: 'My Bog' };
        const file = new File([`${JSON.stringify(record)}\nnonsense\n`], 'mine.ndjson');
        await page.goto(
          await sendForm(page, '/management/records', [
            ['kind', 'monsters'],
            ['dry', 'yes'],
            ['file', file],
          ]),
        );
        await expect(page.getByRole('article', { name: 'Mire Hag' })).toBeVisible();
      },
    },
  ],
};

export const tools: Room = {
  name: 'Management’s tools, its letters and its care',
  as: ADMIN,
  looks: [
    { name: 'tools', open: '/management/tools' },
    { name: 'changing a tool', open: '/management/tools/change?tool=spell-scroll-cost' },
    { name: 'notices', open: '/management/notices' },
    { name: 'messages', open: '/management/messages' },
    { name: 'the audit log', open: '/management/audit' },
    { name: 'backups', open: '/management/backup' },
    { name: 'health', open: '/management/health' },
  ],
};

export const account: Room = {
  name: 'the account and parties',
  as: ADMIN,
  looks: [
    { name: 'an evening of somebody new', open: '/tonight' },
    {
      name: 'an evening that goes on',
      open: async (page) => {
        await kept(page, 'fight', { name: 'The burning mill', lines: 'Goblin\nOrc' });
        await kept(page, 'map', 'preset=bandit-cellars&seed=one');
        await kept(page, 'party', { members: [{ name: 'Tamsin' }, { name: 'Odo' }] });
        await page.goto('/tonight');
        await expect(page.getByText('Tamsin')).toBeVisible();
      },
    },
    {
      name: 'what a monster can be added to',
      open: async (page) => {
        await kept(page, 'fight', { name: 'The burning mill', lines: 'Goblin' });
        await open(page, '/monster-lookup/ogre');
        await page.locator('[data-command="add-to"]:visible').first().click();
        await page
          .getByRole('button', { name: /The burning mill/ })
          .first()
          .click();
        await expect(page.getByText('Added Ogre to “The burning mill”.')).toBeVisible();
      },
    },
    {
      name: 'the palette',
      within: ['[data-palette-open]'],
      open: async (page) => {
        await page.goto('/cheat-sheet');
        await expect(page.locator('html[data-late]')).toBeAttached();
        await page.keyboard.press('Control+k');
        await page.keyboard.type('goblin');
        const lines = page.locator('[data-palette-open] [role="option"]');
        await expect(lines.first()).toContainText('Goblin');
        await page.keyboard.press('Tab');
      },
    },
    { name: 'the account', open: '/settings' },
    { name: 'deleting the account', open: '/settings/delete' },
    { name: 'what was deleted', open: '/settings/deleted' },
    { name: 'importing an account', open: '/settings/import' },
    {
      name: 'the question of whoever leaves',
      isPhone: true,
      open: async (page) => {
        await open(page, '/settings');
        await page.evaluate((person) => {
          const head = { place: 'recipe', at: Date.now(), name: 'The cellars' };
          localStorage.setItem(`draft:mapwright:${person}:recipe`, `${JSON.stringify(head)}\n{}`);
          document.querySelector<HTMLFormElement>('form[data-leaves]')?.requestSubmit();
        }, personOf(page));
        await expect(page.getByRole('dialog', { name: 'You have unsaved work' })).toBeVisible();
      },
    },
    {
      name: 'a party',
      open: async (page) => {
        await page.evaluate(() => localStorage.clear());
        const made = await kept(page, 'party', { members: [{ name: 'Mira' }, { name: 'Bela' }] });
        const id = new URL(made, page.url()).searchParams.get('created');
        await open(page, `/adventuring/${id}`);
      },
    },
    { name: 'parties', open: '/adventuring' },
  ],
};
