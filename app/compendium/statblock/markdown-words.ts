import { plainText, type Segment, type StatblockEntry } from './statblock';

/** Text that Markdown shows as it is written. */
export function escapeMarkdown(text: string): string {
  // The blanks of one line: over many empty lines each would look through all that follow.
  return text
    .replace(/[\\`*_[\]<>|{}]/g, '\\$&')
    .replace(/^([^\S\r\n\u2028\u2029]*)([#+-]|\d+\.)(?=\s)/gm, '$1\\$2');
}

/** The segments of a line as Markdown: what is set apart keeps its weight, numbers, spells and conditions are words. */
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

/** An entry's paragraphs, its name in front of the first. */
export function markdownEntry({ name, note, paragraphs }: StatblockEntry): string {
  const brackets = note.length === 0 ? '' : ` (${escapeMarkdown(plainText(note))})`;
  const [first = [], ...others] = paragraphs;
  const title = `***${escapeMarkdown(name)}${brackets}.***`;
  return [`${title} ${markdownOf(first)}`.trim(), ...others.map(markdownOf)].join('\n\n');
}
