import { expect, test } from 'vitest';
import { DOOR_NAMES } from '~/maps/map/door-names';
import { DOOR_KINDS, SYMBOL_KINDS } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { PAPERS } from '~/paper/paper';
import { generateMap } from '../generate/generate';
import { roomKey } from '../key/room-key';
import { countKeyPages, keyPages } from './print-key';
import { DEFAULT_PRINT_LOOK, planMap, printChoices, printMap } from './print-pdf';
import { DEFAULT_PRINT } from './print-plan';
import { SIGN_SQUARE, SIGNS } from './print-signs';

const map = generateMap({ ...DEFAULT_RECIPE, seed: 'keyed' });
const entries = roomKey(map, 'keyed');
const names = Object.keys(PAPERS) as (keyof typeof PAPERS)[];

/** The text of a page with positions, from its content stream. */
function wordsOn(content: string) {
  return [...content.matchAll(/Tf 1 0 0 1 ([\d.-]+) ([\d.-]+) Tm .*?\((.*?)\) Tj/g)].map(
    ([, x, y, text = '']) => ({ x: Number(x), y: Number(y), text }),
  );
}

test.each(names)('on %s every room stands in the key once, whole, and inside the page', (paper) => {
  for (const orientation of ['portrait', 'landscape'] as const) {
    const plan = planMap(map, 'gm', { ...DEFAULT_PRINT, paper, orientation });
    const pages = keyPages(entries, plan, 'Deep halls', printChoices(DEFAULT_PRINT_LOOK));
    expect(pages).toHaveLength(countKeyPages(entries, plan));
    const words = pages.flatMap(({ content }) => wordsOn(content));
    for (const { number, name } of entries) {
      const text = `${number}. ${name}`.replaceAll(/[()\\]/g, '\\$&');
      expect(
        words.filter((one) => one.text === text),
        text,
      ).toHaveLength(1);
    }
    for (const { x, y, text } of words) {
      expect(x, text).toBeGreaterThanOrEqual(plan.margin);
      expect(x, text).toBeLessThan(plan.pageWidth - plan.margin);
      expect(y, text).toBeGreaterThanOrEqual(plan.margin);
      expect(y, text).toBeLessThan(plan.pageHeight);
    }
    const first = wordsOn(pages[0]?.content ?? '');
    const signs = first.filter(({ text }) => SIGNS.some(({ name }) => name === text));
    expect(signs).toHaveLength(SIGNS.length);
    const lowest = Math.min(...signs.map(({ y }) => y));
    const entry = first.find(({ text }) => text.startsWith(`${entries[0]?.number}. `));
    expect(entry?.y).toBeLessThan(lowest - 8);
  }
});

test('the signs are large enough to be told apart, and there is one for all that a map can bear', () => {
  expect((SIGN_SQUARE / 72) * 25.4).toBeGreaterThanOrEqual(6);
  const names = SIGNS.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  const doors = DOOR_KINDS.map((kind) => DOOR_NAMES[kind].toLowerCase());
  const ground = ['stairs up', 'stairs down', 'entrance', 'water', 'pit', 'rubble'];
  for (const name of [...doors, ...SYMBOL_KINDS, ...ground]) expect(names).toContain(name);
});

test('no line of an entry stands upon another', () => {
  const plan = planMap(map, 'gm', DEFAULT_PRINT);
  for (const { content } of keyPages(entries, plan, 'x', printChoices(DEFAULT_PRINT_LOOK))) {
    const starts = wordsOn(content).filter(({ text }) => text !== '–');
    const places = starts.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(places).size).toBe(places.length);
  }
});

test('a map without rooms has no key, and the key comes behind the sheets', async () => {
  const plan = planMap(map, 'gm', DEFAULT_PRINT);
  expect(countKeyPages([], plan)).toBe(0);
  const facts = { createdAt: 0, compress: false };
  const written = new TextDecoder('latin1').decode(
    await new Response(printMap(map, plan, DEFAULT_PRINT_LOOK, facts, entries)).arrayBuffer(),
  );
  const pages = plan.pageCount + countKeyPages(entries, plan);
  expect(written).toContain(`/Count ${pages}`);
  expect(written.lastIndexOf('room key')).toBeGreaterThan(written.lastIndexOf('print at 100%'));
});

test('what was written about a room and what waits there is printed, on as many columns as it takes', () => {
  const [first, ...rest] = entries;
  if (!first) throw new Error('The map has rooms.');
  const entry = {
    ...first,
    name: 'Gorn’s Hall',
    dressing: 'Smoke.',
    notes: `**Gorn** waits.\n\n${'He tells of the war. '.repeat(180)}\n\n- the last line`,
    stock: {
      foes: [{ id: 'ogre', name: 'Ogre', count: 2, cr: 2, xp: 450 }],
      lines: [{ kind: 'trap' as const, text: 'A wire at ankle height.' }],
    },
  };
  const plan = planMap(map, 'gm', DEFAULT_PRINT);
  const pages = keyPages([entry, ...rest], plan, 'Told', printChoices(DEFAULT_PRINT_LOOK));
  expect(pages).toHaveLength(countKeyPages([entry, ...rest], plan));
  const told = pages.flatMap(({ content }) => wordsOn(content));
  for (const { y, text } of told) expect(y, text).toBeGreaterThanOrEqual(plan.margin);
  const words = told.map(({ text }) => text).join(' ');
  for (const line of [
    'Monsters: Ogre ',
    'Trap: A wire at ankle height.',
    'Gorn waits.',
    'the last line',
  ]) {
    expect(words).toContain(line);
  }
  expect(words.match(/He tells of the war\./g)?.length ?? 0).toBeGreaterThan(100);
});

test('the table of those who wander ends the key, and is counted', () => {
  const plan = planMap(map, 'gm', DEFAULT_PRINT);
  const wandering = Array.from({ length: 12 }, (_, at) => `Goblins in number ${at + 1}, on watch.`);
  const look = printChoices(DEFAULT_PRINT_LOOK);
  const pages = keyPages(entries, plan, 'Deep halls', look, null, wandering);
  expect(pages).toHaveLength(countKeyPages(entries, plan, wandering));
  const words = pages.flatMap(({ content }) => wordsOn(content)).map(({ text }) => text);
  expect(words.some((text) => text.startsWith('Wandering monsters'))).toBe(true);
  expect(words).toContain('12.');
  expect(words).toContain('Goblins in number 12, on watch.');
  expect(countKeyPages([], plan, wandering)).toBe(0);
});
