import type { Locator, Page } from 'playwright/test';
import { type Square, squareName } from '~/rules/battle-grid';
import { appOrigin, freshAddress } from '../harness/origin';
import { beginKept, keepFight, shareFight } from './fight-hands';
import { kept } from './kept';
import { open } from './open-page';
import { expect, test } from './page-test';

/** The middle of a square of the map, on the screen. */
async function pointOf(page: Page, { x, y }: Square): Promise<{ x: number; y: number }> {
  return page.locator('[data-mat]').evaluate(
    (map, at) => {
      const matrix = (map as SVGSVGElement).getScreenCTM();
      const point = new DOMPoint(at.x * 100 + 50, at.y * 100 + 50).matrixTransform(matrix ?? {});
      return { x: point.x, y: point.y };
    },
    { x, y },
  );
}

/** Drags what stands there to a square of the map. */
async function drag(page: Page, from: Locator, to: Square): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const at = await pointOf(page, to);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x - 8, at.y - 3, { steps: 3 });
  await page.mouse.move(at.x, at.y);
  await page.mouse.up();
}

const token = (page: Page, name: string) =>
  page.locator('[data-token]').and(page.getByRole('button', { name: new RegExp(`^${name},`) }));

test('a map stands beside the order: tokens move, rooms are uncovered, and the players follow', async ({
  page,
  browser,
}) => {
  const fight = await keepFight(page);
  const map = await kept(page, 'map', 'preset=bandit-cellars&seed=mat');
  const { rooms }: { rooms: { number: number; centre: Square }[] } = await (
    await page.request.get(`${map}/map.json`)
  ).json();
  const [first, second] = rooms;
  if (!first || !second) throw new Error('The map has no rooms.');
  const table = await shareFight(page, fight);
  await beginKept(page, fight);
  const phones = await browser.newContext({
    baseURL: appOrigin(),
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
  });
  const phone = await phones.newPage();
  await phone.goto(table);
  await expect(phone.locator('main[data-ready]')).toBeVisible();
  await open(page, fight);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  const pane = page.locator('[data-mat-pane]');
  await pane.getByRole('list', { name: 'Your saved maps' }).getByRole('button').first().click();
  await expect(pane.locator('[data-mat]')).toBeVisible();
  await expect(phone.locator('[data-players-mat]')).toContainText('The map is still covered.');
  const smaller = pane.getByRole('button', { name: 'Smaller' });
  while (await smaller.isEnabled()) await smaller.click();

  await test.step('tokens are dragged onto it, and moved with the arrow keys', async () => {
    await drag(page, pane.getByRole('button', { name: 'Mira' }), first.centre);
    await expect(token(page, 'Mira')).toHaveAttribute('data-at', squareName(first.centre));
    await drag(page, pane.getByRole('button', { name: 'Goblin 1' }), second.centre);
    const east = { x: first.centre.x + 1, y: first.centre.y };
    await token(page, 'Mira').focus();
    await page.keyboard.press('ArrowRight');
    await expect(pane.getByRole('status')).toContainText(`Mira: 5 ft. to ${squareName(east)}`);
    await page.keyboard.press('Enter');
    await expect(token(page, 'Mira')).toHaveAttribute('data-at', squareName(east));
  });

  await test.step('the players see a room, and who is in it, once it is uncovered', async () => {
    await pane.getByRole('button', { name: 'Uncover rooms' }).click();
    const press = async ({ x, y }: Square) => {
      const at = await pointOf(page, { x, y });
      await page.mouse.click(at.x, at.y);
    };
    await press(first.centre);
    await expect(token(phone, 'Mira')).toBeVisible();
    await expect(token(phone, 'Goblin 1')).toHaveCount(0);
    await pane.locator('summary', { hasText: 'Rooms and passages' }).click();
    await pane.getByRole('button', { name: `Uncover Room ${second.number}`, exact: true }).click();
    await expect(token(phone, 'Goblin 1')).toBeVisible();
    await pane.getByRole('button', { name: 'Cover all', exact: true }).click();
    await expect(phone.locator('[data-players-mat]')).toContainText('The map is still covered.');
  });

  await test.step('it is there again after a reload, and goes when it is removed', async () => {
    await open(page, fight);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(token(page, 'Mira')).toBeVisible();
    await pane.getByRole('button', { name: 'Remove the map' }).click();
    await expect(phone.locator('[data-players-mat]')).toHaveCount(0);
  });
  await phones.close();
});

test('without scripts a map is chosen, tokens are placed and rooms uncovered by forms', async ({
  page,
  browser,
}) => {
  const fight = await keepFight(page);
  await kept(page, 'map', 'preset=bandit-cellars&seed=mat');
  const plain = await browser.newContext({
    baseURL: appOrigin(),
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    extraHTTPHeaders: { 'CF-Connecting-IP': freshAddress() },
  });
  const paper = await plain.newPage();
  await paper.goto(fight);
  await paper.getByRole('link', { name: 'Map', exact: true }).click();
  await paper.getByRole('list', { name: 'Your saved maps' }).getByRole('button').first().click();
  await expect(paper.locator('[data-mat]')).toBeVisible();
  await paper.getByRole('combobox', { name: 'Token' }).selectOption({ label: 'Mira' });
  await paper.getByLabel('Square').fill('seven');
  await paper.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(paper.getByText('Type a square of the map, such as C7.')).toBeVisible();
  await paper.getByRole('combobox', { name: 'Token' }).selectOption({ label: 'Mira' });
  await paper.getByLabel('Square').fill('C7');
  await paper.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(paper.getByText('Mira stands at C7.')).toBeVisible();
  await paper.locator('summary', { hasText: 'Rooms and passages' }).click();
  await paper.getByRole('button', { name: 'Uncover Room 1', exact: true }).click();
  await expect(paper.getByText('Room 1 is uncovered.')).toBeVisible();
  await plain.close();
});
