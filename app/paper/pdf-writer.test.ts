import { describe, expect, test } from 'vitest';
import { createPdfPen, pdfNumber } from './pdf-pen';
import { pdfString, textWidth, unprintable } from './pdf-text';
import { type PdfFacts, type PdfPage, writePdf } from './pdf-writer';

const NOON = Date.UTC(2026, 2, 1, 12, 0, 0);

function square() {
  const pen = createPdfPen(841.89);
  pen.move(10, 10);
  pen.line(82, 10);
  pen.stroke('#ff0000', 1);
  pen.text('Room (1) \\ é – Ж', { x: 10, baseline: 30, sizePoints: 8 });
  return { widthPoints: 595.276, heightPoints: 841.89, content: pen.content() };
}

async function written(pages: Iterable<PdfPage>, facts: PdfFacts): Promise<Uint8Array> {
  return new Uint8Array(await new Response(writePdf(pages, facts)).arrayBuffer());
}

function latin(file: Uint8Array): string {
  return new TextDecoder('latin1').decode(file);
}

describe('a PDF', () => {
  test('finds every object at the byte its table names', async () => {
    const text = latin(await written([square(), square()], { title: 'Keep', createdAt: NOON }));
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const rows = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)];
    expect(rows).toHaveLength(9);
    rows.forEach((row, index) => {
      expect(text.slice(Number(row[1])).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    });
  });

  test('asks for no scaling and gives each page its paper', async () => {
    const text = latin(await written([square()], { title: 'Keep', createdAt: NOON }));
    expect(text).toContain('/PrintScaling /None');
    expect(text).toContain('/MediaBox [0 0 595.276 841.89]');
    expect(text).toContain('/CreationDate (D:20260301120000Z)');
    expect(text.startsWith('%PDF-1.4\n')).toBe(true);
    expect(text.endsWith('%%EOF\n')).toBe(true);
  });

  test('is the same bytes for the same input', async () => {
    const once = await written([square()], { title: 'Keep', createdAt: NOON });
    const twice = await written([square()], { title: 'Keep', createdAt: NOON });
    expect(twice).toEqual(once);
  });

  test('says how long each of its streams is', async () => {
    for (const compress of [true, false]) {
      const text = latin(await written([square()], { title: 'Keep', createdAt: NOON, compress }));
      const found = /\/Length (\d+)[^>]*>>\nstream\n([\s\S]*)\nendstream\nendobj/.exec(text);
      expect(found?.[2]?.length).toBe(Number(found?.[1]));
    }
  });

  test('keeps a title in any script', async () => {
    const text = latin(await written([square()], { title: 'Склеп', createdAt: NOON }));
    expect(text).toContain('/Title <FEFF0421043A043B0435043F>');
  });

  test('draws a page only when the one before it was taken', async () => {
    let drawn = 0;
    function* pages() {
      for (; drawn < 1000; drawn += 1) yield square();
    }
    const reader = writePdf(pages(), { title: 'Keep', createdAt: NOON }).getReader();
    for (let parts = 0; parts < 12; parts += 1) await reader.read();
    expect(drawn).toBeLessThan(10);
    await reader.cancel();
  });

  test('refuses to have no page', () => {
    expect(() => writePdf([], { title: '', createdAt: NOON })).toThrow('at least one page');
  });
});

describe('the page pen', () => {
  test('measures from the top of the page', () => {
    expect(square().content).toContain('10 831.89 m\n82 831.89 l\nS');
  });

  test('writes numbers without exponents or endless decimals', () => {
    expect(pdfNumber(0.0000001)).toBe('0');
    expect(pdfNumber(-0.0000001)).toBe('0');
    expect(pdfNumber(1 / 3)).toBe('0.333');
    expect(pdfNumber(841.89)).toBe('841.89');
  });

  test('turns a quadratic curve into the same cubic one', () => {
    const pen = createPdfPen(100);
    pen.move(0, 100);
    pen.curve(30, 100, 30, 70);
    pen.fill('#000000');
    expect(pen.content()).toContain('20 0 30 10 30 30 c');
  });

  test('escapes brackets, keeps Western letters and replaces what the font lacks', () => {
    expect(pdfString('a(b)\\')).toBe('(a\\(b\\)\\\\)');
    expect(pdfString('é–')).toBe('(\\351\\226)');
    expect(pdfString('Жő\n')).toBe('(?o )');
    expect(pdfString('e\u0301')).toBe('(\\351)');
    expect(unprintable('Żar? Замок é 龍')).toEqual(['龍']);
  });

  test('knows how wide Helvetica sets a number', () => {
    expect(textWidth('12', 10)).toBeCloseTo(11.12);
    expect(textWidth('é', 10)).toBeCloseTo(5.56);
  });
});
