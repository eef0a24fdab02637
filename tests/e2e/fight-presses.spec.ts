import type { Locator, Page } from 'playwright/test';
import { defeated, line, TRY, turn } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';

/**
 * What a game master does most in a fight, counted in presses: a click, a tap, a key, a typed entry with its Enter, a
 * scroll that is needed. The README states the same numbers.
 */
function hands(page: Page) {
  let presses = 0;
  const reach = async (control: Locator) => {
    const isOut = await control.evaluate(async (element) => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => done(undefined)));
      // What the press before it moved comes to rest first.
      let top = Number.NaN;
      while (top !== element.getBoundingClientRect().top) {
        top = element.getBoundingClientRect().top;
        await frame();
        await frame();
      }
      return top < 0 || element.getBoundingClientRect().bottom > window.innerHeight;
    });
    if (isOut) presses += 1;
  };
  return {
    press: async (control: Locator) => {
      await reach(control);
      presses += 1;
      await control.click();
    },
    type: async (words: string) => {
      presses += 1;
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    },
    expectPresses: (most: number, deed: string) => {
      expect.soft(presses, deed).toBe(most);
      presses = 0;
    },
  };
}

const LINES = [
  'Mira hp 60 ac 5 init 24 level 3',
  'Toll hp 60 ac 18 init 23 level 3',
  'Wren hp 60 ac 13 init 22 level 3',
  ...Array.from({ length: 10 }, (_, at) => `Guard ${at + 1} hp 11 ac 16 init ${at}`),
];

/** A fight in which it is the Mage's turn, with a row of six goblins, a captain and thirteen others. */
async function beginFight(page: Page): Promise<void> {
  await open(page, `${TRY}?monsters=mage,goblin:6,bandit-captain&name=The+ford`);
  await page.getByLabel('One per line').fill(LINES.join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-combatant]')).toHaveCount(LINES.length + 8);
  for (const [who, count] of [
    ['Bandit Captain', '28'],
    ['Goblin 1', '29'],
    ['Mage', '30'],
  ] as const) {
    await page.getByLabel(`Initiative of ${who}`).fill(count);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-row]').first()).toContainText(count);
  }
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(turn(page).locator('strong')).toHaveText('Mage');
}

const amount = (page: Page) => page.getByLabel('Amount', { exact: true });
const tick = (page: Page, name: string) => page.getByLabel(`Select ${name}`, { exact: true });
const apply = (page: Page) =>
  page.getByRole('region', { name: 'Review' }).getByRole('button', { name: 'Apply' });
const goblins = (page: Page) => page.getByTitle('Select all 6');
const name = (page: Page, called: string) =>
  page.locator('[data-order] [data-choose]').filter({ hasText: called }).first();

/** How many rows of the order are wholly in sight, and whether an attack of the statblock is. */
function inSight(page: Page) {
  return page.evaluate(() => {
    const order = document.querySelector('[data-order]')?.parentElement?.getBoundingClientRect();
    const panel = document.querySelector('#chosen')?.parentElement?.getBoundingClientRect();
    const isIn = (element: Element, pane: DOMRect | undefined) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const from = Math.max(0, pane?.top ?? 0) - 1;
      const to = Math.min(innerHeight, pane?.bottom ?? innerHeight) + 1;
      return height > 0 && top >= from && bottom <= to;
    };
    const attacks = [...document.querySelectorAll('#chosen article p')].filter((entry) =>
      entry.textContent?.includes('to hit'),
    );
    return {
      rows: [...document.querySelectorAll('[data-order] > li')].filter((row) => isIn(row, order))
        .length,
      firstAttack: attacks[0] !== undefined && isIn(attacks[0], panel),
      log: document.querySelector('[aria-label="Log lines"]') !== null,
    };
  });
}

test('at a desk the order, the statblock and the log are in sight, and each deed takes few presses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginFight(page);

  await test.step('in sight', async () => {
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Anew: the fonts of a first load may have come too late for it, and the fallback's lines are longer.
      await open(page, TRY);
      // The demonstration, which has a Bandit Captain too, stands there until the fight of the device is read.
      await expect(turn(page).locator('strong')).toHaveText('Mage');
      await name(page, 'Bandit Captain').click();
      await expect(page.locator('#chosen article')).toContainText('Multiattack');
      await expect.poll(async () => (await inSight(page)).firstAttack).toBe(true);
      const { rows, log } = await inSight(page);
      expect.soft(rows).toBeGreaterThanOrEqual(width === 1280 ? 14 : 16);
      expect.soft(log || width === 1280).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, TRY);
  });

  const { press, type, expectPresses } = hands(page);
  await test.step('damage', async () => {
    await press(tick(page, 'Wren'));
    await press(amount(page));
    await type('12 slashing magical');
    await expect(line(page, 'Wren')).toContainText('48/60');
    expectPresses(3, 'damage');
    // Whom it hit stays selected until the turn passes, or until others are.
    await expect(amount(page)).toHaveValue('');
    await expect(tick(page, 'Wren')).toBeChecked();
  });

  await test.step('a fireball over six, by its name', async () => {
    await press(goblins(page));
    await press(amount(page));
    await type('fireball');
    await press(apply(page));
    await expect(defeated(page)).toContainText('Goblin');
    await expect(line(page, 'Wren')).toContainText('48/60');
    expectPresses(4, 'fireball');
  });

  await test.step('a condition, and then until when', async () => {
    await press(tick(page, 'Wren'));
    await press(page.getByRole('button', { name: 'Poisoned' }));
    await expect(line(page, 'Wren')).toContainText('poisoned');
    expectPresses(2, 'condition');
    await press(page.getByRole('button', { name: 'end of its turn', exact: true }));
    await expect(line(page, 'Wren')).toContainText('poisoned 1');
    expectPresses(1, 'its end');
  });

  await test.step('a Multiattack', async () => {
    await name(page, 'Bandit Captain').click();
    await press(tick(page, 'Mira'));
    await press(page.getByRole('button', { name: /^Multiattack: 2 × Scimitar/ }));
    await press(apply(page));
    await expect(page.locator('[data-said]')).toContainText('Dagger');
    // Whom it attacked stays selected until the turn passes.
    await expect(tick(page, 'Mira')).toBeChecked();
    await tick(page, 'Mira').uncheck();
    expectPresses(3, 'Multiattack');
  });

  await test.step('delay, and ready', async () => {
    await press(page.getByRole('button', { name: 'Ready', exact: true }));
    await expect(line(page, 'Bandit Captain')).toContainText('Ready');
    expectPresses(1, 'ready');
    await press(page.getByRole('button', { name: 'Delay', exact: true }));
    await expect(page.locator('[data-delayed]')).toContainText('Bandit Captain');
    expectPresses(1, 'delay');
  });

  await test.step('a reinforcement', async () => {
    await press(page.locator('summary', { hasText: 'Add combatants' }));
    await expect(page.getByLabel('Find a monster')).toBeFocused();
    await type('ogre +3');
    await expect(page.locator('[data-combatant]').filter({ hasText: 'Ogre' })).toHaveCount(3);
    expectPresses(2, 'reinforcement');
    // With the mouse the name that was found adds at once.
    await page.keyboard.type('owlbear');
    await press(page.getByRole('button', { name: /^Owlbear/ }));
    await expect(page.locator('[data-combatant]').filter({ hasText: 'Owlbear' })).toHaveCount(1);
    expectPresses(1, 'a found name');
  });

  await test.step('an undo of one deed five back', async () => {
    await page.locator('summary', { hasText: 'Add combatants' }).click();
    await press(page.locator('summary', { hasText: /^Log$/ }));
    // After it: a Multiattack, ready, delay and a reinforcement, which all stand.
    await press(page.getByRole('button', { name: /^Undo: Wren is Poisoned until/ }));
    await expect(line(page, 'Wren')).not.toContainText('poisoned 1');
    await expect(line(page, 'Wren')).toContainText('poisoned');
    expectPresses(2, 'undo five back');
  });

  await test.step('the end, with its experience', async () => {
    await press(page.locator('[data-end-summary] > summary'));
    await press(page.getByRole('button', { name: /^End the fight: \d+ XP, \d+ each/ }));
    await expect(turn(page)).toContainText('Over after round 1');
    expectPresses(2, 'end');
  });
});

test('@phone with a finger the turn stays at the thumb, and the statblock is a sheet above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The hint about swipes was read before.
  await page.addInitScript(() => localStorage.setItem('delvewright:swipe-known', '1'));
  await beginFight(page);
  // The page scrolls to whose turn it is.
  await expect(line(page, 'Mage')).toBeInViewport();
  const { press, type, expectPresses } = hands(page);
  const next = page.getByRole('button', { name: 'Next turn', exact: true });
  const panel = page.locator('#chosen');
  await expect(panel).toBeHidden();
  expect((await inSight(page)).rows).toBeGreaterThanOrEqual(9);
  await press(name(page, 'Bandit Captain'));
  await expect(panel.getByRole('button', { name: /^Multiattack/ }).first()).toBeInViewport();
  await expect(next).toBeInViewport({ ratio: 1 });
  await press(page.getByRole('button', { name: 'Close' }));
  await expect(panel).toBeHidden();
  expectPresses(2, 'the statblock and back');

  await press(goblins(page));
  await press(amount(page));
  await type('fireball');
  await press(apply(page));
  await expect(defeated(page)).toContainText('Goblin');
  expectPresses(4, 'fireball');
  await press(tick(page, 'Mira'));
  await press(amount(page));
  await type('12m slashing');
  await expect(line(page, 'Mira')).toContainText('48/60');
  expectPresses(3, 'damage');
  // She is still selected.
  await press(page.getByRole('button', { name: 'Prone' }));
  await expect(line(page, 'Mira')).toContainText('prone');
  await expect(next).toBeInViewport({ ratio: 1 });
  expectPresses(1, 'condition');
  await press(tick(page, 'Toll'));
  await press(name(page, 'Bandit Captain'));
  await press(page.getByRole('button', { name: /^Multiattack: 2 × Scimitar/ }));
  // The sheet makes room for the review.
  await expect(panel).toBeHidden();
  await press(apply(page));
  await expect(page.locator('[data-said]')).toContainText('Dagger');
  expectPresses(4, 'Multiattack');
  await press(page.locator('[data-end-summary] > summary'));
  await press(page.getByRole('button', { name: /^End the fight: \d+ XP, \d+ each/ }));
  await expect(turn(page)).toContainText('Over after round 1');
  expectPresses(2, 'end');
});
