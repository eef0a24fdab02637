/** A run of words of a note. */
export type NoteWords = { text: string; as: 'plain' | 'strong' | 'em' };

/** A part of a note: a heading, a paragraph, or a list. */
export type NoteBlock =
  | { kind: 'heading' | 'paragraph'; words: NoteWords[] }
  | { kind: 'list'; items: NoteWords[][] };

/**
 * Reads what people write in Markdown in their notes: headings, lists, **strong** and *emphasized* words, paragraphs.
 * Everything else, HTML and links included, is plain text.
 */
export function readNotes(text: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    const said = line.trim();
    if (said === '') {
      isNew = true;
      continue;
    }
    const heading = /^#{1,6}\s+(.+)$/.exec(said)?.[1];
    const item = /^(?:[-*•]|\d{1,3}[.)])\s+(.+)$/.exec(said)?.[1];
    const last = blocks.at(-1);
    if (heading !== undefined) blocks.push({ kind: 'heading', words: wordsOf(heading) });
    else if (item !== undefined) {
      if (last?.kind === 'list') last.items.push(wordsOf(item));
      else blocks.push({ kind: 'list', items: [wordsOf(item)] });
    } else if (!isNew && last?.kind === 'paragraph') {
      last.words.push({ text: ' ', as: 'plain' }, ...wordsOf(said));
    } else blocks.push({ kind: 'paragraph', words: wordsOf(said) });
    isNew = heading !== undefined;
  }
  return blocks;
}

/** The same note as lines of plain text, for paper. */
export function plainNotes(text: string): string[] {
  return readNotes(text).flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => `• ${plain(item)}`) : [plain(block.words)],
  );
}

function plain(words: readonly NoteWords[]): string {
  return words.map(({ text }) => text).join('');
}

/** Splits a line at its pairs of asterisks or underscores. */
function wordsOf(line: string): NoteWords[] {
  const words: NoteWords[] = [];
  let from = 0;
  for (const found of line.matchAll(/\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b_([^_]+)_\b/g)) {
    if (found.index > from) words.push({ text: line.slice(from, found.index), as: 'plain' });
    const [whole, strong, starred, underlined] = found;
    const text = strong ?? starred ?? underlined ?? '';
    words.push({ text, as: strong === undefined ? 'em' : 'strong' });
    from = found.index + whole.length;
  }
  if (from < line.length) words.push({ text: line.slice(from), as: 'plain' });
  return words;
}
