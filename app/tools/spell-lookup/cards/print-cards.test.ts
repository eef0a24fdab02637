import { describe, expect, test } from 'vitest';
import type { SpellRecord } from '~/compendium/records/spell-record';
import { POINTS_PER_MM } from '~/paper/paper';
import { SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_SPELLS } from '../../../../tests/harness/srd-5-2';
import type { CardPrint } from './card-print';
import { CARD, CARD_PAPERS, cutMarks, ON_A_SHEET, sheetOf } from './card-sheet';
import { cardWords } from './card-words';
import { countPages, MOST_CARDS, printCards } from './print-cards';
import { baselines, CARD_MARGIN, FOOT, HEAD, setCards } from './set-cards';
import { wordWidth } from './set-lines';

const NOON = Date.UTC(2026, 2, 1, 12, 0, 0);
const PLAIN: CardPrint = { paper: 'a4', ink: 'colour', sides: 1 };
/** The size of a dot at 300 dpi in points; positions in the PDF are precise to a thousandth of a point. */
const DOT = 72 / 300;

function cardsOf(records: readonly SpellRecord[]) {
  return records.flatMap((record) => setCards(cardWords(record.slug, record)));
}

async function printed(cards: ReturnType<typeof cardsOf>, print: Partial<CardPrint> = {}) {
  const facts = { title: 'Cards', createdAt: NOON, compress: false };
  const file = printCards(cards, { ...PLAIN, ...print }, facts);
  const text = new TextDecoder('latin1').decode(await new Response(file).arrayBuffer());
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, page = '']) => page);
}

/** The outlines of the cards on a page, in points from its lower left corner. */
function outlines(page: string) {
  const box =
    /([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\n([\d.]+) ([\d.]+) l\n([\d.]+) ([\d.]+) l\nh\nS/g;
  return [...page.matchAll(box)].map((found) => {
    const [left = 0, top = 0, right = 0, , , bottom = 0] = found.slice(1).map(Number);
    return { left, top, width: right - left, height: top - bottom };
  });
}

describe('cards on paper', () => {
  test.each(CARD_PAPERS)('measure 63 by 88 mm on %s, at 300 dots to the inch', async (paper) => {
    const [page = ''] = await printed(cardsOf(SRD_SPELLS).slice(0, 9), { paper });
    const cards = outlines(page);
    expect(cards).toHaveLength(ON_A_SHEET);
    for (const { width, height, left, top } of cards) {
      expect(Math.abs(width - 63 * POINTS_PER_MM) / DOT).toBeLessThan(0.05);
      expect(Math.abs(height - 88 * POINTS_PER_MM) / DOT).toBeLessThan(0.05);
      // 63 mm are 744 dots, 88 mm are 1,039.
      expect([Math.round(width / DOT), Math.round(height / DOT)]).toEqual([744, 1039]);
      const sheet = sheetOf(paper);
      expect(left).toBeGreaterThan(15);
      expect(left + width).toBeLessThan(sheet.width - 15);
      expect(top).toBeLessThan(sheet.height - 15);
      expect(top - height).toBeGreaterThan(15);
    }
  });

  test.each(CARD_PAPERS)(
    'marks every cut on %s outside the cards and on the paper',
    async (paper) => {
      const [page = ''] = await printed(cardsOf(SRD_SPELLS).slice(0, 9), { paper });
      const { width, height } = sheetOf(paper);
      const cards = outlines(page);
      const edges = new Set(cards.flatMap((card) => [card.left, card.left + card.width].map(dots)));
      const marks = cutMarks(paper);
      expect(marks).toHaveLength(16);
      for (const [from, to] of marks) {
        for (const end of [from, to]) {
          expect(end.left).toBeGreaterThan(8);
          expect(end.left).toBeLessThan(width - 8);
          expect(end.top).toBeGreaterThan(8);
          expect(end.top).toBeLessThan(height - 8);
        }
        if (from.left === to.left) expect(edges).toContain(dots(from.left));
      }
      // The cut marks are the last strokes of the page.
      const last = page.split(' RG').at(-1) ?? '';
      const drawn = [...last.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\n/g)];
      expect(drawn).toHaveLength(16);
      const [, x, y] = drawn[0] ?? [];
      expect([Number(x), height - Number(y)].map(dots)).toEqual(
        [marks[0]?.[0].left ?? 0, marks[0]?.[0].top ?? 0].map(dots),
      );
    },
  );

  test('backs lie behind their cards when the sheet is turned over its long edge', async () => {
    const cards = cardsOf(SRD_SPELLS).slice(0, 12);
    const pages = await printed(cards, { sides: 2 });
    expect(pages).toHaveLength(4);
    const [front = '', back = ''] = pages;
    const [fronts, backs] = [namePlaces(front, cards), namePlaces(back, cards)];
    expect(fronts.size).toBeGreaterThan(6);
    const { width, left } = sheetOf('a4');
    for (const [name, place] of fronts) {
      const column = Math.floor((place.x - left) / CARD.width);
      const behind = backs.get(name);
      expect(behind, name).toBeDefined();
      if (!behind) continue;
      // Seen through the paper, x is measured from the other edge.
      expect(Math.floor((width - behind.x - left) / CARD.width), name).toBe(column);
      expect(Math.abs(behind.y - place.y)).toBeLessThan(CARD.height);
    }
  });

  test('without colour nothing is painted but black and grey', async () => {
    const pages = await printed(cardsOf(SRD_SPELLS).slice(0, 20), { ink: 'grey', sides: 2 });
    for (const page of pages) {
      for (const [, red, green, blue] of page.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)/g)) {
        expect(new Set([red, green, blue]).size).toBe(1);
      }
    }
    const [coloured = ''] = await printed(cardsOf(SRD_SPELLS).slice(0, 9));
    expect(coloured).toMatch(/0\.604 0\.184 0\.086 rg|0\.122 0\.337 0\.451 rg/);
  });

  test('every spell of both editions stays within its cards, whole and in letters one can read', () => {
    for (const record of [...SRD_SPELLS, ...SRD_52_SPELLS]) {
      const words = cardWords(record.slug, record);
      const cards = setCards(words);
      for (const card of cards) {
        expect(card.size).toBeGreaterThanOrEqual(7);
        const end = baselines(card).at(-1) ?? 0;
        expect(HEAD + end, record.slug).toBeLessThanOrEqual(CARD.height - FOOT);
        for (const { words: line } of card.lines) {
          const last = line.at(-1);
          if (!last) throw new Error('an empty line');
          const right = last.x + wordWidth(last.text, card.size, last.bold);
          expect(right, `${record.slug}: ${last.text}`).toBeLessThanOrEqual(
            CARD.width - 2 * CARD_MARGIN + 0.001,
          );
        }
      }
      const said = cards.flatMap(({ lines }) =>
        lines.flatMap(({ words: line }) => line.map(({ text }) => text)),
      );
      const meant = [...words.facts, ...words.paragraphs].flatMap(({ runs }) =>
        runs.map(({ text }) => text),
      );
      expect(letters(said), record.slug).toBe(letters(meant));
    }
  });

  test('a long text goes on on further cards that say so; a short one has one', async () => {
    const long = SRD_SPELLS.find(({ slug }) => slug === 'wish');
    const short = SRD_SPELLS.find(({ slug }) => slug === 'fire-bolt');
    if (!long || !short) throw new Error('the spells are gone');
    const cards = cardsOf([long]);
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.map(({ part, parts }) => `${part}/${parts}`)).toEqual(
      cards.map((_, at) => `${at + 1}/${cards.length}`),
    );
    expect(cardsOf([short])).toHaveLength(1);
    const [page = ''] = await printed(cards);
    expect(page).toContain(`2 of ${cards.length}) Tj`);
  });

  test('a word that no line holds, and a material longer than a card, are parted and lost nowhere', () => {
    const [record] = SRD_SPELLS;
    if (!record) throw new Error('no spells');
    const monster = {
      ...record,
      text: 'W'.repeat(3000),
      components: { ...record.components, m: true, material: 'a pinch of salt '.repeat(300) },
    };
    const cards = setCards(cardWords('x', monster));
    const said = cards.flatMap(({ lines }) =>
      lines.flatMap(({ words }) => words.map(({ text }) => text)),
    );
    expect(letters(said).match(/W+/)?.[0]).toHaveLength(3000);
    for (const card of cards) {
      expect(HEAD + (baselines(card).at(-1) ?? 0)).toBeLessThanOrEqual(CARD.height - FOOT);
    }
  });

  test('a file has at most 400 cards, on as many pages as are counted', async () => {
    const all = cardsOf([...SRD_SPELLS, ...SRD_52_SPELLS]);
    expect(all.length).toBeGreaterThan(MOST_CARDS);
    expect(await printed(all)).toHaveLength(countPages(MOST_CARDS, PLAIN));
    expect(countPages(10, { sides: 2 })).toBe(4);
  });
});

function dots(points: number): number {
  return Math.round(points / DOT);
}

function letters(texts: readonly string[]): string {
  return texts.join('').replace(/[\s•]/g, '');
}

/** The position of each name on a page. */
function namePlaces(page: string, cards: readonly { spell: { name: string } }[]) {
  const names = new Set(cards.map(({ spell }) => spell.name));
  const places = new Map<string, { x: number; y: number }>();
  for (const [, x, y, text = ''] of page.matchAll(
    /1 0 0 1 ([\d.]+) ([\d.]+) Tm [^\n]*?\(([^)]*)\) Tj ET/g,
  )) {
    if (names.has(text) && !places.has(text)) places.set(text, { x: Number(x), y: Number(y) });
  }
  return places;
}

test('no card shows the marks of its writing: what begins a paragraph in bold is bold', () => {
  const all = [...SRD_SPELLS, ...SRD_52_SPELLS].map((record) => cardWords(record.slug, record));
  const runs = all.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.runs));
  expect(runs.filter(({ text }) => text.includes('**'))).toEqual([]);
  expect(runs).toContainEqual({ text: 'Aquatic Adaptation.', bold: true });
});
