import type { PdfLetters } from './pdf-letters';
import { pdfNumber } from './pdf-pen';
import { pdfUnicodeString } from './pdf-text';

export type PdfPage = { widthPoints: number; heightPoints: number; content: string };

export type PdfFacts = {
  title: string;
  /** Milliseconds since 1970; the caller's clock, so that the same input gives the same bytes. */
  createdAt: number;
  /** Plain content streams are for tests and for the curious; a compressed file is a fifth of the size. */
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
 * A PDF 1.4 file of vector pages, sent on page by page: no more than one is held at a time. Words are set in the
 * built-in Helvetica, and in `letters` where they need more. It asks the print dialog for no scaling, because a square
 * must come out of the printer at the size it has on the page. Throws a RangeError when there is no page.
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

/** The file in its order: what stands at its beginning, each page, and then what is known only when all are written. */
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
  // Four bytes above 127 tell mail programs and old tools that the file is not text.
  yield counted(joined(bytes('%PDF-1.4\n%'), Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a)));
  yield object(FONT_REGULAR, builtInFont('Helvetica'));
  yield object(FONT_BOLD, builtInFont('Helvetica-Bold'));
  let next = letters === null ? LETTERS_REGULAR : LETTERS_BOLD + 1;
  const kids: number[] = [];
  const fonts =
    `/R ${FONT_REGULAR} 0 R /B ${FONT_BOLD} 0 R` +
    (letters === null ? '' : ` /U ${LETTERS_REGULAR} 0 R /V ${LETTERS_BOLD} 0 R`);
  for (let page: PdfPage | null = first; page !== null; page = nextOf(left)) {
    const size = `${pdfNumber(page.widthPoints)} ${pdfNumber(page.heightPoints)}`;
    kids.push(next);
    yield object(
      next,
      dictionary(
        `/Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${size}] ` +
          `/Resources << /Font << ${fonts} >> >> /Contents ${next + 1} 0 R`,
      ),
    );
    yield object(next + 1, await stream(bytes(page.content), compress));
    next += 2;
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
  const all = kids.map((kid) => `${kid} 0 R`).join(' ');
  yield object(PAGES, dictionary(`/Type /Pages /Kids [${all}] /Count ${kids.length}`));
  yield object(
    CATALOG,
    dictionary(
      `/Type /Catalog /Pages ${PAGES} 0 R /Lang (en) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >>`,
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

function nextOf(left: Iterator<PdfPage>): PdfPage | null {
  const page = left.next();
  return page.done === true ? null : page.value;
}

/** The table that says at which byte each object begins, and the end of the file. */
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

/** A stream object; that of a font says how long it is unpacked, too. */
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

/** Everything the file says in clear is Latin; pdfString sees to that. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function pdfDate(milliseconds: number): string {
  const stamp = new Date(milliseconds).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
  return `D:${stamp}Z`;
}
