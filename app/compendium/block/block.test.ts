import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openLetters } from '~/paper/pdf-letters';
import { writePng } from '~/paper/png-writer';
import { measureIn, printable } from '~/paper/print-faces';
import { readTrueType } from '~/paper/true-type';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { plainText } from '../statblock/statblock';
import { statblockOf } from '../statblock/statblock-lines';
import { PICTURE_INKS } from './block-colours';
import { blockRows, heightOf } from './block-rows';
import { flowRows } from './flow-rows';
import { paintBlock } from './paint-block';
import { printBlocks } from './print-blocks';

const fontAt = (name: string) =>
  new Uint8Array(
    readFileSync(
      createRequire(import.meta.url).resolve(
        `pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`,
      ),
    ),
  );
const [regular, bold] = [fontAt('Regular'), fontAt('Bold')];
const faces = { regular: readTrueType(regular), bold: readTrueType(bold) };
const measure = measureIn(faces);
const all = [...SRD_MONSTERS, ...SRD_52_MONSTERS].map((one) => statblockOf(one, one.edition));
const named = (name: string, edition = '2014') => {
  const found = all.find((one) => one.name === name && one.edition === edition);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
const FACTS = { title: 'x', createdAt: 0, compress: false };
const pdfOf = async (...args: Parameters<typeof printBlocks>) =>
  Buffer.from(await new Response(printBlocks(...args)).arrayBuffer()).toString('latin1');

describe('a statblock in rows', () => {
  it('says every word of every creature of both books, and none stands out of its column', () => {
    for (const block of all) {
      const rows = blockRows(block, 245, measure);
      const said = rows
        .flatMap(({ pieces }) => pieces.map(({ text }) => text))
        .join(' ')
        .replace(/\s/g, '');
      for (const { label, segments } of [...block.head, ...block.lines]) {
        expect(said).toContain(`${label}${plainText(segments)}`.replace(/\s/g, ''));
      }
      for (const { title, entries } of block.sections) {
        expect(said).toContain((title ?? '').replace(/\s/g, ''));
        for (const { name, paragraphs } of entries) {
          expect(said).toContain(name.replace(/\s/g, ''));
          for (const one of paragraphs) expect(said).toContain(plainText(one).replace(/\s/g, ''));
        }
      }
      for (const { pieces, size } of rows) {
        const last = pieces.at(-1);
        if (last) expect(last.x + measure(last.text, size, last.bold)).toBeLessThan(245.01);
      }
    }
  });

  it('flows into columns without losing a row, none higher than asked', () => {
    const blocks = all.slice(0, 30).map((block) => blockRows(block, 245, measure));
    const columns = flowRows(blocks, 700);
    expect(columns.flat()).toHaveLength(blocks.flat().length);
    for (const column of columns) expect(heightOf(column)).toBeLessThanOrEqual(700.01);
    // A heading never ends a column.
    for (const column of columns.slice(0, -1)) expect(column.at(-1)?.is).toBe('words');
  });

  it('parts a word that is wider than its column', () => {
    const block = { ...named('Ogre'), name: 'W'.repeat(100) };
    const rows = blockRows(block, 245, measure).filter(({ size }) => size === 17);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')).toBe(block.name);
  });
});

describe('on paper', () => {
  it('stands on one page where it fits, and on as many as it needs', async () => {
    const one = await pdfOf([named('Ogre')], { paper: 'a4', faces }, FACTS, null);
    expect(one).toContain('/Count 1');
    expect(one).toContain('(Ogre) Tj');
    const many = await pdfOf(all.slice(0, 20), { paper: 'letter', faces }, FACTS, null);
    expect(Number(/\/Count (\d+)/.exec(many)?.[1])).toBeGreaterThan(5);
    expect(many).toContain('/MediaBox [0 0 612 792]');
  });

  it('sets letters beyond the West, and says when a letter has no shape', async () => {
    const letters = openLetters(regular, bold);
    const block = { ...named('Ogre'), name: 'Żmij' };
    expect(await pdfOf([block], { paper: 'a4', faces }, FACTS, letters)).not.toContain(
      'stands for a character',
    );
    const strange = await pdfOf([{ ...block, name: '龍' }], { paper: 'a4', faces }, FACTS, letters);
    expect(strange).toContain('stands for a character');
  });

  it('prints a minus as a dash, and what nobody has a shape for as a question mark', () => {
    expect(printable('−1 龍\tx')).toBe('–1 ? x');
  });
});

describe('as a picture', () => {
  it('is one column for an ogre and three for a lich, as a PNG that opens', async () => {
    const [ogre, lich] = [paintBlock(named('Ogre'), faces), paintBlock(named('Lich'), faces)];
    expect(ogre?.width).toBe(684);
    expect(lich?.width).toBeGreaterThan(1200);
    if (ogre === null) throw new Error('no picture');
    const file = Buffer.from(await writePng(ogre, PICTURE_INKS));
    expect(file.readUInt32BE(16)).toBe(ogre.width);
    const at = file.indexOf('IDAT');
    const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
    expect(rows).toHaveLength((ogre.width + 1) * ogre.height);
    // There is text: a good part of the picture is ink.
    expect(ogre.pixels.filter((pixel) => pixel >> 4 === 1).length).toBeGreaterThan(5000);
  });

  it('is none for a statblock that is longer than a picture may be', () => {
    const [entry] = named('Ogre').sections.flatMap(({ entries }) => entries);
    if (entry === undefined) throw new Error('no entry');
    const long = { ...entry, paragraphs: [['word '.repeat(40_000)]] };
    const block = {
      ...named('Ogre'),
      sections: [{ title: 'Actions', intro: '', entries: [long] }],
    };
    expect(paintBlock(block, faces)).toBeNull();
  });
});
