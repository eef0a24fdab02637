import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emptyMap } from '~/maps/map/grid';
import { DEFAULT_PRINT_LOOK, planMap, printMap } from '~/tools/mapwright/print/print-pdf';
import { DEFAULT_PRINT } from '~/tools/mapwright/print/print-plan';
import { MISSING_LETTERS } from './page-furniture';
import { openLetters } from './pdf-letters';
import { isLetterBeyond, needsLetters, unprintable } from './pdf-text';
import { readTrueType } from './true-type';

const FONTS = new URL('../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url);
const NOON = Date.UTC(2026, 2, 1, 12, 0, 0);

function fontFile(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`LiberationSans-${name}.ttf`, FONTS)));
}

/** The text that a PDF reader finds on each page of a printed map with this name and label. */
async function readPages(name: string, label: string, withLetters: boolean): Promise<string[]> {
  const map = emptyMap(20, 20, name);
  map.cells.fill(1, 21, 39);
  map.cells.fill(1, 41, 59);
  map.labels.push({ x: 5, y: 1, text: label });
  const plan = planMap(map, 'gm', { ...DEFAULT_PRINT, paper: 'tabloid' });
  const letters = withLetters ? openLetters(fontFile('Regular'), fontFile('Bold')) : null;
  const facts = { createdAt: NOON };
  const file = printMap(map, plan, DEFAULT_PRINT_LOOK, facts, [], letters);
  const data = new Uint8Array(await new Response(file).arrayBuffer());
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const read = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: read.numPages }, async (_, index) => {
      const { items } = await (await read.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('\n');
    }),
  );
}

describe('letters beyond Western Latin', () => {
  test.each([
    ['Cyrillic', 'Склеп Бабы Яги', 'Тут яма, ґанок і їжак'],
    ['Greek', 'Ο Λαβύρινθος', 'Μινώταυρος!'],
    ['Central European', 'Żółta Łąka, Ďáblův Ővár', 'Őr (1) Šťáva'],
    ['Turkish and Romanian', 'Ağrı Dağı', 'Ș Ț ı İ'],
  ])('come out of the file as they were written: %s', async (_, name, label) => {
    const [overview = '', sheet = ''] = await readPages(name, label, true);
    expect(overview).toContain(name);
    expect(overview).toContain(label);
    expect(sheet).toContain(name);
    expect(sheet).toContain(label);
    for (const page of [overview, sheet]) expect(page).not.toContain('stands for');
    expect(unprintable(`${name} ${label}`)).toEqual([]);
  });

  test('stand beside a question mark where no font of ours has a shape, and each such page says so', async () => {
    const [overview = '', sheet = ''] = await readPages('Склеп 龍王', 'مرحبا', true);
    for (const page of [overview, sheet]) {
      expect(page).toContain('Склеп ??');
      expect(page).toContain('?????');
      expect(page).toContain(MISSING_LETTERS);
    }
    expect(unprintable('Склеп 龍王 龍')).toEqual(['龍', '王']);
  });

  test('are told on each page when the font could not be fetched', async () => {
    const pages = await readPages('Склеп', 'Here', false);
    for (const page of pages) expect(page).toContain(MISSING_LETTERS);
  });

  test('are not asked for where Western Latin does', async () => {
    expect(needsLetters('The Café “Zur Alten Münze” – 5 €, Ž')).toBe(false);
    const [overview = ''] = await readPages('The Café', 'Münze', true);
    expect(overview).toContain('The Café');
  });

  test('are those that both faces of the font have', () => {
    const [regular, bold] = [fontFile('Regular'), fontFile('Bold')].map(readTrueType);
    const has = (code: number) =>
      (regular?.glyphOf(code) ?? 0) !== 0 && (bold?.glyphOf(code) ?? 0) !== 0;
    const wrong: string[] = [];
    for (let code = 0x100; code < 0xffff; code += 1) {
      const letter = String.fromCharCode(code);
      if (isLetterBeyond(letter) && !has(code)) wrong.push(letter);
    }
    expect(wrong).toEqual([]);
    for (const letter of 'ŐőŻżŁłșțΩωΆώЖжЁёЇїҐґЄєЎў')
      expect(isLetterBeyond(letter), letter).toBe(true);
  });

  test('make the file no larger than the shapes that it uses', () => {
    const font = readTrueType(fontFile('Regular'));
    const few = font.withGlyphs([...'Склеп'].map((one) => font.glyphOf(one.codePointAt(0) ?? 0)));
    expect(few.length).toBeLessThan(20_000);
  });
});
