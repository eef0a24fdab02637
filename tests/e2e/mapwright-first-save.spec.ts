import type { Page } from 'playwright/test';
import { nameOf, rename, signIn } from './kept-map-hands';
import { expect, test } from './page-test';

/** A first save whose answer was lost is known again, whatever happens to the page before the next one. */

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** The server keeps the map, and the page never hears of it. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    '**/mapwright/keep',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

async function expectOneMap(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/mapwright\/maps\/[0-9a-f-]{36}$/);
  await page.goto('/mapwright/maps');
  await expect(page.getByRole('link', { name })).toHaveCount(1);
}

test('a map that nobody drew upon is one map after a lost answer and a reload', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, `/mapwright?preset=bandit-cellars&seed=lost-${Date.now()}`);
  const name = await nameOf(page).inputValue();
  await loseNextAnswer(page);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('no connection');
  await page.reload();
  await expect(page.getByRole('application')).toBeVisible({ timeout: 20_000 });
  await saveButton(page).click();
  await expectOneMap(page, name);
});

test('a drawing that goes on after a lost answer and a reload is one map, as it was drawn last', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const name = `Sent once ${Date.now()}`;
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=lost-answer');
  await rename(page, name);
  await loseNextAnswer(page);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('no connection');
  await page.reload();
  await expect(nameOf(page)).toHaveValue(name);
  await rename(page, `${name}, drawn on`);
  await saveButton(page).click();
  await expectOneMap(page, name);
  await expect(page.getByRole('link', { name: `${name}, drawn on` })).toHaveCount(1);
});

for (const [how, hear] of [
  ['is lost', 'lost'],
  ['comes late', 'late'],
] as const) {
  test(`a drawing brought back while the answer of a save ${how} becomes a map of its own`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const [found, drawn] = [`Found ${hear} ${Date.now()}`, `Drawn ${hear} ${Date.now()}`];
    await signIn(page, `/mapwright?preset=bandit-cellars&seed=beside-${hear}`);
    await rename(page, found);
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain(found);
    await page.goto(`/mapwright?preset=bandit-cellars&seed=before-${hear}`);
    const bring = page.getByRole('button', { name: 'Bring it back' });
    await expect(bring).toBeVisible();
    await rename(page, drawn);

    let answer = () => {};
    const later = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isKept = false;
    await page.route(
      '**/mapwright/keep',
      async (route) => {
        const response = await route.fetch();
        isKept = true;
        if (hear === 'lost') return route.abort();
        await later;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await saveButton(page).click();
    await expect.poll(() => isKept).toBe(true);
    if (hear === 'lost') await expect(page.getByRole('alert')).toContainText('no connection');
    await bring.click();
    await expect(nameOf(page)).toHaveValue(found);
    answer();
    await expect(saveButton(page)).toBeEnabled();
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await page.goto('/mapwright/maps');
    for (const name of [found, drawn]) {
      await expect(page.getByRole('link', { name })).toHaveCount(1);
    }
  });
}
