import { ADMIN, asPerson } from './as-person';
import { begin } from './fight-hands';
import { KEPT, saveButton } from './kept-map-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

test('an evening from a map: generated, named, stocked, printed, and a room’s fight run in the tracker', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/mapwright?preset=bandit-cellars&seed=evening');
  const board = page.getByRole('application');
  await expect(board).toBeVisible();

  await test.step('a room is named and the others are stocked', async () => {
    await page.getByText('Stock the rooms', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Stock the rooms' }).click();
    const foes = page.getByRole('row').filter({ hasText: 'Monsters:' }).first();
    await expect(foes).toBeVisible();
    await foes.getByRole('button', { name: /^Edit room/ }).click();
    const desk = page.getByRole('dialog', { name: /^Room \d+:/ });
    await desk.getByLabel('Name', { exact: true }).fill('Gorn’s Hall');
    await desk.getByLabel('Read aloud').fill('Smoke hangs low.');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk).toBeHidden();
    await saveButton(page).click();
    await expect(page).toHaveURL(KEPT);
  });

  await test.step('the adventure is one file, with all of it', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Print', { exact: true }).selectOption('adventure');
    await dialog.getByLabel('Paper').selectOption('letter');
    const file = await dialog.getByRole('link', { name: 'Export PDF' }).getAttribute('href');
    expect(file).toBe(`${new URL(page.url()).pathname}/adventure.pdf?paper=letter`);
    await page.keyboard.press('Escape');
    const answer = await page.request.get(file ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the fight of the room has its monsters, its text and its part of the map', async () => {
    // The exits of other rooms name it too.
    const name = page.getByRole('rowheader', { name: /^Gorn’s Hall/ });
    const hall = page.getByRole('row').filter({ has: name });
    await hall.getByRole('link', { name: 'Run in the tracker' }).click();
    await expect(page).toHaveURL(/\/initiative-tracker\/new\?/);
    await page.getByRole('button', { name: 'Start fight' }).click();
    await page.waitForURL(/\/initiative-tracker\/[\w-]{22}$/);
    await open(page, page.url());
    // Several of a kind are one row, which opens for their turn.
    await expect(page.locator('[data-fight] [data-row]').first()).toBeVisible();
    await expect(page.getByText('Smoke hangs low.').first()).toBeAttached();
    await begin(page);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.locator('[data-mat-pane] [data-mat]')).toBeVisible();
    // Its monsters stand in the room, where the map is looked at.
    await expect(page.locator('[data-mat-pane] [data-token]').first()).toBeInViewport();
  });
});
