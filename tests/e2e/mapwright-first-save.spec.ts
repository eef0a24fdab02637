import type { Page } from 'playwright/test';
import { ADMIN, beSomebody } from './as-person';
import {
  drafts,
  found,
  KEPT,
  listedMaps,
  nameOf,
  rename,
  saveButton,
  saved,
  signIn,
  stand,
} from './kept-map-hands';
import { expect, test } from './page-test';

/** The server recognizes a first save whose response was lost, whatever happens to the page before the next one. */

const KEEPING = '**/mapwright/keep';

/** The server saves the map, but the page does not get the response. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    KEEPING,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test('a map is saved only once after a lost response and a reload, with or without further drawing', async ({
  page,
}) => {
  await signIn(page, '/mapwright?preset=bandit-cellars&seed=lost');
  const name = await nameOf(page).inputValue();
  await loseNextAnswer(page);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Offline.');
  await page.reload();
  await stand(page);
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(KEPT);
  expect(await listedMaps(page)).toEqual([name]);

  await page.goto('/mapwright?preset=bandit-cellars&seed=lost-answer');
  await stand(page);
  await rename(page, 'Sent once');
  await loseNextAnswer(page);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Offline.');
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Sent once');
  await rename(page, 'Sent once, drawn on');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(KEPT);
  expect((await listedMaps(page)).toSorted()).toEqual([name, 'Sent once, drawn on'].toSorted());
});

test('a drawing restored while another is being saved becomes a map of its own, whenever the response arrives', async ({
  page,
}) => {
  await beSomebody(page, ADMIN);
  for (const hear of ['at once', 'lost', 'late'] as const) {
    await test.step(`the answer comes ${hear}`, async () => {
      await page.goto(`/mapwright?preset=bandit-cellars&seed=beside-${hear}`);
      await stand(page);
      await rename(page, `Found, ${hear}`);
      await expect.poll(async () => (await drafts(page)).join()).toContain(`Found, ${hear}`);
      await page.goto(`/mapwright?preset=bandit-cellars&seed=before-${hear}`);
      const bring = found(page).getByRole('button', { name: 'Restore' });
      await expect(bring).toBeVisible();
      await rename(page, `Drawn, ${hear}`);
      let answer = () => {};
      const later = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let isKept = false;
      await page.route(
        KEEPING,
        async (route) => {
          const response = await route.fetch();
          isKept = true;
          if (hear === 'lost') return route.abort();
          if (hear === 'late') await later;
          await route.fulfill({ response });
        },
        { times: 1 },
      );
      await saveButton(page).click();
      await expect.poll(() => isKept).toBe(true);
      if (hear === 'lost') await expect(page.getByRole('alert')).toContainText('Offline.');
      if (hear === 'at once') await expect(page).toHaveURL(KEPT);
      await bring.click();
      await expect(nameOf(page)).toHaveValue(`Found, ${hear}`);
      answer();
      await expect(saveButton(page)).toBeEnabled();
      await saveButton(page).click();
      await expect(saved(page)).toBeVisible();
      const names = (await listedMaps(page)).filter((name) => name.endsWith(`, ${hear}`));
      expect(names.toSorted()).toEqual([`Drawn, ${hear}`, `Found, ${hear}`]);
    });
  }
});
