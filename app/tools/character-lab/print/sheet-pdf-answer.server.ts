import { characterFileName } from '~/characters/exchange/file-name';
import type { ToldCharacter } from '~/characters/exchange/told-sheet';
import { printSheetPdf } from '~/characters/print/pdf/sheet-pdf';
import { readPrintChoices } from '~/characters/print/print-choices';
import { needsLetters } from '~/paper/pdf-text';
import { printFaces, printLetters } from '~/paper/print-fonts.server';
import { readPreferences } from '~/platform/preferences';
import type { Services } from '~/platform/services.server';
import { sheetThrows } from '../table/sheet-throws.server';
import { throwsKey } from '../table/spell-id';

type AnswerDesk = Pick<Services, 'db' | 'clock'>;

/** A character's sheet as a PDF to fill in, on the paper of the URL or the visitor's usual one. */
export async function sheetPdfAnswer(
  { db, clock }: AnswerDesk,
  told: ToldCharacter,
  request: Request,
): Promise<Response> {
  const usual = readPreferences(request.headers).paper === 'letter' ? 'letter' : 'a4';
  const { paper } = readPrintChoices(new URL(request.url).searchParams, usual);
  const { words } = await sheetThrows(db, told.sheet);
  const hasOtherLetters = needsLetters(JSON.stringify([told.character, told.sheet]));
  const body = printSheetPdf(told, {
    paper,
    faces: printFaces(),
    letters: hasOtherLetters ? printLetters() : null,
    createdAt: clock.now(),
    factsOf: (spell) => words[throwsKey(spell)] ?? '',
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `inline; filename="${characterFileName(told.character.name, 'pdf')}"`,
    },
  });
}
