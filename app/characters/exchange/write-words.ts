import { escapeMarkdown } from '~/compendium/statblock/markdown-words';
import { headLine, sheetParts } from './sheet-lines';
import type { ToldCharacter } from './told-sheet';

/** The sheet in Markdown, for notes and wikis; nothing typed becomes a heading, a link or HTML. */
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

/** The sheet as a plain text to read or to send. */
export function characterText(told: ToldCharacter): string {
  const parts = sheetParts(told).map(({ title, lines }) => {
    const list = lines.map(({ label, text }) => (text === '' ? label : `${label}: ${text}`));
    return [...(title === '' ? [] : [title.toUpperCase()]), ...list].join('\n');
  });
  const head = `${told.character.name || 'A character'}\n${headLine(told)}`;
  return `${[head, ...parts].join('\n\n')}\n`;
}
