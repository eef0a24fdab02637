import { characterFileName } from '~/characters/exchange/file-name';
import type { ToldCharacter } from '~/characters/exchange/told-sheet';
import { printSheetPdf } from '~/characters/print/pdf/sheet-pdf';
import { readPrintChoices } from '~/characters/print/print-choices';
import type { Sheet } from '~/characters/sheet/sheet';
import { spellsByIds } from '~/compendium/shelf/records.server';
import { needsLetters } from '~/paper/pdf-text';
import { printFaces, printLetters } from '~/paper/print-fonts.server';
import { readPreferences } from '~/platform/preferences';
import type { Services } from '~/platform/services.server';
import { sheetThrows } from '../table/sheet-throws.server';
import { spellId, throwsKey } from '../table/spell-id';

type AnswerDesk = Pick<Services, 'db' | 'clock'>;

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** The whole texts of a sheet's spells, by their public ids: of those that are published. */
async function spellTexts(
  db: Services['db'],
  { spells, edition }: Pick<Sheet, 'spells' | 'edition'>,
): Promise<ReadonlyMap<string, string>> {
  const ready = spells.filter(({ how }) => how !== 'in-book');
  const found = await spellsByIds(
    db,
    ready.map(({ slug }) => spellId(slug, edition)),
  );
  return new Map(
    found.map(({ id, record: { text, higherLevels } }) => [
      id,
      higherLevels === null ? text : `${text}\n${higherLevels}`,
    ]),
  );
}

/**
 * A character's sheet as a PDF to fill in, on the paper of the URL or the visitor's usual one; with `texts` in the URL,
 * the whole texts of its spells are at the end.
 */
export async function sheetPdfAnswer(
  { db, clock }: AnswerDesk,
  told: ToldCharacter,
  request: Request,
): Promise<Response> {
  const usual = readPreferences(request.headers).paper === 'letter' ? 'letter' : 'a4';
  const { searchParams } = new URL(request.url);
  const { paper } = readPrintChoices(searchParams, usual);
  const texts = searchParams.has('texts') ? await spellTexts(db, told.sheet) : NO_TEXTS;
  const { words } = await sheetThrows(db, told.sheet);
  const hasOtherLetters = needsLetters(JSON.stringify([told.character, told.sheet]));
  const body = printSheetPdf(told, {
    paper,
    faces: printFaces(),
    letters: hasOtherLetters ? printLetters() : null,
    createdAt: clock.now(),
    factsOf: (spell) => words[throwsKey(spell)] ?? '',
    textOf: ({ slug }) => texts.get(spellId(slug, told.sheet.edition)) ?? '',
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `inline; filename="${characterFileName(told.character.name, 'pdf')}"`,
    },
  });
}
