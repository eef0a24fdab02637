import type { Page } from 'playwright/test';
import { begin, hurt, line, TRY } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** The event ids of each fight stored on this device, in order. */
function keptLogs(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('draft:initiative-tracker::'))
      .map((key) => localStorage.getItem(key) ?? '')
      .map((text) => JSON.parse(text.slice(text.indexOf('\n') + 1)))
      .map(({ events }) => events.map(({ id }: { id: string }) => id)),
  );
}

test('two tabs with one fight on a device apply each other’s changes, and a tab with another fight is not affected', async ({
  page,
  context,
}) => {
  await open(page, TRY);
  await begin(page);
  const other = await context.newPage();
  await open(other, TRY);
  await expect(line(other, 'Sefa Thorne')).toContainText('31/31');
  await hurt(page, ['Sefa Thorne'], '5');
  await expect(line(other, 'Sefa Thorne')).toContainText('26/31');
  await hurt(other, ['Sefa Thorne'], '6');
  await expect(line(page, 'Sefa Thorne')).toContainText('20/31');

  // Both tabs act at once: no change is lost, and both show the same result.
  await Promise.all([hurt(page, ['Brannoc'], '1'), hurt(other, ['Brannoc'], '2')]);
  for (const tab of [page, other]) await expect(line(tab, 'Brannoc')).toContainText('24/27');
  const [log = [], ...more] = await keptLogs(page);
  expect(more).toEqual([]);
  expect(new Set(log).size).toBe(log.length);
  // The start of the fight, its first two actions, and four damage events.
  expect(log).toHaveLength(7);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Brannoc')).not.toContainText('24/27');

  const third = await context.newPage();
  await open(third, `${TRY}?monsters=goblin:2,ogre&name=The+ford`);
  await hurt(third, ['Ogre'], '9');
  await expect(line(third, 'Ogre')).toContainText('50/59');
  await hurt(page, ['Sefa Thorne'], '5');
  await expect(line(other, 'Sefa Thorne')).toContainText('15/31');
  await expect(page.locator('[data-combatant]')).toHaveCount(10);
  await expect(third.locator('[data-combatant]')).toHaveCount(3);
  await expect.poll(async () => (await keptLogs(page)).length).toBe(2);
});
