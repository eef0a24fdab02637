import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { byLevel } from '../classes/by-level';
import { levelHeading } from '../spell-words';
import type { Book } from './book';
import { shownSpells } from './book-view';

/** Writes a spellbook as Markdown: spells by level, prepared ones with a check mark. */
export function bookAsMarkdown(name: string, book: Book, rows: readonly SpellListItem[]): string {
  const head = [book.character, ...book.classes.map((one) => `${one.name} ${one.level}`)];
  const said = [...head.filter((one) => one !== ''), `${book.edition} rules`]
    .map(escaped)
    .join(', ');
  const levels = byLevel(shownSpells(book, rows, 'all')).map(({ level, spells }) =>
    [
      `## ${levelHeading(level)}`,
      '',
      ...spells.map((one) => {
        const marks = [...(one.as ? [one.as] : []), ...(one.row?.ritual ? ['ritual'] : [])];
        const tick = level === 0 ? '' : one.prepared ? '[x] ' : '[ ] ';
        return `- ${tick}${escaped(one.name)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
      }),
    ].join('\n'),
  );
  return `${[`# ${escaped(name)}`, said, ...levels].join('\n\n')}\n`;
}

/** Escapes Markdown and HTML characters in a name. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!<>&|~]/g, '\\$&');
}
