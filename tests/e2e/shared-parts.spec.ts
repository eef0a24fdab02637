import { open } from './open-page';
import { expect, test } from './page-test';

test('long work shows its progress, and a report can be saved as text', async ({ page }) => {
  await open(page, '/style-guide');
  const bar = page.locator('#work').getByRole('progressbar', { name: 'Importing monsters' });
  const more = page.getByRole('button', { name: 'Import 400 more' });
  const cancel = page.getByRole('button', { name: 'Cancel: Importing monsters' });
  await more.click();
  await expect(page.getByText('400 of 5,000 monsters', { exact: true })).toBeVisible();
  await expect(bar).toHaveJSProperty('value', 0.08);
  await page.getByRole('button', { name: 'Pause: Importing monsters' }).click();
  await expect(page.getByText('Paused at 400 of 5,000 monsters').first()).toBeVisible();
  await page.getByRole('button', { name: 'Resume: Importing monsters' }).click();
  await expect(cancel).toBeVisible();
  for (let step = 0; step < 12; step += 1) await more.click();
  await expect(page.getByText('Done: 5,000 monsters').first()).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Drawing the map' })).toHaveJSProperty(
    'position',
    -1,
  );

  const report = page.getByRole('region', { name: 'Report on beasts of the north.json' });
  const download = page.waitForEvent('download');
  await report.getByRole('link', { name: 'Download the report as text' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('report on beasts of the north.json.txt');
  const text = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(text).toString()).toContain(
    'line 40: dropped: Gelatinous Cube. It has no hit points.',
  );
});
