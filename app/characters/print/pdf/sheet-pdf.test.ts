import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { openLetters } from '~/paper/pdf-letters';
import { readTrueType } from '~/paper/true-type';
import type { Edition } from '~/rules/edition';
import { bookOf } from '../../books/book-of';
import type { ToldCharacter } from '../../exchange/told-sheet';
import { completed } from '../../make/complete';
import { arrayFor } from '../../make/scores';
import { character } from '../../record/character';
import type { SheetSpell } from '../../sheet/sheet';
import { sheetOf } from '../../sheet/sheet-of';
import type { SheetPaper } from '../print-choices';
import { printSheetPdf } from './sheet-pdf';

function fontFile(face: string): Uint8Array<ArrayBuffer> {
  const path = `node_modules/pdfjs-dist/standard_fonts/LiberationSans-${face}.ttf`;
  return new Uint8Array(readFileSync(path));
}

const REGULAR = fontFile('Regular');
const BOLD = fontFile('Bold');
const FACES = { regular: readTrueType(REGULAR), bold: readTrueType(BOLD) };

function made(edition: Edition, slug: string, level: number, more: object = {}): ToldCharacter {
  const book = bookOf(edition);
  const one = book.classes.find((held) => held.slug === slug);
  if (one === undefined) throw new Error(`${edition} has no ${slug}.`);
  const begun = character.parse({
    edition,
    name: 'Vigdis',
    abilities: arrayFor(one),
    race: 'elf',
    subrace: book.races.find((race) => race.slug === 'elf')?.subraces[0]?.slug ?? null,
    background: book.backgrounds[0]?.slug ?? null,
    levels: Array.from({ length: level }, () => ({ class: slug })),
    ...more,
  });
  const whole = completed(book, begun, null);
  return { character: whole, sheet: sheetOf(book, whole), book };
}

type Field = { fieldName: string; fieldType: string; fieldValue: unknown; rect: number[] };
type Word = { str: string; transform: number[]; width: number };

async function read(
  told: ToldCharacter,
  paper: SheetPaper = 'a4',
  textOf?: (spell: SheetSpell) => string,
) {
  const pdf = printSheetPdf(told, {
    paper,
    faces: FACES,
    letters: openLetters(REGULAR, BOLD),
    createdAt: 0,
    factsOf: ({ name }) => `time and range of ${name}`,
    textOf,
  });
  const data = new Uint8Array(await new Response(pdf).arrayBuffer());
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const words: Word[] = [];
  const fields: Field[] = [];
  let [wide, tall] = [0, 0];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    [, , wide = 0, tall = 0] = page.view;
    const { items } = await page.getTextContent();
    words.push(...items.flatMap((item) => ('str' in item ? [item as Word] : [])));
    fields.push(...((await page.getAnnotations()) as Field[]));
  }
  const text = squeezed(words.map(({ str }) => str).join(''));
  return { pages: file.numPages, wide, tall, words, fields, text };
}

function squeezed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}

function has(text: string, words: string): boolean {
  return text.includes(squeezed(words.replaceAll('−', '–')));
}

describe('the sheet as a PDF', () => {
  it.each([
    ['2014', 'wizard', 20, 'a4', 3],
    ['2014', 'wizard', 20, 'letter', 3],
    ['2024', 'wizard', 20, 'letter', 3],
    ['2014', 'fighter', 1, 'letter', 2],
    ['2024', 'warlock', 5, 'a4', 2],
    ['2024', 'barbarian', 5, 'a4', 3],
  ] as const)(
    'of the %s %s of level %i on %s has everything within its margins, on few pages',
    async (edition, slug, level, paper, most) => {
      const told = made(edition, slug, level);
      const { pages, text, words, wide, tall } = await read(told, paper);
      expect(pages).toBeLessThanOrEqual(most);
      const { features, spells, attacks, supplies } = told.sheet;
      for (const { name } of [...features, ...spells, ...attacks, ...supplies])
        expect([name, has(text, name)]).toEqual([name, true]);
      for (const { name } of spells) expect(has(text, `time and range of ${name}`)).toBe(true);
      for (const { str, transform, width } of words) {
        const [, , , , x = 0, y = 0] = transform;
        expect([str, x >= 30 && x + width <= wide - 30]).toEqual([str, true]);
        expect([str, y >= 25 && y <= tall - 30]).toEqual([str, true]);
      }
    },
  );

  it('has the whole texts of the spells that are ready at the end, where they are asked for', async () => {
    const told = made('2014', 'wizard', 5);
    const plain = await read(told);
    expect(plain.text).not.toContain('Spelltexts');
    const { text, pages } = await read(
      told,
      'a4',
      ({ slug }) => `Of ${slug}:\n${'long '.repeat(300)}`,
    );
    expect(pages).toBeGreaterThan(plain.pages);
    for (const { slug, how } of told.sheet.spells)
      expect([slug, has(text, `Of ${slug}:`)]).toEqual([slug, how !== 'in-book']);
  });

  it('can be filled in: hit points, hit dice, slots, coins, conditions and notes, each under a name of its own', async () => {
    const told = made('2014', 'wizard', 5, {
      play: {
        hitPoints: 17,
        slotsSpent: [1, 0, 2],
        coins: { cp: 0, sp: 0, ep: 0, gp: 1250, pp: 0 },
      },
    });
    const { fields } = await read(told);
    const names = fields.map(({ fieldName }) => fieldName);
    expect(new Set(names).size).toBe(names.length);
    const valueIn = (name: string) =>
      fields.find(({ fieldName }) => fieldName === name)?.fieldValue ?? null;
    expect(valueIn('Hit points now')).toBe('17');
    expect(valueIn('Coins GP')).toBe(String(told.character.play.coins.gp));
    for (const name of ['Temporary hit points', 'Conditions', 'Notes'])
      expect(names).toContain(name);
    const ticked = (start: string) =>
      fields
        .filter(({ fieldName }) => fieldName.startsWith(start))
        .map(({ fieldValue }) => fieldValue);
    expect(ticked('Level 1 slots')).toEqual(['Yes', 'Off', 'Off', 'Off']);
    expect(ticked('Level 3 slots')).toEqual(['Yes', 'Yes']);
    expect(ticked('Hit die d6')).toEqual(Array.from({ length: 5 }, () => 'Off'));
    expect(ticked('Death save')).toHaveLength(6);
  });

  it('writes names in Cyrillic, also into fields', async () => {
    const notes = [{ id: 'note-1', text: 'Должен трактирщику' }];
    const told = made('2014', 'fighter', 1, { name: 'Златогор', play: { notes } });
    const { text, fields } = await read(told);
    expect(text).toContain('Златогор');
    const notesOf = fields.filter(({ fieldName }) => fieldName.startsWith('Notes'));
    expect(notesOf.map(({ fieldValue }) => fieldValue)).toContain('Должен трактирщику');
  });

  it('leaves out nothing of the longest story, the longest words and the most attacks', async () => {
    const story = Array.from({ length: 500 }, (_, at) => `Word${at}`).join(' ');
    const notes = Array.from({ length: 60 }, (_, at) => ({
      id: `note-${at}`,
      text: `Session ${at}: ${'the lantern went out. '.repeat(40)}`,
    }));
    const items = Array.from({ length: 40 }, (_, at) => ({
      id: `item-${at}`,
      item: 'longsword',
      name: `Blade number ${at}`,
      equipped: true,
    }));
    const told = made('2014', 'fighter', 3, {
      name: 'Vigdisundsvigdisundsvigdisundsvigdisundsvigdisunds',
      backstory: story,
      items,
      play: { notes },
    });
    const { text, fields } = await read(told);
    for (const word of ['Word0 ', 'Word499']) expect(has(text, word)).toBe(true);
    for (const { name } of told.sheet.attacks)
      expect([name, has(text, name)]).toEqual([name, true]);
    const written = fields.map(({ fieldValue }) => String(fieldValue)).join('\n');
    for (let at = 0; at < 60; at += 1) expect(written).toContain(`Session ${at}:`);
  });
});
