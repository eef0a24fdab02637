import { plainText, type Segment, type StatblockEntry } from './statblock';

/** Escapes a text for Markdown. */
export function escapeMarkdown(text: string): string {
  // Matches only spaces of the same line: over many empty lines, each match would scan all following lines.
  return text
    .replace(/[\\`*_[\]<>|{}]/g, '\\$&')
    .replace(/^([^\S\r\n\u2028\u2029]*)([#+-]|\d+\.)(?=\s)/gm, '$1\\$2');
}

/** Formats segments as Markdown: emphasis is kept; rolls, spells and conditions become plain text. */
export function markdownOf(segments: readonly Segment[]): string {
  return segments
    .map((segment) => {
      if (typeof segment === 'string') return escapeMarkdown(segment);
      if ('em' in segment) return `*${escapeMarkdown(segment.em)}*`;
      if ('strong' in segment) return `**${escapeMarkdown(segment.strong)}**`;
      const text = escapeMarkdown(segment.text);
      return 'spell' in segment ? `*${text}*` : text;
    })
    .join('');
}

/** Formats an entry as Markdown, with its name before the first paragraph. */
export function markdownEntry({ name, note, paragraphs }: StatblockEntry): string {
  const brackets = note.length === 0 ? '' : ` (${escapeMarkdown(plainText(note))})`;
  const [first = [], ...others] = paragraphs;
  const title = `***${escapeMarkdown(name)}${brackets}.***`;
  return [`${title} ${markdownOf(first)}`.trim(), ...others.map(markdownOf)].join('\n\n');
}
