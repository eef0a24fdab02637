import type { Browser, Page } from 'playwright/test';
import { freshAddress } from '../harness/origin';
import { asTheSame } from './as-person';
import { begin, hurt, line } from './fight-hands';
import { kept } from './kept';
import { open } from './open-page';
import { expect, test } from './page-test';
import { card, create, hitPoints } from './party-hands';

/** A character file: a fighter of level 1 with 12 hit points. */
const VEX = {
  format: 'delvewright-character',
  version: 1,
  edition: '2014',
  name: 'Vex',
  levels: [{ class: 'fighter', hp: null }],
  abilities: {
    method: 'hand',
    rolls: [],
    seed: '',
    base: { str: 16, dex: 12, con: 14, int: 10, wis: 10, cha: 8 },
  },
};

/** Opens a phone for the same user. */
async function phoneOf(browser: Browser, scripts: boolean): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: scripts,
  });
  return context.newPage();
}

test('a character joins a party, is hurt in a fight, and its sheet shows that and can heal it there', async ({
  page,
  browser,
}) => {
  const { name } = await create(page);
  const party = new URL(
    await page
      .getByRole('link', { name: `open “${name}”` })
      .getAttribute('href')
      .then(String),
    page.url(),
  );
  const sheet = await kept(page, 'character', VEX);

  // Joining the party needs no scripts.
  const plain = await phoneOf(browser, false);
  await asTheSame(plain, page, party.pathname);
  await plain.getByText('Add a character').click();
  await plain.getByLabel('One of your characters').selectOption(sheet.split('/').at(-1) ?? '');
  await plain.getByRole('button', { name: 'Add this character' }).click();
  await expect(card(plain, 'Vex')).toContainText('From the lab');
  await expect(hitPoints(plain, 'Vex')).toContainText('12');
  await plain.context().close();

  const phone = await phoneOf(browser, true);
  await asTheSame(phone, page, sheet);
  await expect(phone.getByText(`Member of ${name}`)).toBeVisible();

  await page.goto(
    `/initiative-tracker/new?party=${party.pathname.split('/').at(-1)}&monsters=goblin:1&name=Vex+at+the+ford`,
  );
  await page.getByRole('button', { name: 'Start fight' }).click();
  await page.waitForURL(/\/initiative-tracker\/[\w-]{22}$/);
  await open(page, page.url());
  await begin(page);
  // The party receives the state of the fight a moment later.
  const told = async () => (await phone.request.get(sheet)).text();
  await expect.poll(told).toContain('in a running fight');
  await phone.clock.install();
  await open(phone, sheet);
  await expect(phone.getByText('in a running fight')).toBeVisible();
  const hitPointsThere = phone.locator('[data-hit-points]');
  await expect(hitPointsThere).toHaveAttribute('data-hit-points', '12');
  await hurt(page, ['Vex'], '7');
  await expect(line(page, 'Vex')).toContainText('5/12');
  // An open sheet polls its fight every few seconds.
  await expect
    .poll(async () => {
      await phone.clock.runFor(6_000);
      return hitPointsThere.getAttribute('data-hit-points');
    })
    .toBe('5');

  // What is pressed on the phone's sheet is applied in the fight.
  await phone.getByRole('button', { name: 'Heal 1', exact: true }).click();
  await expect(phone.locator('[data-hit-points]')).toHaveAttribute('data-hit-points', '6');
  await expect(line(page, 'Vex')).toContainText('6/12');
  await phone.context().close();
});
