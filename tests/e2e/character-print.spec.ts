import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright/test';
import { bookOf } from '../../app/characters/books/book-of';
import { completed } from '../../app/characters/make/complete';
import { arrayFor } from '../../app/characters/make/scores';
import { type Character, character } from '../../app/characters/record/character';
import { damageText } from '../../app/characters/sheet/damage-text';
import { sheetOf } from '../../app/characters/sheet/sheet-of';
import type { Edition } from '../../app/rules/edition';
import { beyondFile } from '../harness/foreign-characters';
import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

/** A character of a class with a sensible answer to everything. */
function madeOf(edition: Edition, slug: string, level: number): Character {
  const book = bookOf(edition);
  const one = book.classes.find((held) => held.slug === slug);
  const race = book.races.find((held) => held.slug === 'dwarf');
  if (one === undefined || race === undefined) throw new Error(`${edition} has no ${slug}.`);
  const begun = character.parse({
    ...{ edition, name: `Vigdis the ${one.name}`, abilities: arrayFor(one), race: race.slug },
    ...{ subrace: race.subraces[0]?.slug ?? null, background: book.backgrounds[0]?.slug ?? null },
    levels: Array.from({ length: level }, () => ({ class: slug })),
    personality: { traits: 'Counts every door.' },
  });
  return completed(book, begun, null);
}

/** Brings a file along by the page's forms, and gives the address of the character. */
async function bring(page: Page, file: unknown): Promise<string> {
  await page.goto('/lab/character/import');
  await page.getByLabel('Or paste it').fill(JSON.stringify(file));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this character' }).click();
  await page.waitForURL(/\/lab\/character\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** The words of each page of a PDF, without the blanks between them. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  return pages;
}

function squeezed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}

for (const [edition, slug, level, most] of [
  ['2014', 'fighter', 1, 2],
  ['2014', 'wizard', 20, 3],
  ['2024', 'cleric', 5, 3],
  ['2024', 'warlock', 17, 4],
] as const) {
  test(`a ${slug} of level ${level} by the rules of ${edition} is printed whole on either paper`, async ({
    page,
  }) => {
    const made = madeOf(edition, slug, level);
    const sheet = sheetOf(bookOf(edition), made);
    await asPerson(page, ADMIN, '/lab/character/import');
    const address = await bring(page, made);
    for (const [paper, width] of [
      ['a4', 595],
      ['letter', 612],
    ] as const) {
      await page.goto(`${address}/print?paper=${paper}`);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
      const [, , wide = 0] = (await file.getPage(1)).view;
      expect(Math.round(wide)).toBe(width);
      const pages = await pagesOf(pdf);
      expect(pages.length).toBeLessThanOrEqual(most);
      // No page is empty, and none holds a lost line alone.
      for (const words of pages) expect(words.length).toBeGreaterThan(60);
      const whole = pages.join('');
      for (const { name, words } of sheet.features) {
        expect(whole).toContain(squeezed(name));
        expect(whole).toContain(squeezed(words.slice(-24)));
      }
      for (const { name, damage } of sheet.attacks) {
        expect(pages[0]).toContain(squeezed(name));
        expect(pages[0]).toContain(squeezed(damageText({ damage, damageType: null })));
      }
      for (const { name } of sheet.spells) expect(whole).toContain(squeezed(name));
    }
    await page.goto(`${address}/print?pages=table`);
    expect(await pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
  });
}

test('a file of D&D Beyond is told before it is kept, and goes out in every form', async ({
  page,
}) => {
  await asPerson(page, ADMIN, '/lab/character/import');
  await page.getByLabel('Or paste it').fill('{"name": }');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('broken in line 1, at letter 10')).toBeVisible();
  const address = await bring(page, beyondFile());
  const own = await page.request.get(`${address}/as/json`);
  expect(own.headers()['content-disposition']).toContain('tordek-b-stone-b.json');
  const file = await own.json();
  expect(file).toMatchObject({ race: 'dwarf', sheet: { class: 'Fighter 4', hp: { max: 44 } } });
  const { sheet: _, ...record } = file;
  expect(character.parse(record).name).toBe('Tordek <b>Stone</b>');
  const actor = await (await page.request.get(`${address}/as/foundry`)).json();
  expect(actor).toMatchObject({ type: 'character', system: { attributes: { hp: { max: 44 } } } });
  expect(await (await page.request.get(`${address}/as/text`)).text()).toContain('ATTACKS');
  expect((await page.request.get(`${address}/as/markdown`)).headers()['content-type']).toContain(
    'text/markdown',
  );
  expect((await page.request.get(`${address}/as/pdf`)).status()).toBe(404);
});
