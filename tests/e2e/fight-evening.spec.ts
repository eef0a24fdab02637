import type { Browser, Page } from 'playwright/test';
import { appOrigin, freshAddress } from '../harness/origin';
import { visitorOf } from '../harness/person';
import { ADMIN, beSomebody, personOf } from './as-person';
import {
  beginKept,
  blowsIn,
  defeated,
  endFight,
  hurt,
  line,
  shareFight,
  turn,
} from './fight-hands';
import { sendForm } from './kept';
import { open } from './open-page';
import { expect, test } from './page-test';

/*
 * One evening of a party: six fights one after another, with two phones at the table, a line that is cut, a decision of
 * the game master against the dice, and five undos. What each fight brings is created by requests.
 */

type Evening = { page: Page; party: string; members: { id: string; name: string }[] };

/** Starts a fight of the whole party against these foes, and begins it; returns its path. */
async function fightOf({ page, party, members }: Evening, name: string, lines: string) {
  const fight = await sendForm(page, '/initiative-tracker/start', [
    ['id', crypto.randomUUID().replaceAll('-', '').slice(0, 22)],
    ['name', name],
    ['edition', '2014'],
    ['hp', 'average'],
    ['lines', lines],
    ['party', party],
    ...members.map(({ id }) => ['member', id] as const),
  ]);
  await beginKept(page, fight);
  return fight;
}

/** Everybody on the foes' side falls, and the fight ends with its experience for the party. */
async function over(page: Page, fight: string): Promise<void> {
  const foes = page.locator('input[name="who"][data-side="foes"]');
  const who = await foes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await sendForm(page, fight, [
    ['intent', 'harm'],
    ['amount', '500'],
    ...who.map((id) => ['who', id] as const),
  ]);
  await sendForm(page, fight, [
    ['intent', 'end'],
    ['award', '1'],
  ]);
}

async function phoneAt(browser: Browser, table: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: appOrigin(),
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
  });
  const phone = await context.newPage();
  await phone.goto(table);
  await expect(phone.locator('main[data-ready]')).toBeVisible();
  return phone;
}

const review = (page: Page) => page.getByRole('region', { name: 'Review' });

test('an evening of six fights, with two phones, a cut line, a decision against the dice and five undos', async ({
  page,
  browser,
}) => {
  await beSomebody(page, ADMIN);
  const members = [
    { name: 'Mira', level: 1, hp: 31, initiative: 30 },
    { name: 'Tobin', level: 1, hp: 20, initiative: 30 },
  ];
  const visitor = await visitorOf(personOf(page));
  const made = await visitor.ask('/party', {
    method: 'POST',
    body: JSON.stringify({ name: 'The Lanterns', members }),
    headers: { 'Content-Type': 'application/json' },
  });
  const { id: party } = (await made.json()) as { id: string };
  const listed = await visitor.ask(`/party/${party}`);
  expect(listed.status).toBe(200);
  const evening: Evening = { page, party, ...((await listed.json()) as Pick<Evening, 'members'>) };

  await test.step('the first, with two phones at the table', async () => {
    const fight = await fightOf(evening, 'The ford', '2 Goblins');
    const table = await shareFight(page, fight);
    const phones = [await phoneAt(browser, table), await phoneAt(browser, table)];
    await open(page, fight);
    await hurt(page, ['Mira'], '5');
    for (const phone of phones) {
      await expect(phone.locator('[data-order]')).toContainText('26/31');
    }
    const whose = turn(page).locator('strong');
    const first = (await whose.textContent()) ?? '';
    await page.getByRole('button', { name: 'Next turn' }).click();
    const second = first === 'Mira' ? 'Tobin' : 'Mira';
    await expect(whose).toHaveText(second);
    for (const phone of phones) {
      await expect(phone.locator('[data-turn-banner]')).toContainText(second);
    }
    await hurt(page, ['Goblin 1', 'Goblin 2'], '20');
    await expect(defeated(page)).toContainText('2 defeated');
    await endFight(page, /^End the fight: 100 XP, 50 each/);
    await expect(turn(page)).toContainText('Over after round 1');
    for (const phone of phones) {
      await expect(phone.locator('[data-turn-banner]')).toContainText(/over/i);
      await phone.context().close();
    }
  });

  await test.step('the second, whose line is cut: what was done counts once', async () => {
    const fight = await fightOf(evening, 'The bridge', 'Ogre');
    await open(page, fight);
    // What the first fight left is what the second begins with.
    await expect(line(page, 'Mira')).toContainText('26/31');
    let lost = 0;
    // The requests reach the server, but their responses are dropped.
    await page.route('**/initiative-tracker/*/events', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      lost += 1;
      // The page may be closed by now, and the request with it.
      await route.abort('connectionreset').catch(() => undefined);
    });
    await hurt(page, ['Ogre'], '5');
    await expect.poll(() => blowsIn(page, fight)).toBe(1);
    await expect.poll(() => lost).toBeGreaterThan(0);
    await hurt(page, ['Ogre'], '6');
    await open(page, fight);
    await expect(line(page, 'Ogre')).toContainText('48/59');
    await page.unroute('**/initiative-tracker/*/events');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => blowsIn(page, fight)).toBe(2);
    await expect(page.locator('[data-line="later"]')).toHaveCount(0);
    // The page is left while the request is pending; after Back it shows the action.
    await hurt(page, ['Ogre'], '1');
    await page.goto('/about');
    await page.goBack();
    await expect(line(page, 'Ogre')).toContainText('47/59');
    await expect.poll(() => blowsIn(page, fight)).toBe(3);
    await over(page, fight);
  });

  await test.step('the third, in which a monster’s attack applies at once', async () => {
    const fight = await fightOf(evening, 'The mill', 'Ogre');
    await sendForm(page, fight, [
      ['intent', 'settings'],
      ['turn-seconds', '0'],
      ['at-once', '1'],
    ]);
    await open(page, fight);
    await line(page, 'Ogre').locator('[data-choose]').click();
    // The palette of everything finds combatants too.
    await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
    await expect(page.locator('html[data-late]')).toBeAttached();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill('mira');
    // What the search finds draws the list once more.
    await expect(palette.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    const combatants = palette.getByRole('group', { name: 'Select a combatant' });
    await combatants.getByRole('option', { name: /^Mira/ }).click();
    await expect(line(page, 'Mira').getByRole('checkbox')).toBeChecked();
    const club = page.getByRole('listitem').filter({ hasText: 'Greatclub' });
    await club.getByRole('button', { name: 'Attack' }).click();
    await expect.poll(() => blowsIn(page, fight)).toBe(1);
    await expect(review(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(line(page, 'Mira')).toContainText('26/31');
    await over(page, fight);
  });

  await test.step('the fourth, with five undos and a redo', async () => {
    const fight = await fightOf(evening, 'The tower', 'Ogre');
    await open(page, fight);
    for (const left of [56, 53, 50, 47, 44]) {
      await hurt(page, ['Ogre'], '3');
      await expect(line(page, 'Ogre')).toContainText(`${left}/59`);
    }
    await page.getByLabel('Amount').blur();
    for (const left of [47, 50, 53, 56, 59]) {
      await page.keyboard.press('u');
      await expect(line(page, 'Ogre')).toContainText(`${left}/59`);
    }
    await page.keyboard.press('r');
    await expect(line(page, 'Ogre')).toContainText('56/59');
    await over(page, fight);
  });

  await test.step('the fifth, to which somebody comes whom the table does not see', async () => {
    const fight = await fightOf(evening, 'The cellar', 'Ogre');
    await sendForm(page, fight, [
      ['intent', 'settings'],
      ['turn-seconds', '0'],
      ['join-hidden', '1'],
    ]);
    const phone = await phoneAt(browser, await shareFight(page, fight));
    await open(page, fight);
    await page.locator('summary', { hasText: 'Add combatants' }).click();
    await page.getByLabel('Find a monster').fill('wolf +2');
    await page.keyboard.press('Enter');
    await expect(line(page, 'Wolf 2')).toContainText('Hidden');
    // Notes are saved when their field is left.
    await page.getByLabel('Only for those who run the fight').fill('The cellar floods.');
    await hurt(page, ['Ogre'], '10');
    await expect(phone.locator('[data-order]')).toContainText('Hurt');
    await expect(phone.locator('[data-order]')).not.toContainText('Wolf');
    await phone.context().close();
    await over(page, fight);
    await page.goto('/search?q=cellar+floods');
    await expect(page.getByRole('link', { name: 'The cellar' })).toBeVisible();
  });

  await test.step('the sixth, with a decision against the dice, and a level', async () => {
    const fight = await fightOf(evening, 'The crypt', '2 Ogres');
    await open(page, fight);
    await page.getByRole('button', { name: 'All foes' }).click();
    await line(page, 'Tobin').getByRole('checkbox').check();
    await page.getByLabel('Amount').fill('fireball dc 15');
    // Ogres cast no spells.
    await page.locator('summary', { hasText: 'Source, options' }).click();
    await page.getByLabel('Source', { exact: true }).selectOption({ label: 'Mira' });
    await page.getByRole('button', { name: 'Damage', exact: true }).click();
    const tobin = review(page).getByRole('listitem').filter({ hasText: 'Tobin' });
    await tobin.getByLabel('Takes').selectOption('0');
    await review(page).getByRole('button', { name: 'Apply' }).click();
    await expect(line(page, 'Tobin')).toContainText('20/20');
    await expect(page.locator('[data-order]')).not.toContainText('118/118');
    await page.getByRole('button', { name: 'All foes' }).click();
    await page.getByLabel('Amount').fill('120');
    await page.getByRole('button', { name: 'Damage', exact: true }).click();
    await expect(defeated(page)).toContainText('2 defeated');
    await page.locator('[data-end-summary] > summary').click();
    const summary = page.locator('[data-end-summary]');
    await expect(summary).toContainText('Ogre ×2');
    await expect(summary.getByRole('row', { name: /^Tobin 20\/20/ })).toContainText('450');
    await expect(summary.getByRole('row', { name: /^Mira 26\/31/ })).toContainText(
      'reaches level 3',
    );
    await summary.getByRole('button', { name: /^End the fight: 900 XP, 450 each/ }).click();
    await expect(page.locator('[data-summary]')).toContainText('900: 450 for each of 2 characters');
  });
});
