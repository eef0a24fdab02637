import type { PdfLetters } from './pdf-letters';
import { pdfNumber } from './pdf-pen';
import { needsLetters, pdfString, pdfUnicodeString, textWidth } from './pdf-text';

type Placed = {
  /** Unique in the file; a full stop would begin a group of fields. */
  name: string;
  /** What a screen reader says. */
  label: string;
  /** In points from the top left corner of the page. */
  left: number;
  top: number;
  width: number;
  height: number;
};

/** A text that can be typed; `shown` are its lines as they fit into the field, for a field of several lines. */
export type PdfTextField = Placed & {
  is: 'text';
  value: string;
  sizePoints: number;
  align?: 'start' | 'middle';
  shown?: readonly string[];
};

/** A box that can be ticked; its outline belongs to the page. */
export type PdfTickField = Placed & { is: 'tick'; ticked: boolean; round?: boolean };

/** A field of a page that can be filled in with a PDF reader. */
export type PdfField = PdfTextField | PdfTickField;

/** What a field needs from its file: the number of its page, and the height of the page. */
type FieldPlace = { page: number; pageHeight: number };

/** What a reader draws: a stream with its dictionary entries. */
export type Appearance = { entries: string; content: string };

const INK = '0.165 0.122 0.09';
const LINE = 1.22;
const MULTILINE = 4096;
/** The flag of annotations that are printed. */
const PRINTED = 4;

/** The appearances of a field by state; a text has only one. The same text names the same appearance. */
export function appearancesOf(
  field: PdfField,
  fonts: string,
  letters: PdfLetters | null,
): Record<string, Appearance> {
  const box = `/Type /XObject /Subtype /Form /BBox [0 0 ${pdfNumber(field.width)} ${pdfNumber(field.height)}]`;
  if (field.is === 'text') {
    const entries = `${box} /Resources << /Font << ${fonts} >> >>`;
    return { N: { entries, content: typed(field, letters) } };
  }
  return {
    Yes: { entries: box, content: field.round === true ? dot(field) : cross(field) },
    Off: { entries: box, content: '' },
  };
}

/** The dictionary of a field, given the object numbers of its appearances. */
export function fieldEntries(
  field: PdfField,
  { page, pageHeight }: FieldPlace,
  drawn: Readonly<Record<string, number>>,
): string {
  const { left, top, width, height } = field;
  const corners = [left, pageHeight - top - height, left + width, pageHeight - top];
  const common =
    `/Type /Annot /Subtype /Widget /T ${pdfUnicodeString(field.name)} /TU ${pdfUnicodeString(field.label)} ` +
    `/Rect [${corners.map(pdfNumber).join(' ')}] /F ${PRINTED} /P ${page} 0 R`;
  if (field.is === 'tick') {
    const state = field.ticked ? '/Yes' : '/Off';
    const kind = field.round === true ? 'l' : '8';
    return (
      `${common} /FT /Btn /V ${state} /AS ${state} /DA (/ZaDb 0 Tf ${INK} rg) /MK << /CA (${kind}) >> ` +
      `/AP << /N << /Yes ${drawn.Yes} 0 R /Off ${drawn.Off} 0 R >> >>`
    );
  }
  const flags = field.shown === undefined ? 0 : MULTILINE;
  return (
    `${common} /FT /Tx /Ff ${flags} /Q ${field.align === 'middle' ? 1 : 0} ` +
    `/V ${pdfUnicodeString(field.value)} /DA (/R ${pdfNumber(field.sizePoints)} Tf ${INK} rg) ` +
    `/AP << /N ${drawn.N} 0 R >>`
  );
}

function typed(field: PdfTextField, letters: PdfLetters | null): string {
  const { width, height, sizePoints: size, shown } = field;
  const lines = shown ?? [field.value];
  const first = shown === undefined ? height / 2 - size * 0.36 : height - 2 - size;
  const drawn = lines.flatMap((line, at) => {
    if (line === '') return [];
    const face = letters !== null && needsLetters(line) ? letters.regular : null;
    const text = face?.written(line) ?? pdfString(line);
    const wide = face?.width(line, size) ?? textWidth(line, size);
    const x = field.align === 'middle' ? Math.max(2, (width - wide) / 2) : 2;
    const y = first - at * size * LINE;
    const font = `/${face === null ? 'R' : 'U'} ${pdfNumber(size)} Tf`;
    return [`BT ${font} ${INK} rg 1 0 0 1 ${pdfNumber(x)} ${pdfNumber(y)} Tm ${text} Tj ET\n`];
  });
  const inside = `1 1 ${pdfNumber(width - 2)} ${pdfNumber(height - 2)} re W n`;
  return `/Tx BMC\nq ${inside}\n${drawn.join('')}Q\nEMC\n`;
}

function cross({ width, height }: PdfTickField): string {
  const [x, y] = [width * 0.24, height * 0.24];
  const [right, top] = [width - x, height - y].map(pdfNumber);
  const [left, bottom] = [x, y].map(pdfNumber);
  return `${INK} RG ${pdfNumber(width * 0.14)} w 1 J\n${left} ${bottom} m ${right} ${top} l ${left} ${top} m ${right} ${bottom} l S\n`;
}

/** A line of no length with round ends is a dot. */
function dot({ width, height }: PdfTickField): string {
  const middle = `${pdfNumber(width / 2)} ${pdfNumber(height / 2)}`;
  return `${INK} RG ${pdfNumber(width * 0.6)} w 1 J\n${middle} m ${middle} l S\n`;
}
