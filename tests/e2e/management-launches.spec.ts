import { type BrowserContext, devices } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { begin, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** The key of an unsaved draft that is past its lifetime. */
const OLD_DRAFT = 'draft:mapwright::old';

const soon = () => new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);

const LONG =
  'Mapwright rests tonight, from eight until half past nine, and comes back with doors that open.';

/** The notice at the top of a page for a new visitor. */
async function strangerOf(context: BrowserContext | null) {
  const page = await context?.newPage();
  if (!page) throw new Error('no browser');
  return page;
}

test('a notice is dismissed while a field keeps its text, and is never printed', async ({
  page,
  browser,
}) => {
  await asPerson(page, ADMIN, '/management/notices');
  await open(page, '/management/notices');
  await page.getByLabel('Text').fill(LONG);
  await page.getByLabel('Until').fill(soon());
  await page.getByLabel('Time zone').fill('UTC');
  await page.getByRole('button', { name: 'Publish notice' }).click();
  await expect(page.getByText('Notice published')).toBeVisible();
  try {
    const other = await browser.newContext();
    const theirs = await strangerOf(other);
    await theirs.addInitScript((old) => {
      const head = { place: 'recipe', at: 0, name: 'Old' };
      localStorage.setItem(old, `${JSON.stringify(head)}\n{}`);
    }, OLD_DRAFT);
    const site = (path: string) => new URL(path, page.url()).href;
    for (const path of ['/contact', '/try/initiative-tracker']) {
      await other.clearCookies();
      await theirs.goto(site(path));
      const notice = theirs.getByRole('complementary', { name: 'Notice' });
      await expect(notice).toContainText('Mapwright rests tonight');
      await theirs.emulateMedia({ media: 'print' });
      await expect(notice).toBeHidden();
      await theirs.emulateMedia({ media: 'screen' });
      const field = theirs.getByRole('textbox').first();
      await field.fill('Typ');
      // The page's background script runs a second after loading and first removes expired drafts from the device.
      await theirs.waitForFunction((old) => localStorage.getItem(old) === null, OLD_DRAFT);
      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toBeHidden();
      await expect(field).toHaveValue('Typ');
      await expect(theirs).toHaveURL(site(path));
      await expect
        .poll(async () => (await other.cookies()).map(({ name }) => name))
        .toContain('notices-away');
      await theirs.reload();
      await expect(theirs.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(notice).toHaveCount(0);
    }
    // On a phone the notice takes one line above the bar, and is hidden over a running fight.
    await other.clearCookies();
    await theirs.setViewportSize({ width: 390, height: 844 });
    const notice = theirs.getByRole('complementary', { name: 'Notice' });
    await theirs.goto(site('/contact'));
    expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(48);
    await open(theirs, site(TRY));
    await expect(notice).toBeVisible();
    await begin(theirs);
    await expect(notice).toBeHidden();
    await other.close();
  } finally {
    await page.goto('/management/notices');
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await expect(page.getByText('Notice deleted')).toBeVisible();
  }
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: devices['Pixel 5'].viewport });

  test('an admin schedules a launch, reads a message and deletes it; a notice is dismissed by its button', async ({
    page,
    browser,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    // Controls that need a script are hidden.
    await expect(page.getByText('0/2000')).toBeHidden();
    const words = `The map hid a door from me ${Date.now()}.`;
    await page.getByLabel('Name').fill('Maren Oakhollow');
    await page.getByLabel('Email', { exact: true }).fill('maren@tavern.example');
    await page.getByLabel('Message').fill(words);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent! I’ll get back to you soon.')).toBeVisible();
    await asPerson(page, ADMIN, '/management/tools/change?tool=dice-roller');
    await page.getByLabel('State').selectOption('live');
    await page.getByLabel('From').fill(soon());
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('row', { name: /Signed out/ })).toContainText('Opens');
    await page.getByRole('button', { name: /Plan it for/ }).click();
    await expect(page.getByText('Dice Roller: change planned.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the change of Dice Roller' }).click();
    await expect(page.getByText('planned change canceled')).toBeVisible();
    await page.goto('/management/messages');
    await page.getByRole('listitem').filter({ hasText: words }).getByRole('link').click();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(page.getByText('Marked as answered.')).toBeVisible();
    await page.getByText('Delete message').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Message deleted.')).toBeVisible();

    await page.goto('/management/notices');
    await page.getByLabel('Text').fill('New: prints for A4.');
    await page.getByLabel('Until').fill(soon());
    await page.getByRole('button', { name: 'Publish notice' }).click();
    await expect(page.getByText('Notice published')).toBeVisible();
    const other = await browser.newContext({ javaScriptEnabled: false });
    const theirs = await strangerOf(other);
    await theirs.goto(new URL('/about', page.url()).href);
    const notice = theirs.getByRole('complementary', { name: 'Notice' });
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(theirs).toHaveURL(/\/about$/);
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await other.close();
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await expect(page.getByText('Notice deleted')).toBeVisible();
  });
});
