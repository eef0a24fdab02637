import { begin, line, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a creature’s spell is one press, shown before it counts @both', async ({ page }) => {
  await open(page, TRY);
  await begin(page);
  await line(page, 'Sefa Thorne').getByRole('checkbox').check();
  await page.locator('[data-choose]').filter({ hasText: 'Cult Fanatic' }).first().click();
  await page.getByText('Spells of Cult Fanatic').click();
  await page.getByRole('button', { name: 'Cast Hold person' }).click();
  const plan = page.getByRole('region', { name: 'Before it counts' });
  await expect(plan).toContainText('WIS');
  await plan.getByLabel('Save').selectOption('failure');
  await plan.getByRole('button', { name: 'It counts' }).click();
  await expect(line(page, 'Cult Fanatic')).toContainText('Concentrates: Hold Person');
  await expect(line(page, 'Sefa Thorne')).toContainText('Hold Person');
  await line(page, 'Sefa Thorne').locator('a[data-rules]').first().click();
  await expect(page.getByText('A hit from within 5 feet is critical').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Sefa Thorne')).not.toContainText('Hold Person');
});

test('a spell is read in front of the fight, from the list and from the statblock', async ({
  page,
}) => {
  await open(page, TRY);
  await page.locator('[data-choose]').filter({ hasText: 'Cult Fanatic' }).first().click();
  await page.getByText('Spells of Cult Fanatic').click();
  const list = page.locator('[data-spells]');
  const words = page.getByRole('dialog', { name: 'Hold person' });
  const statblock = page.locator('[data-fight] article');
  const ways = [
    list.getByRole('link', { name: 'Hold person' }),
    statblock.getByRole('link', { name: 'hold person' }),
  ];
  for (const way of ways) {
    await way.click();
    await expect(words).toContainText('Wisdom saving throw');
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await expect(way).toBeFocused();
  }
  expect(new URL(page.url()).pathname).toBe(TRY);
});

test('a character takes another shape and comes back', async ({ page }) => {
  await open(page, TRY);
  await begin(page);
  await page.locator('[data-choose]').filter({ hasText: 'Ilvy Marsh' }).first().click();
  await page.getByText('Take another shape').click();
  await page.getByLabel('Whose shape').fill('Wolf');
  await page.getByRole('button', { name: 'Take the shape' }).click();
  await expect(line(page, 'Ilvy Marsh (Wolf)')).toContainText('11/11');
  await page.getByRole('button', { name: 'Back to Ilvy Marsh' }).click();
  await expect(line(page, 'Ilvy Marsh')).toContainText('22/22');
});

test('rows are moved by key and by mouse, and some go together', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, TRY);
  await begin(page);
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
  const rows = page.locator('li[data-row]');
  const names = () => rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.row));
  const before = await names();
  await rows.nth(1).locator('[data-choose]').first().focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  const from = await rows.nth(0).locator('> :first-child').boundingBox();
  const to = await rows.nth(2).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, to.y + to.height - 3, { steps: 5 });
  await page.mouse.up();
  await expect.poll(names).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  await line(page, 'Brannoc').getByRole('checkbox').check();
  await line(page, 'Oda Wick').getByRole('checkbox').check();
  await page.getByText('Go together, or each for itself').click();
  await page.getByLabel('Name of the group').fill('The two');
  await page.getByRole('button', { name: 'Go together' }).click();
  await expect(rows).toHaveCount(before.length - 1);
  await expect(page.getByText('The two', { exact: true })).toBeVisible();
});
