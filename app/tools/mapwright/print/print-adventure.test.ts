import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import type { DungeonMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { themeChanges } from '~/maps/map/themes';
import { paperSize } from '~/paper/paper';
import { openLetters } from '~/paper/pdf-letters';
import { readTrueType } from '~/paper/true-type';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { generateMap } from '../generate/generate';
import { roomKey } from '../key/room-key';
import { planAdventure, printAdventure } from './print-adventure';
import { DEFAULT_PRINT_LOOK } from './print-pdf';

const FONTS = new URL('../../../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url);
const fontFile = (name: string) =>
  new Uint8Array(readFileSync(new URL(`LiberationSans-${name}.ttf`, FONTS)));
const faces = { regular: readTrueType(fontFile('Regular')), bold: readTrueType(fontFile('Bold')) };

const ogre = { id: 'ogre', name: 'Ogre', count: 2, cr: 2, xp: 450 };

/** A crypt whose first room is told in Russian, stocked for four characters. */
function crypt(): DungeonMap {
  const map = generateMap({ ...DEFAULT_RECIPE, ...themeChanges('crypt'), seed: 'evening' });
  const [first] = map.rooms;
  if (first === undefined) throw new Error('The map has rooms.');
  first.told = {
    name: 'Склеп Бабы Яги',
    aloud: 'Здесь пахнет дымом.',
    notes: 'Ключ под камнем.',
    stock: { foes: [ogre], lines: [{ kind: 'trap', text: 'A wire at ankle height.' }] },
  };
  const wandering = ['Two ogres on watch', 'A swarm of rats', 'Голос без тела'];
  map.prep = { edition: '2014', characters: 4, level: 3, band: 'hard', wandering };
  return map;
}

type Word = { page: number; x: number; y: number; width: number; text: string };

async function printed(paper: 'a4' | 'letter'): Promise<{ pages: number; words: Word[] }> {
  const map = crypt();
  const monsters = SRD_MONSTERS.filter(({ name }) => ['Ogre', 'Lich'].includes(name)).map((one) =>
    statblockOf(one, '2014'),
  );
  const adventure = { map, key: roomKey(map, 'evening'), monsters };
  const print = { paper, look: DEFAULT_PRINT_LOOK, faces };
  const letters = openLetters(fontFile('Regular'), fontFile('Bold'));
  const plan = planAdventure(adventure, print, 100);
  if (plan === null) throw new Error('The adventure has few pages.');
  const file = printAdventure(adventure, { ...print, plan }, { createdAt: 0 }, letters);
  const data = new Uint8Array(await new Response(file).arrayBuffer());
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const read = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  expect(read.numPages).toBe(plan.pages);
  const words: Word[] = [];
  for (let page = 1; page <= read.numPages; page += 1) {
    const one = await read.getPage(page);
    const { width, height } = one.getViewport({ scale: 1 });
    expect(width).toBeCloseTo(paperSize(paper, 'portrait').width, 1);
    expect(height).toBeCloseTo(paperSize(paper, 'portrait').height, 1);
    for (const item of (await one.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x = 0, y = 0] = item.transform as number[];
      words.push({ page, x, y, width: item.width, text: item.str });
    }
  }
  return { pages: read.numPages, words };
}

describe.each(['a4', 'letter'] as const)('an adventure on %s', (paper) => {
  it('has map, key, wandering table and statblocks, also in Cyrillic, within its margins', async () => {
    const { pages, words } = await printed(paper);
    const text = words
      .map((word) => word.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const part of [
      'For 4 characters of level 3, 2014 rules.',
      'Wandering monsters (1d3)',
      'Голос без тела',
      '1. Склеп Бабы Яги',
      'Здесь пахнет дымом.',
      'Ключ под камнем.',
      'A wire at ankle height.',
      'Ogre × 2',
      'Greatclub.',
      'Legendary Actions',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('stands for');
    expect(text).toContain(`${pages} / ${pages}`);
    const { width, height } = paperSize(paper, 'portrait');
    for (const word of words) {
      expect(word.x, word.text).toBeGreaterThan(30);
      expect(word.x + word.width, word.text).toBeLessThan(width - 34);
      expect(word.y, word.text).toBeGreaterThan(30);
      expect(word.y, word.text).toBeLessThan(height - 34);
    }
  });

  it('no line of a column reaches into the other', async () => {
    const { words } = await printed(paper);
    const middle = paperSize(paper, 'portrait').width / 2;
    // The map and the title lie across both columns of the first page; the foot at the end of each.
    const columns = words.filter(
      ({ page, y, text }) => page > 1 && y > 45 && !text.includes(' / '),
    );
    expect(columns.length).toBeGreaterThan(50);
    expect(columns.filter(({ text }) => text.trim().endsWith('·'))).toEqual([]);
    for (const { x, width, text } of columns) {
      if (x < middle) expect(x + width, text).toBeLessThanOrEqual(middle - 5);
    }
  });
});

it('a statblock that fits a column is not divided', () => {
  const map = crypt();
  const monsters = SRD_MONSTERS.slice(0, 40).map((one) => statblockOf(one, '2014'));
  const print = { paper: 'a4', look: DEFAULT_PRINT_LOOK, faces } as const;
  const plan = planAdventure({ map, key: [], monsters }, print, 100);
  const heads = (plan?.columns ?? []).map((rows) => rows[0]?.pieces[0]?.text ?? '');
  // Columns begin with a name, but where one block is longer than a column.
  const names = new Set(monsters.map(({ name }) => name));
  const begun = heads.filter((head) => names.has(head)).length;
  expect(begun).toBeGreaterThan(heads.length - 4);
});

it('an adventure has as many pages as are allowed, and none with one less', () => {
  const map = crypt();
  const adventure = { map, key: roomKey(map, 'evening'), monsters: [] };
  const print = { paper: 'a4', look: DEFAULT_PRINT_LOOK, faces } as const;
  const pages = planAdventure(adventure, print, 100)?.pages ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(planAdventure(adventure, print, pages)?.pages).toBe(pages);
  expect(planAdventure(adventure, print, pages - 1)).toBeNull();
});

it('sets no more rooms than fill the most pages', () => {
  const map = crypt();
  const [entry] = roomKey(map, 'evening');
  if (entry === undefined) throw new Error('The map has rooms.');
  let told = 0;
  const key = Array.from({ length: 1000 }, () => ({
    ...entry,
    get dressing() {
      told += 1;
      return 'The floor is wet. '.repeat(60);
    },
  }));
  const print = { paper: 'a4', look: DEFAULT_PRINT_LOOK, faces } as const;
  expect(planAdventure({ map, key, monsters: [] }, print, 10)).toBeNull();
  expect(told).toBeGreaterThan(20);
  expect(told).toBeLessThan(200);
});
