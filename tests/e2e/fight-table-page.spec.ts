import type { Page } from 'playwright/test';
import { appOrigin } from '../harness/origin';
import { asPerson } from './as-person';
import { begin, line, startKeptFight } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** The address of the fight that a page shows. */
function fightOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Lets something happen in a fight as another device would. */
async function happen(page: Page, fight: string, deeds: readonly object[]): Promise<void> {
  const event = { v: 1, id: crypto.randomUUID(), by: 'x', at: 1, deeds };
  const answer = await page.request.post(`${fight}/events`, {
    data: { events: [event] },
    headers: { Origin: appOrigin() },
  });
  expect(await answer.json()).toMatchObject({ refused: [] });
}

/** The id of somebody in the order. */
async function idOf(page: Page, name: string): Promise<string> {
  return (await line(page, name).getAttribute('data-combatant')) ?? '';
}

const seats = (page: Page) => page.locator('[data-part="seats"]');
const seen = (page: Page) => page.locator('[data-part="seen"]');

test('a claim appears by itself, and is given its seat', async ({ page }) => {
  await startKeptFight(page);
  const fight = fightOf(page);
  const mira = await idOf(page, 'Mira');
  await open(page, `${fight}/table`);
  await expect(seats(page)).toContainText('Nobody yet');
  await happen(page, fight, [{ do: 'claim', seat: 's1', who: mira, name: 'Ann' }]);
  await expect(seats(page)).toContainText('Ann asks to play Mira');
  await seats(page).getByRole('button', { name: 'Give the seat' }).click();
  await expect(seats(page).getByRole('list', { name: 'Seats' })).toContainText('Ann plays Mira');
  await seats(page).getByRole('button', { name: 'Take the seat of Ann back' }).click();
  await expect(seats(page)).toContainText('Nobody yet');
});

test('a suggestion is answered with half, and one undo takes it back', async ({ page }) => {
  await startKeptFight(page);
  const fight = fightOf(page);
  await begin(page);
  const [mira, goblin] = [await idOf(page, 'Mira'), await idOf(page, 'Goblin 1')];
  await happen(page, fight, [{ do: 'seat', seat: 's1', who: mira, name: 'Ann' }]);
  await happen(page, fight, [
    {
      ...{ do: 'suggest', seat: 's1', by: mira, targets: [goblin], amount: 6 },
      ...{ type: 'fire', with: 'Fire Bolt' },
    },
  ]);
  const due = page.getByRole('region', { name: 'Due now' });
  await expect(due).toContainText('Mira’s player: 6 fire to Goblin 1 (with Fire Bolt)');
  await expect(line(page, 'Goblin 1')).toContainText('7/7');
  await due.getByRole('button', { name: 'Half' }).click();
  await expect(line(page, 'Goblin 1')).toContainText('4/7');
  await expect(page.getByText('Mira’s player')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Goblin 1')).toContainText('7/7');
  await expect(due).toContainText('Mira’s player');
});

test('a key pauses the fight, and the notice goes on with it', async ({ page }) => {
  await startKeptFight(page);
  await begin(page);
  await expect(page.getByRole('button', { name: 'Pause the fight' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
  await page.locator('[data-order]').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('w');
  const paused = page.getByText('The fight is paused');
  await expect(paused).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).first().click();
  await expect(paused).toHaveCount(0);
});

test('what players see of one creature is kept, and it is revealed with one press', async ({
  page,
}) => {
  await startKeptFight(page);
  await line(page, 'Goblin 1').locator('[data-choose]').click();
  const panel = page.locator('#chosen');
  await panel.getByText('What players see of it').click();
  await panel.getByLabel('Players call it').fill('A shadow');
  await panel.getByLabel('Hit points for players').selectOption('hidden');
  await panel.getByLabel('Revealed on its first turn').check();
  await panel.locator('button[value="table:see-one"]').click();
  await expect(line(page, 'Goblin 1')).toContainText('Hidden');
  await expect(panel.getByLabel('Hit points for players')).toHaveValue('hidden');
  await panel.getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(line(page, 'Goblin 1')).not.toContainText('Hidden');
});

test('a large picture is made small on the device, and shown', async ({ page }) => {
  await startKeptFight(page);
  await open(page, `${fightOf(page)}/table`);
  const shown = page.locator('[data-part="shown"]');
  const large = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2000, 1000];
    const pen = canvas.getContext('2d');
    for (let at = 0; pen && at < 2000; at += 10) {
      pen.fillStyle = `hsl(${at} 80% 50%)`;
      pen.fillRect(at, 0, 10, 1000);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await shown.getByLabel('Picture, if you like').setInputFiles({
    ...{ name: 'large.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') },
  });
  await expect(shown).toContainText('kB are sent');
  await shown.getByRole('button', { name: 'Show it' }).click();
  const picture = shown.getByRole('img', { name: 'What they see' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBe(1600);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('hit points are hidden, a seat is given, and a suggestion answered', async ({ page }) => {
    await asPerson(
      page,
      { plan: 'paying' },
      '/initiative-tracker/new?monsters=goblin:2&name=The+ford',
    );
    await page.getByLabel('Who fights, one a line').fill('2 goblins\nMira hp 31 init 30');
    await page.getByRole('button', { name: 'Start this fight' }).click();
    await expect(page.getByRole('heading', { name: 'The ford' })).toBeVisible();
    const fight = fightOf(page);
    const [mira, goblin] = [await idOf(page, 'Mira'), await idOf(page, 'Goblin 1')];
    await page.getByRole('link', { name: 'Players', exact: true }).click();
    await seen(page).getByLabel('Hit points of others').selectOption('hidden');
    await seen(page).getByLabel('Spend spell slots').uncheck();
    await seen(page).getByRole('button', { name: 'Keep' }).click();
    await expect(seen(page).getByLabel('Hit points of others')).toHaveValue('hidden');
    await expect(seen(page).getByLabel('Spend spell slots')).not.toBeChecked();

    await happen(page, fight, [{ do: 'claim', seat: 's1', who: mira, name: 'Ann' }]);
    await page.reload();
    await seats(page).getByRole('button', { name: 'Give the seat' }).click();
    await expect(seats(page)).toContainText('Ann plays Mira');

    await happen(page, fight, [
      { do: 'suggest', seat: 's1', by: mira, targets: [goblin], amount: 6, type: 'fire' },
    ]);
    await page.getByRole('link', { name: 'Back to “The ford”' }).click();
    const due = page.getByRole('region', { name: 'Due now' });
    await due.getByRole('button', { name: 'Half' }).click();
    await expect(line(page, 'Goblin 1')).toContainText('4/7');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line(page, 'Goblin 1')).toContainText('7/7');
    await expect(due.locator('[data-table-due]')).toContainText('6 fire to Goblin 1');
  });
});
