import type { Page } from 'playwright/test';
import { switchStripe } from '../harness/stripe';
import { ADMIN, asBefore, asPerson, signInAs } from './as-person';
import { awake, comeIn, home, question } from './leaving-hands';
import { expect, test } from './page-test';

/** Signing out leaves nothing on the device; a user whose session ended by itself finds everything again. */

async function press(page: Page, name: string): Promise<void> {
  await page
    .locator('summary')
    .filter({ hasText: /^(Account|Menu)/ })
    .locator('visible=true')
    .first()
    .click();
  await page.getByRole('button', { name }).locator('visible=true').click();
}

/** Stores an item in this tab and unsaved work for each of these owners on this device. */
function note(page: Page, owners: string[]): Promise<void> {
  return page.evaluate((owners) => {
    sessionStorage.setItem('noted', 'by someone who leaves');
    for (const [age, owner] of owners.entries()) {
      const head = {
        place: 'recipe',
        at: Date.now() - age * 1000,
        name: `Drawn by ${owner || 'a visitor'}`,
      };
      localStorage.setItem(`draft:mapwright:${owner}:recipe`, `${JSON.stringify(head)}\n{}`);
    }
  }, owners);
}

function left(page: Page) {
  return page.evaluate(() => ({
    noted: sessionStorage.getItem('noted'),
    drafts: Object.keys(localStorage).filter((key) => key.startsWith('draft:')),
  }));
}

const personOf = (page: Page) =>
  page.locator('form[data-leaves]').first().getAttribute('data-leaves');

test('Logout asks on every kind of page, and removes the user’s data from the device', async ({
  page,
}) => {
  const { userId: me } = await asPerson(page, ADMIN, '/features');
  for (const [kind, path] of [
    ['without React', '/features'],
    ['of words alone', '/terms'],
    ['with React', '/settings'],
    ['of a tool', '/monster-lookup'],
  ] as const) {
    await test.step(`a page ${kind}`, async () => {
      await asBefore(page, path, me);
      await awake(page);
      expect(await personOf(page)).toBe(me);
      await note(page, [me, '', 'somebody-else']);
      await press(page, 'Logout');
      await expect(question(page).getByRole('listitem')).toHaveText([
        `Drawn by ${me}`,
        'Drawn by a visitor',
      ]);
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect((await left(page)).drafts).toHaveLength(3);

      await press(page, 'Logout');
      await question(page).getByRole('button', { name: 'Discard and leave' }).click();
      await home(page);
      expect(await left(page)).toEqual({
        noted: null,
        drafts: ['draft:mapwright:somebody-else:recipe'],
      });
    });
  }
  await page.goto('/battle-simulator');
  await expect(page).toHaveURL(/\/access-gate\?auth=auth/);
});

const wholeSeconds = () => Math.floor(Date.now() / 1000);

test('signing out everywhere and deleting the account also remove the data from the device', async ({
  page,
}) => {
  const email = `leaver-${crypto.randomUUID()}@delvewright.test`;
  for (const leave of ['everywhere', 'deleted']) {
    await comeIn(page, email);
    await awake(page);
    const me = (await personOf(page)) ?? '';
    await note(page, [me]);
    if (leave === 'everywhere')
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    else {
      await page.goto('/settings/delete');
      await awake(page);
      await page.getByLabel('Type DELETE to confirm').fill('KEEP');
      await page.getByRole('button', { name: 'Delete my account permanently' }).click();
      await expect(page.getByText('Nothing was deleted.')).toBeVisible();
      expect((await left(page)).drafts).toHaveLength(1);
      await page.getByLabel('Type DELETE to confirm').fill('delete');
      await page.getByRole('button', { name: 'Delete my account permanently' }).click();
    }
    await expect(question(page)).toContainText(`Drawn by ${me}`);
    await question(page).getByRole('button', { name: 'Discard and leave' }).click();
    await home(page);
    const leftIn = wholeSeconds();
    expect(await left(page), leave).toEqual({ noted: null, drafts: [] });
    // A sign-in in the second of the signing out counts as one from before it.
    await expect.poll(() => wholeSeconds()).toBeGreaterThan(leftIn);
  }
});

test.describe('while Stripe fails', () => {
  test.use({ trouble: /status of 502/ });

  test('an account that could not be deleted keeps its unsaved work, here and in other tabs', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'Paying', '/settings');
    await awake(page);
    const me = (await personOf(page)) ?? '';
    await note(page, [me]);
    const other = await context.newPage();
    await other.goto('/about');
    await awake(other);
    await other.evaluate(() => {
      const heard: unknown[] = [];
      const channel = new BroadcastChannel('leaving');
      channel.onmessage = ({ data }) => heard.push(data);
      Object.assign(window, { heard, channel });
    });
    await page.goto('/settings/delete');
    await awake(page);
    await switchStripe('fail', { how: '500', times: 50 });
    try {
      await page.getByLabel('Type DELETE to confirm').fill('delete');
      await page.getByRole('button', { name: 'Delete my account permanently' }).click();
      await question(page).getByRole('button', { name: 'Discard and leave' }).click();
      await expect(page.getByText('so nothing was deleted')).toBeVisible();
    } finally {
      await switchStripe('fail', { how: 'none' });
    }
    expect(await left(page)).toEqual({
      noted: 'by someone who leaves',
      drafts: [`draft:mapwright:${me}:recipe`],
    });
    // Messages between tabs arrive in order: no message came before this one.
    await page.evaluate(() => new BroadcastChannel('leaving').postMessage('nobody'));
    await expect
      .poll(() => other.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
      .toEqual(['nobody']);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/settings$/);
  });
});

test('a session that ended by itself keeps unsent work for its user for 30 days', async ({
  page,
  context,
}) => {
  const { userId: me } = await asPerson(page, ADMIN, '/settings');
  await awake(page);
  await note(page, [me]);
  await context.clearCookies();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/access-gate/);
  expect((await left(page)).drafts).toHaveLength(1);

  await page.evaluate((key) => {
    const head = { place: 'recipe', at: Date.now() - 31 * 24 * 60 * 60 * 1000, name: 'Old' };
    localStorage.setItem(key, `${JSON.stringify(head)}\n{}`);
  }, `draft:mapwright:${me}:old`);
  await page.goto('/features');
  await expect
    .poll(async () => (await left(page)).drafts)
    .toEqual([`draft:mapwright:${me}:recipe`]);
});

test('on a phone the answers are stacked with equal widths, and one of them is emphasized @phone', async ({
  page,
}) => {
  const { userId: me } = await asPerson(page, ADMIN, '/settings');
  await awake(page);
  await note(page, [me]);
  await press(page, 'Logout');
  const ways = question(page).locator('footer').getByRole('button');
  await expect(ways).toHaveText(['Stay', 'Discard and leave']);
  await expect(ways.first()).toBeFocused();
  const boxes = await ways.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom, ground: getComputedStyle(one).backgroundColor };
    }),
  );
  const [stay, discard] = boxes;
  if (!stay || !discard) throw new Error('Two answers are needed.');
  expect(discard.top).toBeGreaterThanOrEqual(stay.bottom + 8);
  expect([discard.left, discard.right]).toEqual([stay.left, stay.right]);
  expect(discard.ground).toBe('rgba(0, 0, 0, 0)');
  expect(stay.ground).not.toBe(discard.ground);
});
