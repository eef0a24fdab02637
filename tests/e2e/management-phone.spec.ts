import type { Page } from 'playwright/test';
import { visitorOf } from '../harness/person';
import { ADMIN, beSomebody } from './as-person';
import { expect, test } from './page-test';

test.use({ viewport: { width: 390, height: 844 } });

/** The content that overflows its cell, and the tables that are wider than the screen. */
const sticksOut = () => {
  const wide = [...document.querySelectorAll('main table')].flatMap((table) => {
    const frame = table.parentElement;
    return frame && frame.scrollWidth > frame.clientWidth ? [`${table.textContent}`] : [];
  });
  const cells = [...document.querySelectorAll('main tbody :is(th, td)')];
  const out = cells.flatMap((cell) => {
    const edge = cell.getBoundingClientRect().right + 1;
    const parts = [...cell.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > edge,
    );
    return parts.map((part) => `${part.textContent}`);
  });
  return [...wide, ...out].map((words) => words.slice(0, 60));
};

async function fits(page: Page, rows: number): Promise<void> {
  // A table in a folded part is shown later.
  await expect(
    page
      .locator('main tbody tr')
      .filter({ visible: true })
      .nth(rows - 1),
  ).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(sticksOut), `${page.url()} at ${width}`).toEqual([]);
  }
}

/** The height of the tallest row of a table. */
async function tallest(page: Page, rows: string): Promise<number> {
  const heights = await page
    .locator(rows)
    .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(0);
  return Math.max(...heights);
}

/** Creates entries for the tables as an admin: an invited user with a role, a records file, a backup. */
async function deeds(userId: string): Promise<{ email: string }> {
  const admin = await visitorOf(userId);
  const press = async (path: string, body: string | FormData) => {
    const answer = await admin.ask(path, { method: 'POST', body });
    expect(answer.status, `${path}: ${await answer.text()}`).toBeLessThan(400);
  };
  const username = `newcomer-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  const fields = (all: Record<string, string>) => new URLSearchParams(all).toString();
  await press('/management/invite', fields({ username, email, role: 'GrantedUser' }));
  const found = await admin.ask(`/admin/users?q=${username}`);
  const [person] = (await found.json<{ users: { userId: string }[] }>()).users;
  const role = { intent: 'role', role: 'PaidUser', sure: '1' };
  await press(`/management/people/${person?.userId}`, fields(role));
  const file = new FormData();
  file.append('kind', 'monsters');
  file.append('file', new File([JSON.stringify({ name: 'Nobody' })], 'phone.ndjson'));
  await press('/management/records', file);
  await press('/management/backup', fields({ intent: 'begin' }));
  return { email };
}

test('on a phone each row of Management’s tables is a card or one line, and nothing overflows', async ({
  page,
}) => {
  const { email } = await deeds((await beSomebody(page, ADMIN)).userId);
  await page.goto('/management');
  await fits(page, 1);
  // Each row is one line, and its actions are in a menu.
  expect(await tallest(page, '#users tbody tr')).toBeLessThanOrEqual(64);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.locator('summary').click();
  await expect(row.getByRole('link', { name: `Change Password of ${email}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: email, exact: true }).click();
  await page.waitForURL(/\/people\//);
  await expect(page.getByRole('cell', { name: /became .*PaidUser/ })).toBeVisible();
  await fits(page, 1);

  await page.goto('/management/records');
  await fits(page, 1);

  await expect(async () => {
    await page.goto('/management/backup');
    await expect(page.getByRole('button', { name: 'Contents' }).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await fits(page, 1);

  await page.goto('/management/tools');
  await fits(page, 22);
  expect(await tallest(page, 'main tbody tr')).toBeLessThanOrEqual(64);
  await page.getByRole('row').filter({ hasText: 'Dice Roller' }).locator('summary').click();
  await page.getByRole('link', { name: 'Change Dice Roller' }).click();
  await expect(page.getByRole('heading', { name: 'Dice Roller' })).toBeVisible();

  await page.goto('/management/audit');
  await fits(page, 3);
  const hash = page.getByRole('listitem').filter({ hasText: 'hash' }).first();
  await expect(hash).toHaveAttribute('title', /^[0-9a-f]{64}$/);
  await expect(hash).toHaveText(/^hash [0-9a-f]{8}…$/);
});
