import { plainText, type Statblock } from '~/compendium/statblock/statblock';
import { type Bitmap, createBitmap, fillBox, fillShape } from '~/paper/bitmap';
import { withFeature } from '~/paper/font-feature';
import { type PathPen, tracePolygon } from '~/paper/path-pen';
import type { Ink } from '~/paper/png-writer';
import { brokenWords, hasLetters, setWords, type Type, widthOf } from '~/paper/set-words';
import { readTrueType, type TrueType } from '~/paper/true-type';
import { traceDoorway, traceFlame } from './house-mark';

/** The fonts of a picture. */
export type PictureFaces = { capitals: TrueType; serif: TrueType; italic: TrueType };

/** The fonts from their files, with lining figures: old-style figures look like letters here. */
export function pictureFaces(
  files: Record<keyof PictureFaces, Uint8Array<ArrayBuffer>>,
): PictureFaces {
  const read = (file: Uint8Array<ArrayBuffer>) => withFeature(readTrueType(file), file, 'lnum');
  return { capitals: read(files.capitals), serif: read(files.serif), italic: read(files.italic) };
}

/** The facts that the picture shows besides the statblock. */
export type PictureFacts = {
  block: Pick<Statblock, 'name' | 'kind' | 'edition' | 'head' | 'lines'>;
  source: string;
  brand: string;
};

/** In pixels, the size that link previews expect. */
const [WIDTH, HEIGHT] = [1200, 630];
const LEAF = '#fffbf2';
const EMBER = '#9a4210';

const ON_LEAF = { ember: 0, ink: 1, soft: 2, frame: 3 };
const ON_EMBER = { words: 4, flame: 5 };

/** The inks on light parchment. */
export const PICTURE_INKS: readonly Ink[] = [
  { color: EMBER, ground: LEAF },
  { color: '#2a1f17', ground: LEAF },
  { color: '#5b4a3a', ground: LEAF },
  { color: '#cd9f81', ground: LEAF },
  { color: '#fff5e2', ground: EMBER },
  { color: '#f6bd84', ground: EMBER },
];

const MARGIN = 88;
const INNER = WIDTH - 2 * MARGIN;
/** The y at which the footer with the brand name begins. */
const FOOT = 536;
const RULES = [298, 512] as const;

/** The sizes of a name, each with its number of lines; the first that fits is used. */
const NAME_SIZES = [
  { size: 112, lines: 1 },
  { size: 96, lines: 1 },
  { size: 82, lines: 1 },
  { size: 74, lines: 2 },
  { size: 62, lines: 2 },
  { size: 48, lines: 3 },
  { size: 36, lines: 4 },
];
const KIND_SIZES = [40, 36, 32, 28];
/** The most lines of notes below a number. */
const MOST_NOTES = 2;

/** The preview image of a shared link to a monster; null when its texts have characters that the fonts lack. */
export function monsterPicture(facts: PictureFacts, faces: PictureFaces): Bitmap | null {
  const { block, source, brand } = facts;
  const vitals = vitalsOf(block);
  const foot = `${source} · ${block.edition} rules`;
  const inItalics = [block.kind, foot, ...vitals.map(({ note }) => note)].join(' ');
  if (!hasLetters(faces.capitals, block.name) || !hasLetters(faces.italic, inItalics)) return null;
  const bitmap = createBitmap(WIDTH, HEIGHT);
  drawFrame(bitmap);
  drawName(bitmap, block.name, faces.capitals);
  setFitting(bitmap, block.kind, faces.italic, 270);
  for (const y of RULES) drawRule(bitmap, y);
  drawVitals(bitmap, vitals, faces);
  drawFoot(bitmap, brand, foot, faces);
  return bitmap;
}

type Vital = { label: string; number: string; note: string };

/** The numbers that a fight needs first, and the challenge rating. */
function vitalsOf({ head, lines }: Pick<Statblock, 'head' | 'lines'>): Vital[] {
  const challenge = lines.filter(({ label }) => label === 'Challenge' || label === 'CR');
  return [...head, ...challenge].map(({ label, segments }) => {
    const words = plainText(segments);
    const [number = ''] = /^\S+?( ft\.)?(?=[,;]?( |$))/.exec(words) ?? [];
    const note = words.slice(number.length).replace(/^[\s,;]+/, '');
    return { label, number, note: note.replace(/^\(([^()]*)\)$/, '$1') };
  });
}

function drawName(bitmap: Bitmap, name: string, face: TrueType): void {
  for (const { size, lines } of NAME_SIZES) {
    const type = { face, size };
    const broken = brokenWords(type, name, INNER);
    const fits = broken.length <= lines && broken.every((line) => widthOf(type, line) <= INNER);
    const isLast = size === NAME_SIZES.at(-1)?.size;
    if (!fits && !isLast) continue;
    // Center the lines in their area, slightly above its exact middle.
    const step = size * 1.02;
    const first = 142 + size * 0.32 - ((Math.min(broken.length, lines) - 1) * step) / 2;
    for (const [at, line] of broken.slice(0, lines).entries()) {
      setCut(bitmap, ON_LEAF.ember, line, type, [MARGIN, first + at * step], INNER);
    }
    return;
  }
}

/** Draws one line as large as it fits. */
function setFitting(bitmap: Bitmap, words: string, face: TrueType, y: number): void {
  const types = KIND_SIZES.map((size) => ({ face, size }));
  const type = types.find((one) => widthOf(one, words) <= INNER) ?? types.at(-1);
  if (type) setCut(bitmap, ON_LEAF.soft, words, type, [MARGIN, y], INNER);
}

/** Draws the part of a text that fits into a width, with an ellipsis when it is cut. */
function setCut(
  bitmap: Bitmap,
  ink: number,
  words: string,
  type: Type,
  at: readonly [number, number],
  width: number,
): void {
  let shown = words;
  while (shown !== '' && widthOf(type, shown === words ? shown : `${shown}…`) > width) {
    shown = shown.slice(0, -1).trimEnd();
  }
  setWords(bitmap, ink, shown === words ? shown : `${shown}…`, type, at);
}

function drawVitals(bitmap: Bitmap, vitals: readonly Vital[], faces: PictureFaces): void {
  const step = INNER / vitals.length;
  const width = step - 24;
  for (const [at, { label, number, note }] of vitals.entries()) {
    const x = MARGIN + at * step;
    const type = { face: faces.italic, size: 28 };
    setCut(bitmap, ON_LEAF.ember, label, { face: faces.capitals, size: 34 }, [x, 350], width);
    setCut(bitmap, ON_LEAF.ink, number, { face: faces.serif, size: 84 }, [x, 424], width);
    const broken = brokenWords(type, note, width);
    const shown = [...broken.slice(0, MOST_NOTES - 1), broken.slice(MOST_NOTES - 1).join(' ')];
    for (const [line, words] of shown.entries()) {
      setCut(bitmap, ON_LEAF.soft, words, type, [x, 461 + line * 31], width);
    }
  }
}

/** A tapered rule, as below the head of a statblock. */
function drawRule(bitmap: Bitmap, y: number): void {
  fillShape(bitmap, ON_LEAF.ember, (pen) =>
    tracePolygon(pen, [MARGIN, y - 4], [WIDTH - MARGIN, y], [MARGIN, y + 4]),
  );
}

/** A thin frame inside the edge, with notched corners. */
function drawFrame(bitmap: Bitmap): void {
  const [left, top, right, nook, line] = [26, 26, WIDTH - 26, 26, 2];
  const down = FOOT - top - nook;
  fillBox(bitmap, ON_LEAF.frame, [left + nook, top, right - left - 2 * nook, line]);
  for (const x of [left, right - line]) {
    fillBox(bitmap, ON_LEAF.frame, [x, top + nook, line, down]);
  }
  for (const [x, y, east, south] of [
    [left, top, 1, 1],
    [right, top, -1, 1],
  ] as const) {
    fillShape(bitmap, ON_LEAF.frame, (pen) => {
      traceNook(pen, x, y, [nook * east, nook * south], true);
      traceNook(pen, x, y, [(nook - line) * east, (nook - line) * south], false);
    });
  }
}

function traceNook(
  pen: PathPen,
  x: number,
  y: number,
  [reachX, reachY]: readonly [number, number],
  isForth: boolean,
): void {
  const ends = [
    [x + reachX, y],
    [x, y + reachY],
  ] as const;
  const [from, to] = isForth ? ends : [ends[1], ends[0]];
  pen.move(x, y);
  pen.line(...from);
  pen.curve(x + 0.914 * reachX, y + 0.914 * reachY, ...to);
  pen.close();
}

function drawFoot(bitmap: Bitmap, brand: string, words: string, faces: PictureFaces): void {
  fillBox(bitmap, ON_LEAF.ember, [0, FOOT, WIDTH, HEIGHT - FOOT]);
  const place = { x: MARGIN - 4, y: FOOT + 18, scale: 1.8 };
  fillShape(bitmap, ON_EMBER.words, (pen) => traceDoorway(pen, place));
  fillShape(bitmap, ON_EMBER.flame, (pen) => traceFlame(pen, place));
  const name = { face: faces.serif, size: 42 };
  const end = setWords(bitmap, ON_EMBER.words, brand, name, [MARGIN + 68, FOOT + 62]);
  const type = { face: faces.italic, size: 30 };
  const room = WIDTH - MARGIN - end - 48;
  const width = Math.min(room, widthOf(type, words));
  setCut(bitmap, ON_EMBER.words, words, type, [WIDTH - MARGIN - width, FOOT + 60], room);
}
