import { escapeMarkdown } from '~/compendium/statblock/markdown-words';
import { headLine, sheetParts } from './sheet-lines';
import type { ToldCharacter } from './told-sheet';

/** Writes the sheet as Markdown, for notes and wikis; typed text cannot create headings, links or HTML. */
export function characterMarkdown(told: ToldCharacter): string {
  const parts = sheetParts(told).map(({ title, lines }) => {
    const list = lines.map(({ label, text }) => {
      const said = escapeMarkdown(text).replaceAll('\n', '  \n  ');
      return `- **${escapeMarkdown(label)}**${said === '' ? '' : `: ${said}`}`;
    });
    return [...(title === '' ? [] : [`## ${title}`, '']), ...list].join('\n');
  });
  const name = escapeMarkdown(told.character.name || 'A character');
  return `${[`# ${name}`, `*${escapeMarkdown(headLine(told))}*`, ...parts].join('\n\n')}\n`;
}

/** Writes the sheet as plain text. */
export function characterText(told: ToldCharacter): string {
  const parts = sheetParts(told).map(({ title, lines }) => {
    const list = lines.map(({ label, text }) => (text === '' ? label : `${label}: ${text}`));
    return [...(title === '' ? [] : [title.toUpperCase()]), ...list].join('\n');
  });
  const head = `${told.character.name || 'A character'}\n${headLine(told)}`;
  return `${[head, ...parts].join('\n\n')}\n`;
}
