import bold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?inline';
import regular from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?inline';
import { openLetters, type PdfLetters } from './pdf-letters';
import type { PrintFaces } from './print-faces';
import { readTrueType } from './true-type';

type Files = Readonly<Record<keyof PrintFaces, Uint8Array<ArrayBuffer>>>;

let files: Files | null = null;
let faces: PrintFaces | null = null;

function fontFiles(): Files {
  files ??= { regular: bytesOf(regular), bold: bytesOf(bold) };
  return files;
}

/** The fonts for measuring and drawing text, parsed once. */
export function printFaces(): PrintFaces {
  const { regular, bold } = fontFiles();
  faces ??= { regular: readTrueType(regular), bold: readTrueType(bold) };
  return faces;
}

/** The embedded characters of a PDF beyond Western Latin; only those used are written. */
export function printLetters(): PdfLetters {
  const { regular, bold } = fontFiles();
  return openLetters(regular, bold);
}

/** Decodes the base64 part of a data URL. */
function bytesOf(dataAddress: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataAddress.slice(dataAddress.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
