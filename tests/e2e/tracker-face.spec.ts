import type { Page } from 'playwright/test';
import { begin, line, TRY, turn } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/** Whether nothing covers the center of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return element === there || element.contains(there);
}

async function staysInside(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
}

/** Doubles the page's font size, or resets it. */
function enlarge(page: Page, size: '200%' | ''): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);
}

/** Adds these lines to the fight and waits for this total number of combatants. */
async function add(page: Page, lines: readonly string[], all: number): Promise<void> {
  await page.getByLabel('One per line').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(all);
}

/** The words in the fight's buttons and links that are broken across lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const one of document.querySelectorAll('[data-fight] :is(button, summary, a)')) {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const box = range.getBoundingClientRect();
          if (box.width === 0 || (one.closest('details:not([open])') && one.tagName !== 'SUMMARY'))
            continue;
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word[0]);
        }
      }
    }
    return broken;
  });
}

test('@phone a fight does not break words and leaves room on the screen, also on the narrowest phone and with doubled font size', async ({
  page,
}) => {
  const bar = page.locator('[data-turn-bar]');
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, TRY);
  expect(await brokenWords(page)).toEqual([]);
  await staysInside(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // The bottom bar takes at most an eighth of the screen, before and during the fight.
  expect((await height()) / 844).toBeLessThan(1 / 8 + 0.001);
  await begin(page);
  const understood = page.getByRole('button', { name: 'OK', exact: true });
  await understood.click();
  await expect(understood).toHaveCount(0);
  expect((await height()) / 844).toBeLessThan(1 / 8 + 0.001);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByLabel('Select Brannoc', { exact: true }).check();
  expect(await brokenWords(page)).toEqual([]);
  await staysInside(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await enlarge(page, '200%');
  await staysInside(page);
  expect(await height()).toBeLessThan(844 / 4);
  const undo = bar.getByRole('button', { name: 'Undo' });
  await expect(bar.getByText('More', { exact: true })).toBeVisible();
  await expect(undo).toBeHidden();
  await bar.getByText('More', { exact: true }).click();
  await expect(undo).toBeVisible();
  await bar.getByRole('button', { name: 'Next turn' }).click();
  await undo.click();
  await expect(bar.getByRole('button', { name: 'Previous' })).toBeVisible();
  await open(page, TRY);
  await expect(page.getByRole('button', { name: 'Next turn' })).toBeVisible();
  await expect(understood).toHaveCount(0);
});

test('@phone a swipe passes the turn, and the actions for selected combatants and their errors stay in view', async ({
  page,
}) => {
  await open(page, TRY);
  // A long name without spaces stays within its line.
  await add(page, [`${'A'.repeat(60)} hp 5 ac 10 init 2`], 11);
  await staysInside(page);
  await begin(page);
  await line(page, 'AAAA').getByRole('checkbox').check();
  const damage = page.getByRole('button', { name: 'Damage', exact: true });
  await expect(damage).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Amount').fill('7 holy');
  await damage.click();
  await expect(page.getByText('Type an amount:')).toBeInViewport();
  const whose = turn(page).locator('strong');
  const before = (await whose.textContent()) ?? '';
  // The swipe handler loads with the key handlers, a moment after the page.
  await expect(async () => {
    await page.locator('[data-turn-bar]').evaluate((bar) => {
      const at = { bubbles: true, pointerType: 'touch', isPrimary: true, clientY: 10 };
      bar.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 200 }));
      bar.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 90 }));
    });
    await expect(whose).not.toHaveText(before, { timeout: 500 });
  }).toPass();
});

test('a focused combatant is not covered by due reminders or bars', async ({ page }) => {
  await open(page, TRY);
  const guards = Array.from({ length: 20 }, (_, at) => `Guard ${at} hp 11`);
  await add(page, guards, 30);
  await begin(page);
  await page.getByLabel('Select Brannoc', { exact: true }).check();
  await page.locator('summary', { hasText: /^Condition$/ }).click();
  await page.getByLabel('Condition', { exact: true }).selectOption('Prone');
  await page.getByLabel('Save that ends it').selectOption('Wisdom');
  await page.getByLabel('DC', { exact: true }).last().fill('15');
  await page.getByLabel('When to save', { exact: true }).selectOption('When it takes damage');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByLabel('Select Brannoc', { exact: true }).check();
  await page.getByLabel('Amount').fill('1');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(page.locator('[data-due]')).toContainText('Brannoc');
  const names = page.locator('[data-choose]');
  for (const name of [names.last(), names.first()]) {
    await name.focus();
    await expect.poll(() => name.evaluate(isOnTop)).toBe(true);
  }
});

test('initiative is typed into the order without losing focus, and with twelve combatants damage needs no scrolling', async ({
  page,
}) => {
  await open(page, TRY);
  await add(page, ['Guard hp 11', 'Wizard hp 20 ac 12'], 12);
  await page.getByLabel('Initiative of Brannoc').fill('23');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]').first()).toContainText('23');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).not.toBe('BODY');
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect.poll(focused).toBe('BUTTON');
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(page.getByRole('button', { name: 'Next turn' })).toBeFocused();
  await page.getByLabel('Select Brannoc', { exact: true }).check();
  const damage = page.getByRole('button', { name: 'Damage', exact: true });
  await expect(damage).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Amount')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(focused).toBe('BUTTON');
});

test('a portrait and a place are chosen and kept after a reload; the printout has boxes for hit points and the monsters’ actions', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, TRY);
  await page.getByRole('link', { name: 'Brannoc' }).click();
  const panel = page.locator('[data-fight]');
  await panel.getByText('Portrait', { exact: true }).click();
  await panel.getByTitle('Crown').click();
  await panel.getByTitle('Gold').click();
  await panel.getByRole('button', { name: 'Set portrait' }).click();
  const token = line(page, 'Brannoc').locator('svg[data-colour]');
  await expect(token).toHaveAttribute('data-colour', 'gold');
  await page.getByText('Fight settings', { exact: true }).click();
  await page.getByLabel('Background').selectOption('forest');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[data-ground="forest"]')).toBeVisible();
  await open(page, TRY);
  await expect(token).toHaveAttribute('data-colour', 'gold');
  await expect(page.locator('[data-ground="forest"]')).toBeVisible();

  await page.getByRole('button', { name: 'Print the fight' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-paper]');
  await expect(sheet.getByRole('row', { name: /Brannoc/ })).toContainText('27');
  await expect(sheet.getByRole('heading', { name: 'Bandit Captain' })).toBeVisible();
  await expect(sheet).toContainText('Scimitar +5 to hit');
  await expect(page.getByRole('list', { name: 'Initiative order' })).toBeHidden();
});
