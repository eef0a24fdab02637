import { PICTURE_INKS } from '~/compendium/block/block-colours';
import { paintBlock } from '~/compendium/block/paint-block';
import { type BlockPaper, printBlocks } from '~/compendium/block/print-blocks';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { needsLetters } from '~/paper/pdf-text';
import { writePng } from '~/paper/png-writer';
import { printFaces, printLetters } from '~/paper/print-fonts.server';
import { writeHomebrew } from '../out/write-homebrew';
import { namesApart, takeFileName } from './file-name';
import { isWritten, TAKE_FORMS, TAKE_LIMITS, type TakeForm } from './take-forms';

/** A file to download, or a sentence that says why there is none. */
export type Taken =
  | { readonly ok: true; readonly body: BodyInit; readonly name: string; readonly type: string }
  | { readonly ok: false; readonly problem: string };

/** Writes creatures as a file. `paper` is for prints; `now` in milliseconds since 1970. */
export async function takeFile(
  records: readonly MonsterRecord[],
  form: TakeForm,
  { paper, now }: { paper: BlockPaper; now: number },
): Promise<Taken> {
  const [first] = records;
  const most = form === 'pdf' ? TAKE_LIMITS.print : TAKE_LIMITS.file;
  if (first === undefined) return refused('Choose at least one monster to export.');
  if (records.length > most)
    return refused(
      `${form === 'pdf' ? 'A print' : 'A file'} can have at most ${most} monsters. Choose fewer.`,
    );
  const told = { name: takeFileName(records, form), type: TAKE_FORMS[form].type };
  if (isWritten(form)) {
    return { ok: true, body: writeHomebrew(records, form, namesApart(records)), ...told };
  }
  const blocks = records.map((one) => statblockOf(one, one.edition));
  if (form === 'pdf') {
    const facts = {
      title: records.length === 1 ? first.name : 'Homebrew monsters',
      createdAt: now,
    };
    const letters = needsLetters(JSON.stringify(blocks)) ? printLetters() : null;
    return {
      ok: true,
      body: printBlocks(blocks, { paper, faces: printFaces() }, facts, letters),
      ...told,
    };
  }
  const [block] = blocks;
  if (block === undefined || blocks.length > 1)
    return refused('A picture shows one monster. Choose one, or export a PDF.');
  const picture = paintBlock(block, printFaces());
  if (picture === null)
    return refused('This statblock is too long for a picture. Export it as a PDF.');
  return { ok: true, body: await writePng(picture, PICTURE_INKS), ...told };
}

function refused(problem: string): Taken {
  return { ok: false, problem };
}
