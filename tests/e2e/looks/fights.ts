import type { Page } from 'playwright/test';
import { appOrigin } from '../../harness/origin';
import { ADMIN } from '../as-person';
import { beginKept, happen, idOf, shareFight, TRY } from '../fight-hands';
import { kept } from '../kept';
import { open } from '../open-page';
import { expect } from '../page-test';
import type { Room } from './look';

/** Saves a started fight with Mira, two goblins and twenty rats; returns its path. */
async function begunFight(page: Page): Promise<string> {
  const lines = 'Mira hp 31 ac 16 init 14\n2 Goblins\n20 Rats hp 1 init 0';
  const fight = await kept(page, 'fight', { name: 'The ford', lines });
  await beginKept(page, fight);
  return fight;
}

/** What several looks of a room show: made for the first of them, and found again by the others. */
function shared(make: (page: Page) => Promise<string>): (page: Page) => Promise<string> {
  const made = new WeakMap<Page, Promise<string>>();
  return (page) => {
    const path = made.get(page) ?? make(page);
    made.set(page, path);
    return path;
  };
}

/** The same on a saved map, with a token and an uncovered room; returns its path. */
const fightOnMap = shared(async (page) => {
  const fight = await begunFight(page);
  const map = await kept(page, 'map', 'preset=bandit-cellars&seed=mat');
  const send = (form: Record<string, string>) =>
    page.request.post(`${fight}/mat`, { form, headers: { Origin: appOrigin() }, maxRedirects: 0 });
  await send({ intent: 'mat:choose', map: map.split('/').at(-1) ?? '' });
  await page.goto(fight);
  const one = await idOf(page, 'Mira');
  await send({ intent: 'mat:place', one, square: 'H8' });
  await send({ intent: 'mat:uncover-all' });
  return fight;
});

/** A fight shown to its players; returns the path of their page. */
const shownTable = shared(async (page) => shareFight(page, await begunFight(page)));

/** Opens a fight on this device with a selected combatant, a defeated one, and a refused action. */
async function openTryRunning(page: Page): Promise<void> {
  await open(page, TRY);
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.getByLabel('Select Cult Fanatic', { exact: true }).check();
  await page.getByLabel('Amount').fill('40');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await page.getByRole('link', { name: 'Bandit Captain' }).click();
  await expect(page.getByText('Portrait', { exact: true })).toBeVisible();
  await page.getByLabel('Select Brannoc', { exact: true }).check();
  await page.getByLabel('Amount').fill('a lot');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(page.getByText('Type an amount:')).toBeVisible();
}

/** Opens the players' page on a phone: with a requested seat, or with its forms. */
async function openTable(page: Page, part: '' | '?do=1'): Promise<void> {
  await page.goto((await shownTable(page)) + part);
  await expect(page.locator('main[data-ready]')).toBeVisible();
}

export const fights: Room = {
  name: 'the initiative tracker',
  as: ADMIN,
  looks: [
    { name: 'a fight on this device', open: (page) => open(page, TRY), within: ['main'] },
    { name: 'the same in its midst', open: openTryRunning, within: ['main'] },
    {
      name: 'the same on a phone',
      open: (page) => open(page, TRY),
      within: ['main'],
      isPhone: true,
    },
    { name: 'a fight that begins', open: '/initiative-tracker/new?monsters=goblin:4,ogre' },
    { name: 'an invitation', open: '/join' },
    { name: 'the list of fights', open: '/initiative-tracker' },
  ],
};

export const keptFights: Room = {
  name: 'kept fights',
  as: ADMIN,
  looks: [
    {
      name: 'a kept fight, with a creature beside it',
      async open(page) {
        const fight = await begunFight(page);
        await page.goto(fight);
        await open(page, `${fight}?chosen=${await idOf(page, 'Goblin 1')}`);
        await expect(page.getByRole('button', { name: 'roll Strength check' })).toBeVisible();
      },
    },
    {
      name: 'its players’ page, with a claim',
      async open(page) {
        const fight = await begunFight(page);
        await shareFight(page, fight);
        await page.goto(fight);
        const who = await idOf(page, 'Mira');
        await happen(page, fight, [{ do: 'claim', seat: 's1', who, name: 'Ann' }]);
        await page.request.post(`${fight}/table`, {
          form: { intent: 'invite-helper' },
          headers: { Origin: appOrigin() },
        });
        await open(page, `${fight}/table`);
      },
    },
    {
      name: 'a fight with its map beside the order',
      async open(page) {
        await open(page, await fightOnMap(page));
        await page.getByRole('link', { name: 'Map', exact: true }).click();
        await expect(page.locator('[data-mat]')).toBeVisible();
      },
    },
    {
      name: 'the map of a fight by itself',
      async open(page) {
        await open(page, `${await fightOnMap(page)}/mat`);
        await expect(page.locator('[data-mat]')).toBeVisible();
      },
    },
    {
      name: 'the players’ table with a map, on a phone',
      async open(page) {
        const table = await shareFight(page, await fightOnMap(page));
        await page.goto(table);
        await expect(page.locator('[data-mat]')).toBeVisible();
      },
      isPhone: true,
    },
    { name: 'the players’ table', open: (page) => openTable(page, '') },
    { name: 'the players’ table on a phone', open: (page) => openTable(page, ''), isPhone: true },
    { name: 'a seat to be asked for', open: (page) => openTable(page, '?do=1'), isPhone: true },
  ],
};
