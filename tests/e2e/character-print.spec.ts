import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bookOf } from '../../app/characters/books/book-of';
import { completed } from '../../app/characters/make/complete';
import { arrayFor } from '../../app/characters/make/scores';
import { type Character, character } from '../../app/characters/record/character';
import { damageText } from '../../app/characters/sheet/damage-text';
import { sheetOf } from '../../app/characters/sheet/sheet-of';
import type { Edition } from '../../app/rules/edition';
import { ADMIN, beSomebody } from './as-person';
import { kept } from './kept';
import { expect, test } from './page-test';

/** A character of this class and level with the default choices. */
function madeOf(edition: Edition, slug: string, level: number): Character {
  const book = bookOf(edition);
  const one = book.classes.find((held) => held.slug === slug);
  const race = book.races.find((held) => held.slug === 'dwarf');
  if (one === undefined || race === undefined) throw new Error(`${edition} has no ${slug}.`);
  const begun = character.parse({
    edition,
    name: `Vigdis the ${one.name}`,
    abilities: arrayFor(one),
    race: race.slug,
    subrace: race.subraces[0]?.slug ?? null,
    background: book.backgrounds[0]?.slug ?? null,
    levels: Array.from({ length: level }, () => ({ class: slug })),
    personality: { traits: 'Counts every door.' },
  });
  return completed(book, begun, null);
}

/** The page width of a PDF, and the text of each page without spaces. */
async function readPdf(pdf: Buffer): Promise<{ wide: number; pages: string[] }> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const [, , wide = 0] = (await file.getPage(1)).view;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  return { wide, pages };
}

function squeezed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}

/**
 * For each book a class that prints on few pages and one that needs the most; the last number is the maximum of pages.
 */
const PRINTED = {
  '2014': [
    ['fighter', 1, 2],
    ['wizard', 20, 3],
  ],
  '2024': [
    ['cleric', 5, 3],
    ['warlock', 17, 4],
  ],
} as const;

for (const edition of ['2014', '2024'] as const) {
  test(`characters of the ${edition} rules print completely on both paper sizes`, async ({
    page,
  }) => {
    await beSomebody(page, ADMIN);
    for (const [slug, level, most] of PRINTED[edition]) {
      await test.step(`a ${slug} of level ${level}`, async () => {
        const made = madeOf(edition, slug, level);
        const sheet = sheetOf(bookOf(edition), made);
        const address = await kept(page, 'character', made);
        for (const [paper, width] of [
          ['a4', 595],
          ['letter', 612],
        ] as const) {
          await page.goto(`${address}/print?paper=${paper}`);
          const { wide, pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
          expect(Math.round(wide)).toBe(width);
          expect(pages.length).toBeLessThanOrEqual(most);
          // No page is empty or holds only a few words.
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
        const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
        expect(pages).toHaveLength(1);
      });
    }
  });
}
