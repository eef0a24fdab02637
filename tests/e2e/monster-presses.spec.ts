import type { Locator, Page } from 'playwright/test';
import { open } from './open-page';
import { expect, test } from './page-test';

/**
 * The game master's most frequent tasks, counted in presses: a tap, a click, a key, or a choice from a list. Typed
 * letters do not count. The README states the same numbers.
 */
function hands(page: Page) {
  let presses = 0;
  return {
    press: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    choose: async (list: Locator, value: string) => {
      presses += 1;
      await list.selectOption(value);
    },
    count: () => presses,
    row: (name: string) => page.getByRole('link', { name, exact: true }),
    pane: page.getByRole('region', { name: 'Statblock' }),
  };
}

/** Replaces printing and copying by stubs; returns a function that reads which were called. */
async function watchAsked(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked, print: () => asked.push('print') });
    navigator.clipboard.writeText = async (text) => {
      asked.push(text);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}

const LIST = '/monster-lookup?edition=2014';

test('presses on a desktop: find 4, compare 3, roll 2, print 2, share 2', async ({ page }) => {
  const asked = await watchAsked(page);

  await open(page, LIST);
  const find = hands(page);
  await find.choose(page.getByLabel('Challenge to'), '10');
  await find.press(page.getByRole('checkbox', { name: 'Dragon', exact: true }));
  await find.press(page.getByRole('checkbox', { name: 'Fly' }));
  await find.press(find.row('Young Red Dragon'));
  await expect(find.pane.getByRole('heading', { level: 2 })).toHaveText('Young Red Dragon');
  expect(find.count(), 'find').toBe(4);

  await open(page, `${LIST}&q=goblin`);
  const compare = hands(page);
  await compare.press(page.getByRole('checkbox', { name: 'Compare Goblin', exact: true }));
  await compare.press(page.getByRole('checkbox', { name: 'Compare Hobgoblin', exact: true }));
  await compare.press(page.getByRole('link', { name: 'Compare 2' }));
  await expect(page.getByRole('columnheader', { name: /Hobgoblin/ })).toBeVisible();
  expect(compare.count(), 'compare').toBe(3);

  await open(page, `${LIST}&q=owlbear`);
  const roll = hands(page);
  await roll.press(roll.row('Owlbear'));
  await roll.press(roll.pane.getByRole('button', { name: /roll Beak, to hit/ }));
  await expect(roll.pane.getByRole('status').first()).toContainText('Beak');
  expect(roll.count(), 'roll').toBe(2);

  await open(page, `${LIST}&q=ghoul`);
  const print = hands(page);
  await print.press(print.row('Ghoul'));
  await print.press(print.pane.getByRole('button', { name: 'Print' }));
  expect(await asked()).toEqual(['print']);
  expect(print.count(), 'print').toBe(2);

  await open(page, `${LIST}&q=lich`);
  const share = hands(page);
  await share.press(share.row('Lich'));
  await share.press(share.pane.getByRole('button', { name: 'Copy link' }));
  await expect.poll(asked).toEqual([expect.stringMatching(/\/monster-lookup\/lich$/)]);
  expect(share.count(), 'share').toBe(2);
});

test('presses on a phone: find 6, compare 3, roll 2, print 3, share 3 @phone', async ({ page }) => {
  const asked = await watchAsked(page);

  await open(page, LIST);
  const find = hands(page);
  await find.press(page.getByRole('link', { name: /^Filters/ }));
  await find.choose(page.getByLabel('Challenge to'), '10');
  await find.press(page.getByRole('checkbox', { name: 'Dragon', exact: true }));
  await find.press(page.getByRole('checkbox', { name: 'Fly' }));
  await find.press(page.getByRole('button', { name: /^Show \d+ monsters/ }));
  await find.press(find.row('Young Red Dragon'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Young Red Dragon');
  expect(find.count(), 'find').toBe(6);

  await open(page, `${LIST}&q=goblin`);
  const compare = hands(page);
  await compare.press(page.getByRole('checkbox', { name: 'Compare Goblin', exact: true }));
  await compare.press(page.getByRole('checkbox', { name: 'Compare Hobgoblin', exact: true }));
  await compare.press(page.getByRole('link', { name: 'Compare 2' }));
  await expect(page.getByRole('columnheader', { name: /Hobgoblin/ })).toBeVisible();
  expect(compare.count(), 'compare').toBe(3);

  await open(page, `${LIST}&q=owlbear`);
  const roll = hands(page);
  await roll.press(roll.row('Owlbear'));
  await roll.press(page.getByRole('button', { name: /roll Beak, to hit/ }));
  const dice = page.getByRole('region', { name: 'Dice' });
  await expect(dice.getByRole('status')).toContainText('Beak');
  expect(roll.count(), 'roll').toBe(2);

  await open(page, `${LIST}&q=ghoul`);
  const print = hands(page);
  await print.press(print.row('Ghoul'));
  await expect(title).toHaveText('Ghoul');
  await print.press(page.getByText('Export', { exact: true }));
  await print.press(page.getByRole('button', { name: 'Print' }));
  expect(await asked()).toEqual(['print']);
  expect(print.count(), 'print').toBe(3);

  await open(page, `${LIST}&q=lich`);
  const share = hands(page);
  await share.press(share.row('Lich'));
  await expect(title).toHaveText('Lich');
  await share.press(page.getByText('Export', { exact: true }));
  await share.press(page.getByRole('button', { name: 'Copy link' }));
  await expect.poll(asked).toEqual([expect.stringMatching(/\/monster-lookup\/lich$/)]);
  expect(share.count(), 'share').toBe(3);
});
