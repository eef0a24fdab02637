import { type Appearance, appearancesOf, fieldEntries, type PdfField } from './pdf-fields';
import type { PdfLetters } from './pdf-letters';
import { pdfNumber } from './pdf-pen';
import { pdfUnicodeString } from './pdf-text';

export type PdfPage = {
  widthPoints: number;
  heightPoints: number;
  content: string;
  /** What can be filled in with a PDF reader. */
  fields?: readonly PdfField[];
};

export type PdfFacts = {
  title: string;
  /** Milliseconds since 1970; passed by the caller, so that the same input gives the same bytes. */
  createdAt: number;
  /** Uncompressed content streams are for tests and debugging; a compressed file is a fifth of the size. */
  compress?: boolean;
};

const CATALOG = 1;
const PAGES = 2;
const FONT_REGULAR = 3;
const FONT_BOLD = 4;
const FACTS = 5;
const LETTERS_REGULAR = 6;
const LETTERS_BOLD = 7;

/**
 * Streams a PDF 1.4 file of vector pages; at most one page is held in memory. Text is set in the built-in Helvetica,
 * and in `letters` where it needs more characters. Tells the print dialog not to scale, because squares must be printed
 * at their exact size. Throws a RangeError when there is no page.
 */
export function writePdf(
  pages: Iterable<PdfPage>,
  facts: PdfFacts,
  letters: PdfLetters | null = null,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = pages[Symbol.iterator]();
  const first = left.next();
  if (first.done === true) throw new RangeError('A PDF needs at least one page.');
  const parts = fileParts(first.value, left, facts, letters);
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next();
      if (part.done === true) controller.close();
      else controller.enqueue(part.value);
    },
  });
}

/**
 * The parts of the file in order: the fixed beginning, each page, and what is known only when all pages are written.
 */
async function* fileParts(
  first: PdfPage,
  left: Iterator<PdfPage>,
  facts: PdfFacts,
  letters: PdfLetters | null,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const compress = facts.compress !== false;
  const offsets: number[] = [];
  let length = 0;
  const counted = (part: Uint8Array<ArrayBuffer>) => {
    length += part.length;
    return part;
  };
  const object = (number: number, body: Uint8Array) => {
    offsets[number] = length;
    return counted(joined(bytes(`${number} 0 obj\n`), body, bytes('\nendobj\n')));
  };
  // Four bytes above 127 mark the file as binary for mail programs and old tools.
  yield counted(joined(bytes('%PDF-1.4\n%'), Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a)));
  yield object(FONT_REGULAR, builtInFont('Helvetica'));
  yield object(FONT_BOLD, builtInFont('Helvetica-Bold'));
  let next = letters === null ? LETTERS_REGULAR : LETTERS_BOLD + 1;
  const kids: number[] = [];
  const filled: number[] = [];
  /** The object of each appearance: most boxes look alike. */
  const drawn = new Map<string, number>();
  const fonts =
    `/R ${FONT_REGULAR} 0 R /B ${FONT_BOLD} 0 R` +
    (letters === null ? '' : ` /U ${LETTERS_REGULAR} 0 R /V ${LETTERS_BOLD} 0 R`);
  for (let page: PdfPage | null = first; page !== null; page = nextOf(left)) {
    const size = `${pdfNumber(page.widthPoints)} ${pdfNumber(page.heightPoints)}`;
    const [own, content] = [next, next + 1];
    kids.push(own);
    next += 2;
    const annotations: number[] = [];
    for (const field of page.fields ?? []) {
      const numbers: Record<string, number> = {};
      for (const [state, drawing] of Object.entries(appearancesOf(field, fonts, letters))) {
        const key = `${drawing.entries}\n${drawing.content}`;
        const known = drawn.get(key);
        numbers[state] = known ?? next;
        if (known !== undefined) continue;
        drawn.set(key, next);
        yield object(next, appearance(drawing));
        next += 1;
      }
      const place = { page: own, pageHeight: page.heightPoints };
      yield object(next, dictionary(fieldEntries(field, place, numbers)));
      annotations.push(next);
      next += 1;
    }
    filled.push(...annotations);
    yield object(
      own,
      dictionary(
        `/Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${size}] ` +
          `/Resources << /Font << ${fonts} >> >> /Contents ${content} 0 R${annotationsOf(annotations)}`,
      ),
    );
    yield object(content, await stream(bytes(page.content), compress));
  }
  // The signs of boxes, for a reader that draws them anew when they are ticked.
  const signs = next;
  if (filled.length > 0) {
    next += 1;
    yield object(signs, dictionary('/Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats'));
  }
  if (letters !== null) {
    for (const [number, face] of [
      [LETTERS_REGULAR, letters.regular],
      [LETTERS_BOLD, letters.bold],
    ] as const) {
      const embedded = face.embedded();
      yield object(number, dictionary(embedded.font(next, next + 3)));
      yield object(next, dictionary(embedded.descendant(next + 1)));
      yield object(next + 1, dictionary(embedded.descriptor(next + 2)));
      yield object(next + 2, await stream(embedded.file, compress, embedded.file.length));
      yield object(next + 3, await stream(bytes(embedded.toUnicode), compress));
      next += 4;
    }
  }
  yield object(PAGES, dictionary(`/Type /Pages /Kids [${references(kids)}] /Count ${kids.length}`));
  yield object(
    CATALOG,
    dictionary(
      `/Type /Catalog /Pages ${PAGES} 0 R /Lang (en) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >>` +
        formOf(filled, `${fonts} /ZaDb ${signs} 0 R`),
    ),
  );
  yield object(
    FACTS,
    dictionary(
      `/Title ${pdfUnicodeString(facts.title)} /Producer (Delvewright) /CreationDate (${pdfDate(facts.createdAt)})`,
    ),
  );
  yield table(offsets, next, length);
}

/** The form of a file with fields: the fields, and the fonts in which a reader writes what is typed. */
function formOf(fields: readonly number[], fonts: string): string {
  if (fields.length === 0) return '';
  return ` /AcroForm << /Fields [${references(fields)}] /DA (/R 9 Tf 0 g) /DR << /Font << ${fonts} >> >> >>`;
}

function annotationsOf(fields: readonly number[]): string {
  return fields.length === 0 ? '' : ` /Annots [${references(fields)}]`;
}

function references(numbers: readonly number[]): string {
  return numbers.map((one) => `${one} 0 R`).join(' ');
}

function appearance({ entries, content }: Appearance): Uint8Array {
  return bytes(`<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`);
}

function nextOf(left: Iterator<PdfPage>): PdfPage | null {
  const page = left.next();
  return page.done === true ? null : page.value;
}

/** The cross-reference table with the byte offset of each object, and the end of the file. */
function table(offsets: readonly number[], count: number, start: number): Uint8Array<ArrayBuffer> {
  const rows = Array.from(
    { length: count - 1 },
    (_, index) => `${String(offsets[index + 1]).padStart(10, '0')} 00000 n \n`,
  );
  return bytes(
    `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}` +
      `trailer\n<< /Size ${count} /Root ${CATALOG} 0 R /Info ${FACTS} 0 R >>\n` +
      `startxref\n${start}\n%%EOF\n`,
  );
}

function builtInFont(name: string): Uint8Array {
  return dictionary(`/Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding`);
}

/** A stream object; that of a font also states its unpacked length. */
async function stream(
  plain: Uint8Array<ArrayBuffer>,
  compress: boolean,
  plainLength?: number,
): Promise<Uint8Array> {
  const body = compress ? await deflated(plain) : plain;
  const filter = compress ? ' /Filter /FlateDecode' : '';
  const unpacked = plainLength === undefined ? '' : ` /Length1 ${plainLength}`;
  return joined(
    bytes(`<< /Length ${body.length}${unpacked}${filter} >>\nstream\n`),
    body,
    bytes('\nendstream'),
  );
}

async function deflated(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([plain]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function dictionary(entries: string): Uint8Array {
  return bytes(`<< ${entries} >>`);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** All uncompressed text in the file is ASCII; pdfString ensures that. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function pdfDate(milliseconds: number): string {
  const stamp = new Date(milliseconds).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
  return `D:${stamp}Z`;
}
