import { open } from './open-page';
import { expect, test } from './page-test';
import { beasts, chosen } from './style-guide-parts';

test('rows are selected with the mouse, with Shift and with keys, stay selected after sorting, and are cards on a phone', async ({
  page,
}) => {
  await open(page, '/style-guide');
  const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  await tick('Gelatinous Cube').check();
  await tick('Goblin').click({ modifiers: ['Shift'] });
  await expect(chosen(page)).toHaveText('3 of 5 selected');
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeChecked({
    indeterminate: true,
  });
  await tick('Goblin').press('ArrowDown');
  await expect(tick('Owlbear')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chosen(page)).toHaveText('4 of 5 selected');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(chosen(page)).toHaveText('None selected');
  await tick('Adult Red Dragon').press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(tick('Ghoul')).toBeFocused();
  await expect(chosen(page)).toHaveText('3 of 5 selected');

  const names = () => beasts(page).getByRole('rowheader').allTextContents();
  await beasts(page).getByRole('link', { name: 'CR' }).click();
  await expect(page).toHaveURL(/sort=cr&dir=desc/);
  await expect
    .poll(names)
    .toEqual(['Adult Red Dragon', 'Owlbear', 'Gelatinous Cube', 'Ghoul', 'Goblin']);
  await expect(beasts(page).getByRole('columnheader', { name: 'CR' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByText('5 rows, by cr, highest first').first()).toBeAttached();
  await beasts(page).getByRole('link', { name: 'CR' }).click();
  await expect.poll(async () => (await names())[0]).toBe('Goblin');
  await expect(chosen(page)).toHaveText('3 of 5 selected');

  await page.setViewportSize({ width: 390, height: 844 });
  const row = beasts(page).getByRole('row').filter({ hasText: 'Owlbear' });
  await expect(row.getByText('HP', { exact: true })).toBeVisible();
  await expect(row.getByRole('cell')).toHaveCount(5);
  await expect(beasts(page).getByRole('row')).toHaveCount(6);
  const width = await row.evaluate((one) => one.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Export selected' }).click();
  await expect(page.getByText('Exported: Adult Red Dragon, Gelatinous Cube, Ghoul.')).toBeVisible();
});
