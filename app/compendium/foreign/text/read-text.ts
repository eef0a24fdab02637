import { pieceOf } from '../piece';
import { type HomebrewPiece, type HomebrewProblem, newLedger } from '../reading';
import { blocksOf } from './blocks';
import { logicalLines } from './logical-lines';
import { isMarkdown, markdownLines } from './markdown';
import { plainSigns } from './plain-signs';
import { readBlock } from './read-block';

/** Reads statblocks of either edition from plain text, text copied from a PDF, or Markdown. */
export function readText(text: string): { pieces: HomebrewPiece[]; problems: HomebrewProblem[] } {
  const plain = plainSigns(text);
  const source = plain.split('\n');
  const lines = logicalLines(isMarkdown(plain) ? markdownLines(plain) : plain);
  const pieces: HomebrewPiece[] = [];
  const problems: HomebrewProblem[] = [];
  const blocks = blocksOf(lines);
  for (const [at, block] of blocks.entries()) {
    const line = block[0]?.line ?? 1;
    const next = blocks[at + 1]?.[0]?.line ?? source.length + 1;
    const ledger = newLedger();
    const told = readBlock(block, ledger);
    if (told === null) {
      problems.push({ line, problem: 'There is no monster name here.' });
    } else if (Object.keys(told.facts).length === 0 && told.entries.length === 0) {
      problems.push({ line, problem: `“${told.name.slice(0, 60)}” is not a statblock.` });
    } else pieces.push(pieceOf(told, ledger, source.slice(line - 1, next - 1).join('\n')));
  }
  return { pieces, problems };
}
