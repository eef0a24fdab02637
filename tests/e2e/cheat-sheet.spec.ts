import { barriers } from './barriers';
import { expect, test } from './page-test';

const search = 'Search the sheet';

test('typing leaves the cards that fit, says how many, and hides sections without any @both', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const count = page.locator('[data-sheet-count]');
  await expect(count).toHaveText(/^\d\d cards$/);
  await page.getByLabel(search).pressSequentially('arrow slit');
  await expect(count).toHaveText('1 card');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Death saves' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Death saves' })).toHaveCount(0);
  await page.getByLabel(search).fill('zeppelin');
  await expect(page.getByText('No card says that.')).toBeVisible();
  await page.getByLabel(search).fill('');
  await expect(count).toHaveText(/^\d\d cards$/);
  await expect(page.getByText('No card says that.')).toBeHidden();
});

test('a search can be kept as an address', async ({ page }) => {
  await page.goto('/cheat-sheet?edition=2024');
  await page.getByLabel(search).fill('stunned');
  await expect(page).toHaveURL(/\/cheat-sheet\?edition=2024&q=stunned$/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { includeHidden: true })).not.toHaveCount(1);
});

test('a card has an address of its own @both', async ({ page }) => {
  await page.goto('/cheat-sheet#grappled');
  await expect(page.locator('#grappled')).toBeInViewport();
  await page.getByRole('link', { name: 'Prone', exact: true }).click();
  await expect(page).toHaveURL(/#prone$/);
  // The bar above is 80 pixels of the specification; what stands there hides nothing.
  const prone = page.locator('#prone');
  await expect
    .poll(() => prone.evaluate((card) => Math.round(card.getBoundingClientRect().top)))
    .toBe(80);
});

test('the rules change with the edition where they differ', async ({ page }) => {
  await page.goto('/cheat-sheet');
  await expect(page.locator('#exhaustion')).toContainText('hit point maximum halved');
  await expect(page.locator('#influence')).toHaveCount(0);
  await page.getByRole('link', { name: '2024 rules' }).click();
  await expect(page).toHaveURL(/\?edition=2024$/);
  await expect(page.locator('#exhaustion')).toContainText('−25 ft');
  await expect(page.locator('#exhaustion')).toContainText('SRD 5.2.1');
  await expect(page.locator('#influence')).toBeVisible();
  await expect(page.getByText('System Reference Document 5.2.1')).toBeVisible();
});

test('the calculators answer while one types', async ({ page }) => {
  await page.goto('/cheat-sheet');
  await page.getByLabel('Damage taken').fill('44');
  await expect(page.locator('#concentration output')).toHaveText('Constitution save, DC 22.');
  await page.getByLabel('Feet fallen').fill('35');
  await expect(page.locator('#falling output')).toContainText('3d6');
  await page.getByLabel('Strength', { exact: true }).fill('16');
  await page.getByLabel('Size').selectOption('Large');
  await expect(page.locator('#carrying output')).toContainText('Carries 480 lb');
  await page.getByLabel('Strength', { exact: true }).fill('99');
  await expect(page.locator('#carrying output')).toHaveText(
    'Strength is a whole number from 1 to 30.',
  );
  await page.getByLabel('Armor class').fill('15');
  await page.getByRole('combobox', { name: 'Cover' }).selectOption('Three-quarters');
  await expect(page.locator('#cover output')).toContainText('AC 20');
});

test('the sheet works the same after coming from a page with React', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules Cheat Sheet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules Cheat Sheet');
  await page.getByLabel(search).fill('arrow slit');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search, the edition and the calculators go through the address', async ({ page }) => {
    await page.goto('/cheat-sheet?edition=2024');
    await page.getByLabel(search).fill('concentration save');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/edition=2024&q=concentration\+save$/);
    await expect(page.locator('[data-sheet-count]')).toHaveText('1 card');
    await page.getByLabel('Damage taken').fill('90');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/edition=2024&damage=90#concentration$/);
    await expect(page.locator('#concentration output')).toHaveText('Constitution save, DC 30.');
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
  });

  test('what cannot be reckoned is said in a sentence', async ({ page }) => {
    await page.goto('/cheat-sheet?feet=%3Cscript%3E');
    await expect(page.locator('#falling output')).toHaveText(
      'The fall in feet is a whole number from 0 to 100000.',
    );
  });
});

test('no barrier is found, by day or by night @both', async ({ page }) => {
  await page.goto('/cheat-sheet?strength=16&feet=x');
  expect(await barriers(page)).toEqual([]);
});

test('the sheet stands inside the frame around it, and what one chooses is readable whole', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const edges = await page.evaluate(() =>
    ['nav[aria-label="Main"]', 'main'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && [Math.round(box.left), Math.round(box.right)];
    }),
  );
  expect(edges[1]).toEqual(edges[0]);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // A phone folds the sections; what is searched for is unfolded.
    await page.locator('[data-sheet]').evaluate((sheet) => sheet.setAttribute('data-asked', ''));
    const cut = await page.locator('main select').evaluateAll((selects) =>
      selects.flatMap((select) => {
        if (!(select instanceof HTMLElement)) return [];
        const copy = document.createElement('span');
        copy.style.font = getComputedStyle(select).font;
        copy.style.position = 'absolute';
        document.body.appendChild(copy);
        const { paddingLeft, paddingRight } = getComputedStyle(select);
        // The arrow takes some 20 pixels of what the padding leaves.
        const room =
          select.clientWidth -
          Number.parseFloat(paddingLeft) -
          Number.parseFloat(paddingRight) -
          20;
        const long = [...select.querySelectorAll('option')].filter((option) => {
          copy.textContent = option.text;
          return copy.offsetWidth > room;
        });
        copy.remove();
        return long.map((option) => `${select.id}: ${option.text}`);
      }),
    );
    expect(cut, `${width} pixels`).toEqual([]);
  }
});

test('the page fits a phone, and runs one small script of its own beside the frame’s @both', async ({
  page,
  request,
}) => {
  await page.goto('/cheat-sheet');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((found) => found.map((script) => script.getAttribute('src') ?? ''));
  expect(scripts).toHaveLength(2);
  for (const address of scripts) {
    expect(await (await request.get(address)).text()).not.toContain('react');
  }
});

test('the other edition is asked the same @both', async ({ page }) => {
  await page.goto('/cheat-sheet?q=grapp');
  await page.getByRole('link', { name: '2024 rules' }).click();
  await expect(page).toHaveURL(/edition=2024&q=grapp$/);
  await page.getByLabel(search).fill('prone');
  await expect(page).toHaveURL(/q=prone$/);
  await page.getByRole('link', { name: '2014 rules' }).click();
  await expect(page).toHaveURL(/cheat-sheet\?q=prone$/);
});
