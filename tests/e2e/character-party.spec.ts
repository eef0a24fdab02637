import type { Browser, BrowserContext, Page } from 'playwright/test';
import { freshAddress } from '../harness/origin';
import { begin, hurt, line, signInAs } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** A character as a file: a fighter of level 1 with 12 hit points. */
const VEX = {
  ...{ format: 'delvewright-character', version: 1, edition: '2014', name: 'Vex' },
  levels: [{ class: 'fighter', hp: null }],
  abilities: {
    ...{ method: 'hand', rolls: [], seed: '' },
    base: { str: 16, dex: 12, con: 14, int: 10, wis: 10, cha: 8 },
  },
};

/** Whom the lab is open to makes a character; gives its address. */
async function bring(page: Page): Promise<string> {
  await signInAs(page, 'Admin', '/lab/character/import');
  await page.getByLabel('Or paste it').fill(JSON.stringify(VEX));
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Keep this character' }).click();
  await page.waitForURL(/\/lab\/character\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** A party of somebody else's, and the address by which one joins it. */
async function partyOf(browser: Browser): Promise<{ gm: Page; join: string; name: string }> {
  const gm = await (await someone(browser)).newPage();
  await signInAs(gm, 'Paying', '/adventuring');
  const name = `Lanterns ${crypto.randomUUID().slice(0, 8)}`;
  await gm.getByLabel('Party name').fill(name);
  await gm.getByLabel('Name of character 1').fill('Mira');
  await gm.getByRole('button', { name: 'Create party' }).click();
  const told = await gm.getByText(/^Party created/).textContent();
  const code = /code: (\S+)/.exec(told ?? '')?.[1] ?? '';
  return { gm, join: `/join/${code.replace('-', '')}`, name };
}

function someone(browser: Browser, more: object = {}): Promise<BrowserContext> {
  return browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
    ...more,
  });
}
