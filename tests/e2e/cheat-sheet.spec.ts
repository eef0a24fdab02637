import AxeBuilder from '@axe-core/playwright';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
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

test('Download PDF opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/cheat-sheet');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test('a phone folds the sections; a heading, a way and an address unfold them @phone', async ({
  page,
}) => {
  await page.goto('/cheat-sheet#prone');
  await expect(page.locator('#prone')).toBeInViewport();
  await expect(page.locator('#short-rest')).toBeHidden();
  const conditions = page.getByRole('heading', { name: 'Conditions' }).getByRole('link');
  await expect(conditions).toHaveAttribute('aria-expanded', 'true');
  await conditions.click();
  await expect(page.locator('#prone')).toBeHidden();
  await expect(conditions).toHaveAttribute('aria-expanded', 'false');
  const ways = page.getByRole('navigation', { name: 'Sections' });
  await ways.getByRole('link', { name: 'Falling' }).click();
  await expect(page.locator('#falling')).toBeInViewport();
  // The ways stay where they are reached, however far one has read.
  await expect(ways).toBeInViewport();
  await conditions.click();
  await expect(page.locator('#falling')).toBeVisible();
  await page.getByLabel(search).fill('hit dice');
  await expect(page.locator('#short-rest')).toBeVisible();
});

test.describe('a phone whose script is lost', () => {
  test('unfolds by the address alone @phone', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/cheat-sheet');
    await expect(page.locator('#falling')).toBeHidden();
    await page.getByRole('heading', { name: 'Falling' }).getByRole('link').click();
    await expect(page.locator('#falling')).toBeVisible();
  });
});

test('One page prints the sheet small and leaves the screen as it was', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const small = document.querySelectorAll('[data-one-page]').length;
      document.documentElement.setAttribute('data-printed', `${small} small`);
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto('/cheat-sheet');
  await page.getByRole('link', { name: 'One page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1 small');
  await expect(page.locator('[data-one-page]')).toHaveCount(0);
  await expect(page).toHaveURL(/cheat-sheet$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const edition of ['2014', '2024']) {
    test(`the sheet of ${edition} goes on one side of one sheet, whole`, async ({ page }) => {
      await page.goto(`/cheat-sheet?edition=${edition}`);
      await page.getByRole('link', { name: 'One page' }).click();
      await expect(page.getByText('on one side of A4 or Letter')).toBeVisible();
      const cards = await page.getByRole('heading', { level: 3 }).allTextContents();
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format, preferCSSPageSize: true });
        const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
        expect(document.numPages, format).toBe(1);
        const { items } = await (await document.getPage(1)).getTextContent();
        const words = squeezed(items.map((item) => ('str' in item ? item.str : '')).join(''));
        expect(cards.filter((title) => !words.includes(squeezed(title)))).toEqual([]);
        expect(words).toContain('SystemReferenceDocument');
      }
    });
  }

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

for (const format of ['A4', 'Letter'] as const) {
  for (const edition of ['2014', '2024'] as const) {
    test(`on ${format} the sheet of ${edition} prints without a cut card`, async ({ page }) => {
      await page.goto(`/cheat-sheet?edition=${edition}`);
      const cards = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((card) => ({
          title: card.querySelector('h3')?.textContent ?? '',
          source: card.querySelector('p:last-child')?.textContent ?? '',
        })),
      );
      const pdf = await page.pdf({ format });
      const columns = await columnsOf(pdf);
      // A card is whole where its title stands in the same column as the reference at its foot.
      const cut = cards.filter(({ title, source }) => {
        const [titleWords, sourceWords] = [squeezed(title), squeezed(source)];
        return !columns.some((column) => {
          const at = column.indexOf(titleWords);
          return at !== -1 && column.indexOf(sourceWords, at) !== -1;
        });
      });
      expect(cards.length).toBeGreaterThan(50);
      expect(cut).toEqual([]);
      expect(columns.length).toBeLessThanOrEqual(15);
      // The credit shares its sheet with cards.
      const credit = columns.findIndex((column) => column.includes('SystemReferenceDocument'));
      expect(credit).toBeGreaterThanOrEqual(0);
      const sheet = columns.slice(credit - (credit % 3), credit - (credit % 3) + 3).join('');
      expect(cards.filter(({ title }) => sheet.includes(squeezed(title))).length).toBeGreaterThan(
        0,
      );
    });
  }
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The text of each column of each page, without spaces. */
async function columnsOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const columns: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0] = page.view;
    const texts = ['', '', ''];
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      const column = Math.min(Math.floor((Number(item.transform[4]) - 39) / ((width - 78) / 3)), 2);
      texts[Math.max(column, 0)] += squeezed(item.str);
    }
    columns.push(...texts);
  }
  return columns;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no barrier is found in the ${colorScheme} @both`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/cheat-sheet?strength=16&feet=x');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

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

test('Back on a phone shows what the address names, and turning it keeps that in sight @phone', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const way = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
  for (const name of ['Cover', 'Falling', 'Conditions', 'Misc']) await way(name).click();
  const topOf = (id: string) => () =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await page.goBack();
  await expect.poll(topOf('conditions')).toBe(80);
  await page.goBack();
  await expect.poll(topOf('falling-section')).toBe(80);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('#falling-section')).toBeInViewport();
});

test('who comes back to the folded sheet finds unfolded what was, at the place they read @phone', async ({
  page,
}) => {
  await page.goto('/cheat-sheet');
  const unfold = (name: string) => page.getByRole('heading', { name }).getByRole('link').click();
  await unfold('Conditions');
  await unfold('Falling');
  const topOf = () =>
    page.locator('#prone').evaluate((card) => Math.round(card.getBoundingClientRect().top));
  await page.locator('#prone').evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  const read = await topOf();
  await page.goto('/about');
  await page.goBack();
  await expect(page.locator('#prone')).toBeVisible();
  await expect(page.locator('#falling')).toBeVisible();
  await expect.poll(topOf).toBe(read);
  await expect(page.locator('#short-rest')).toBeHidden();
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
