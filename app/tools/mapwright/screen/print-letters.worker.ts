import boldFont from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import regularFont from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import type { DungeonMap } from '~/maps/map/grid';
import type { PdfLetters } from '~/paper/pdf-letters';
import { needsLetters } from '~/paper/pdf-text';
import { askFile } from '~/platform/ask-file';
import { wordsOn } from '../print/print-pdf';

/**
 * The glyphs that a map's print needs beyond Western Latin: loaded only if its text contains such characters. Null if
 * none are needed, and when offline: the pages then report missing letters.
 */
export async function lettersFor(map: DungeonMap): Promise<PdfLetters | null> {
  if (!needsLetters(wordsOn(map))) return null;
  const fonts = Promise.all([askFile(regularFont), askFile(boldFont)]);
  try {
    const { openLetters } = await import('~/paper/pdf-letters');
    const [regular, bold] = await fonts;
    return regular === null || bold === null ? null : openLetters(regular, bold);
  } catch {
    // Offline before the script that reads fonts was loaded.
    return null;
  }
}
