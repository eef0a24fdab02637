import { begin, line, openGroups, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('a creature’s spell is read on top of the fight, cast with one press, and previewed before it is applied', async ({
  page,
}) => {
  await open(page, TRY);
  await begin(page);
  await page.locator('[data-choose]').filter({ hasText: 'Cult Fanatic' }).first().click();
  await page.getByText('Spells of Cult Fanatic').click();

  await test.step('read from the list and from the statblock', async () => {
    const words = page.getByRole('dialog', { name: 'Hold person' });
    const ways = [
      page.locator('[data-spells]').getByRole('link', { name: 'Hold person' }),
      page.locator('[data-fight] article').getByRole('link', { name: 'hold person' }),
    ];
    for (const way of ways) {
      await way.click();
      await expect(words).toContainText('Wisdom saving throw');
      await page.keyboard.press('Escape');
      await expect(words).toBeHidden();
      await expect(way).toBeFocused();
    }
    // Back closes it as well, and does not leave the fight.
    await ways[0]?.click();
    await expect(words).toContainText('Wisdom saving throw');
    await page.goBack();
    await expect(words).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(TRY);
    await expect(page.locator('[data-spells]')).toBeVisible();
  });

  await test.step('cast', async () => {
    await line(page, 'Sefa Thorne').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Cast Hold person' }).click();
    const plan = page.getByRole('region', { name: 'Review' });
    await expect(plan).toContainText('WIS');
    await plan.getByLabel('Save').selectOption('failure');
    await plan.getByRole('button', { name: 'Apply' }).click();
    await expect(line(page, 'Cult Fanatic')).toContainText('Concentrates: Hold Person');
    await expect(line(page, 'Sefa Thorne')).toContainText('Hold Person');
    await line(page, 'Sefa Thorne').locator('a[data-rules]').first().click();
    await expect(page.getByText('A hit from within 5 feet is critical').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, 'Cult Fanatic')).not.toContainText('Concentrates');
    await expect(line(page, 'Sefa Thorne')).not.toContainText('Hold Person');
  });
});

test('rows are moved by key and by mouse, and can be grouped', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, TRY);
  await begin(page);
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
  await openGroups(page);
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
  await page.getByText('Group initiative').click();
  await page.getByLabel('Group name').fill('The two');
  await page.getByRole('button', { name: 'Group', exact: true }).click();
  await expect(rows).toHaveCount(before.length - 1);
  await expect(page.getByText('The two', { exact: true })).toBeVisible();
});
