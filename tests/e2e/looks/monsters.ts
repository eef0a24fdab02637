import { expect, type Page } from 'playwright/test';
import { open } from '../open-page';
import type { Look, Room } from './look';

const LISTS = '/monster-lookup/lists';

/** Writes what a device stores about monsters, in the format of its pages, before one of them is opened. */
async function remember(page: Page, kept: Record<string, unknown>): Promise<void> {
  await page.goto('/offline');
  await page.evaluate((lists) => {
    for (const [name, list] of Object.entries(lists)) {
      localStorage.setItem(name, JSON.stringify(list));
    }
  }, kept);
}

const GOBLIN = { id: 'goblin', name: 'Goblin' };
const KEPT = {
  'favourite-monsters': [GOBLIN],
  'recent-monsters': [GOBLIN],
  'compared-monsters': [{ id: 'orc', name: 'Orc' }],
  'monster-lists': [{ id: 'd', name: 'Caves', monsters: [GOBLIN] }],
  'monster-notes': [{ ...GOBLIN, note: 'Afraid of dogs' }],
};

async function openLists(page: Page): Promise<void> {
  await open(page, '/monster-lookup/goblin');
  await page.getByRole('link', { name: 'Lists, note' }).locator('visible=true').first().click();
  await expect(page.getByRole('dialog', { name: 'Goblin: lists and note' })).toContainText('Caves');
}

async function openCaves(page: Page): Promise<void> {
  await open(page, LISTS);
  await page.getByRole('link', { name: 'Caves' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(1);
}

const LIST: readonly Look[] = [
  {
    name: 'a list of a device that remembers much',
    open: async (page) => {
      await remember(page, KEPT);
      await open(page, '/monster-lookup?q=dragon&crMax=5');
      await expect(page.getByRole('region', { name: 'Compare' })).toContainText('Orc');
    },
  },
  { name: 'nothing found', open: (page) => open(page, '/monster-lookup?q=zzqqy') },
  {
    name: 'a search of one long word',
    open: (page) => open(page, `/monster-lookup?q=${'w'.repeat(190)}`),
  },
  { name: 'a search that is not understood', open: '/monster-lookup?crMin=lots' },
  {
    name: 'a statblock beside the list, with a roll',
    open: async (page) => {
      await open(page, '/monster-lookup?q=lich&show=lich&edition=2014');
      const pane = page.getByRole('region', { name: 'Statblock' });
      await pane.getByRole('button', { name: /roll Hit points/ }).click();
      await expect(pane.getByRole('status').first()).toContainText('Hit points');
    },
  },
];

const STATBLOCKS: readonly Look[] = [
  { name: 'a statblock of 2014', open: (page) => open(page, '/monster-lookup/lich') },
  { name: 'a statblock of 2024', open: (page) => open(page, '/monster-lookup/lich?layout=2024') },
  { name: 'all exports', open: '/monster-lookup/goblin/export' },
  { name: 'a spell', open: (page) => open(page, '/monster-lookup/spells/fireball') },
  { name: 'a cantrip', open: (page) => open(page, '/monster-lookup/spells/eldritch-blast') },
  {
    name: 'a comparison',
    open: (page) => open(page, '/monster-lookup/compare?ids=goblin,orc'),
  },
  {
    name: 'a comparison for paper',
    open: (page) => open(page, '/monster-lookup/compare?layout=print&ids=goblin,orc'),
  },
  {
    name: 'lists and note of a monster',
    open: async (page) => {
      await remember(page, KEPT);
      await openLists(page);
    },
    within: ['dialog[open]'],
  },
  {
    name: 'all lists of a device',
    open: async (page) => {
      await open(page, LISTS);
      await expect(page.getByRole('link', { name: 'Caves' })).toBeVisible();
    },
  },
  { name: 'a list of a device', open: openCaves },
];

/** States that exist only on a phone or look different there. */
const LIST_ON_A_PHONE: readonly Look[] = [
  {
    name: 'a list on a phone',
    open: async (page) => {
      await remember(page, KEPT);
      await open(page, '/monster-lookup?type=humanoid');
      await expect(page.getByRole('region', { name: 'Compare' })).toContainText('Orc');
    },
    isPhone: true,
  },
  {
    name: 'the filters of a phone',
    open: async (page) => {
      await open(page, '/monster-lookup?q=giant');
      await page.getByRole('link', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    },
    isPhone: true,
  },
];

const STATBLOCKS_ON_A_PHONE: readonly Look[] = [
  {
    name: 'a statblock on a phone',
    open: (page) => open(page, '/monster-lookup/lich'),
    isPhone: true,
  },
  {
    name: 'lists and note on a phone',
    open: openLists,
    within: ['dialog[open]'],
    isPhone: true,
  },
];

export const monsters: Room = {
  name: 'the list of monsters',
  looks: [...LIST, ...LIST_ON_A_PHONE],
};

export const statblocks: Room = {
  name: 'monsters and spells',
  looks: [...STATBLOCKS, ...STATBLOCKS_ON_A_PHONE],
};

/** What a signed-in user sees in addition. */
export const MONSTERS_KEPT: readonly Look[] = [
  {
    name: 'what a device holds is offered to the account',
    open: async (page) => {
      await remember(page, KEPT);
      await open(page, LISTS);
      await expect(page.getByText('1 list and 1 note on this device')).toBeVisible();
    },
  },
  { name: 'lists and note of an account', open: '/monster-lookup/goblin/mine' },
];
