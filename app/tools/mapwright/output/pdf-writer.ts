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
const FIRST_PAGE = 6;

/**
 * A PDF 1.4 file of vector pages with the built-in Helvetica. It asks the print dialog for no scaling, because a
 * square must come out of the printer at the size it has on the page. Throws a RangeError when there is no page.
 */
export async function writePdf(pages: readonly PdfPage[], facts: PdfFacts): Promise<Uint8Array> {
  if (pages.length === 0) throw new RangeError('A PDF needs at least one page.');
  const objects: Uint8Array[] = [];
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(' ');
  objects.push(
    dictionary(
      `/Type /Catalog /Pages ${PAGES} 0 R /Lang (en) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >>`,
    ),
    dictionary(`/Type /Pages /Kids [${kids}] /Count ${pages.length}`),
    dictionary('/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding'),
    dictionary('/Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding'),
    dictionary(
      `/Title ${pdfUnicodeString(facts.title)} /Producer (Delvewright) /CreationDate (${pdfDate(facts.createdAt)})`,
    ),
  );
  for (const [index, page] of pages.entries()) {
    const size = `${pdfNumber(page.widthPoints)} ${pdfNumber(page.heightPoints)}`;
    objects.push(
      dictionary(
        `/Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${size}] ` +
          `/Resources << /Font << /R ${FONT_REGULAR} 0 R /B ${FONT_BOLD} 0 R >> >> ` +
          `/Contents ${FIRST_PAGE + index * 2 + 1} 0 R`,
      ),
      await stream(page.content, facts.compress !== false),
    );
  }
  return assemble(objects);
}

/** Objects in their numbered order, then the table that says at which byte each begins. */
function assemble(objects: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  // Four bytes above 127 tell mail programs and old tools that the file is not text.
  add(Uint8Array.from([...bytes('%PDF-1.4\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  objects.forEach((object, index) => {
    offsets.push(length);
    add(bytes(`${index + 1} 0 obj\n`));
    add(object);
    add(bytes('\nendobj\n'));
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(
    bytes(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root ${CATALOG} 0 R /Info ${FACTS} 0 R >>\n` +
        `startxref\n${start}\n%%EOF\n`,
    ),
  );
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

async function stream(content: string, compress: boolean): Promise<Uint8Array> {
  const body = compress ? await deflated(content) : bytes(content);
  const filter = compress ? ' /Filter /FlateDecode' : '';
  const head = bytes(`<< /Length ${body.length}${filter} >>\nstream\n`);
  const tail = bytes('\nendstream');
  const whole = new Uint8Array(head.length + body.length + tail.length);
  whole.set(head, 0);
  whole.set(body, head.length);
  whole.set(tail, head.length + body.length);
  return whole;
}

async function deflated(content: string): Promise<Uint8Array> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function dictionary(entries: string): Uint8Array {
  return bytes(`<< ${entries} >>`);
}

/** Everything the file says in clear is Latin; pdfString sees to that. */
function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function pdfDate(milliseconds: number): string {
  const stamp = new Date(milliseconds).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
  return `D:${stamp}Z`;
}
