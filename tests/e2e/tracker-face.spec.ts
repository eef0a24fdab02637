import type { Page } from 'playwright/test';
import { barriers } from './barriers';
import { open } from './open-page';
import { expect, test } from './page-test';

const TRY = '/try/initiative-tracker';

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(page.locator('[data-turn-words]')).toContainText('Round 1');
}

/** Whether nothing lies over the middle of an element. */
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

/** The words that are broken in two inside a button or a link of the fight, each by the lines that its letters stand on. */
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

test('@phone no word of a button is broken and nothing lies beyond the edge, at 320 px and with letters of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, TRY);
  expect(await brokenWords(page)).toEqual([]);
  await staysInside(page);
  await begin(page);
  await page.getByLabel('Choose Bandit 1', { exact: true }).check();
  expect(await brokenWords(page)).toEqual([]);
  await staysInside(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await staysInside(page);
});

test('@phone the bar at the thumb takes no more than an eighth of the screen, before the fight and in it', async ({
  page,
}) => {
  await open(page, TRY);
  const share = async () => {
    const box = await page.locator('[data-turn-bar]').boundingBox();
    return (box?.height ?? 0) / 844;
  };
  expect(await share()).toBeLessThan(1 / 8 + 0.001);
  await begin(page);
  const understood = page.getByRole('button', { name: 'Understood' });
  await understood.click();
  expect(await share()).toBeLessThan(1 / 8 + 0.001);
  await open(page, TRY);
  await expect(page.getByRole('button', { name: 'Next turn' })).toBeVisible();
  await expect(understood).toHaveCount(0);
});

test('@phone with letters of twice the size the bar folds to whose turn it is and the way on', async ({
  page,
}) => {
  await open(page, TRY);
  await begin(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const bar = page.locator('[data-turn-bar]');
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(844 / 4);
  const undo = bar.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeHidden();
  await bar.getByText('More', { exact: true }).click();
  await expect(undo).toBeVisible();
  await bar.getByRole('button', { name: 'Next turn' }).click();
  await undo.click();
  await expect(bar.getByRole('button', { name: 'Previous' })).toBeVisible();
});

test('whoever gets the focus stands clear of what is due and of the bars', async ({ page }) => {
  await open(page, TRY);
  await page
    .getByLabel('One a line')
    .fill(Array.from({ length: 20 }, (_, at) => `Guard ${at} hp 11`).join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await begin(page);
  await page.getByLabel('Choose Brannoc', { exact: true }).check();
  await page.getByText('A condition', { exact: true }).click();
  await page.getByLabel('Condition', { exact: true }).selectOption('Prone');
  await page.getByLabel('Save that ends it').selectOption('Wisdom');
  await page.getByLabel('DC', { exact: true }).last().fill('15');
  await page.getByLabel('Asked', { exact: true }).selectOption('When it takes damage');
  await page.getByRole('button', { name: 'Put it on them' }).click();
  await page.getByLabel('Choose Brannoc', { exact: true }).check();
  await page.getByLabel('How much').fill('1');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(page.locator('[data-due]')).toContainText('Brannoc');
  const names = page.locator('[data-choose]');
  for (const name of [names.last(), names.first()]) {
    await name.focus();
    await expect.poll(() => name.evaluate(isOnTop)).toBe(true);
  }
});

test('@phone who is ticked brings what one does with them to the thumb', async ({ page }) => {
  await open(page, TRY);
  await begin(page);
  const damage = page.getByRole('button', { name: 'Damage', exact: true });
  await page.getByLabel('Choose Bandit 1', { exact: true }).check();
  await expect(damage).toBeInViewport({ ratio: 1 });
});

test('with twelve at the table ticking and striking needs no scrolling', async ({ page }) => {
  await open(page, TRY);
  await page.getByLabel('One a line').fill('Guard hp 11\nWizard hp 20 ac 12');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(12);
  await begin(page);
  await expect(page.getByRole('button', { name: 'Damage', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByLabel('How much')).toBeInViewport({ ratio: 1 });
});

test('the counts that players call out are typed into the order, and the focus is never lost', async ({
  page,
}) => {
  await open(page, TRY);
  await page.getByLabel('Initiative of Brannoc').fill('23');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]').first()).toContainText('23');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).not.toBe('BODY');
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await expect.poll(focused).toBe('BUTTON');
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(page.getByRole('button', { name: 'Next turn' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(focused).toBe('BUTTON');
});

test('a portrait and a place are chosen, and are there after a reload', async ({ page }) => {
  await open(page, TRY);
  await page.getByRole('link', { name: 'Brannoc' }).click();
  const panel = page.locator('[data-fight]');
  await panel.getByText('Portrait', { exact: true }).click();
  await panel.getByTitle('Crown').click();
  await panel.getByTitle('Gold').click();
  await panel.getByRole('button', { name: 'Wear it' }).click();
  const token = page
    .locator('[data-combatant]', { hasText: 'Brannoc' })
    .locator('svg[data-colour]');
  await expect(token).toHaveAttribute('data-colour', 'gold');
  await page.getByText('The table', { exact: true }).click();
  await page.getByLabel('Where it happens').selectOption('forest');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.locator('[data-ground="forest"]')).toBeVisible();
  await open(page, TRY);
  await expect(token).toHaveAttribute('data-colour', 'gold');
  await expect(page.locator('[data-ground="forest"]')).toBeVisible();
});

test('on paper stand the order with boxes to cross off and what the foes can do', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, TRY);
  await page.getByRole('button', { name: 'Print the fight' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-paper]');
  await expect(sheet.getByRole('row', { name: /Brannoc/ })).toContainText('27');
  await expect(sheet.getByRole('heading', { name: 'Bandit Captain' })).toBeVisible();
  await expect(sheet).toContainText('Scimitar +5 to hit');
  await expect(page.getByRole('list', { name: 'Initiative order' })).toBeHidden();
});

test('the fight is clean of barriers before it begins and in it, by day and by night', async ({
  page,
}) => {
  await open(page, TRY);
  expect(await barriers(page, ['main'])).toEqual([]);
  await begin(page);
  await page.getByLabel('Choose Bandit 1', { exact: true }).check();
  await page.getByLabel('How much').fill('40');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await page.getByRole('link', { name: 'Bandit Captain' }).click();
  await page.getByText('Portrait', { exact: true }).click();
  expect(await barriers(page, ['main'])).toEqual([]);
});

test('a press that is refused says so where one pressed, and a name in one piece stays in its line @phone', async ({
  page,
}) => {
  await open(page, TRY);
  await page.getByLabel('One a line').fill(`${'A'.repeat(60)} hp 5 ac 10 init 2`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(11);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator('[data-combatant]').last().getByRole('checkbox').check();
  await page.getByLabel('How much').fill('7 holy');
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
  await expect(page.getByText('Type how much:')).toBeInViewport();
});
