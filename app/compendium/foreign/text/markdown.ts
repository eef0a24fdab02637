import { ENTRY, RULE } from './line-kinds';

/** Returns whether a text is a Markdown statblock: Homebrewery frames, block quotes, or bold-italic names. */
export function isMarkdown(text: string): boolean {
  return (
    isFramed(text) ||
    (text.includes('##') && /^\s*(?:>\s*)?##+ \S/m.test(text)) ||
    /\*\*\*[^*\n]+\*\*\*/.test(text)
  );
}

/** Returns whether the text has a frame of Homebrewery version 3. */
function isFramed(text: string): boolean {
  return text.includes('{{') && /^\s*\{\{\s*monster/m.test(text);
}

/** Returns whether the text is Homebrewery Markdown: a version 3 frame, or the earlier block quote. */
export function isHomebrewery(text: string): boolean {
  return isFramed(text) || (text.includes('##') && /^\s*>\s*##+ \S/m.test(text));
}

/** Converts Markdown to plain lines, one for each; the names of entries keep special marks. */
export function markdownLines(text: string): string {
  return text
    .split('\n')
    .map((line) => plainLine(line))
    .join('\n');
}

function plainLine(source: string): string {
  const line = source.replace(/^\s*>\s?/, '').trim();
  if (/^(?:_{3,}|-{3,})$/.test(line)) return RULE;
  if (/^(?:\{\{|\}\}|:+$|\\(?:page|column)|<\/?\w)/.test(line)) return '';
  if (/^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$/.test(line)) return '';
  if (line.startsWith('|'))
    return line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => unmarked(cell).trim())
      .filter(Boolean)
      .join(' ');
  const entry =
    /^(?:[-*+]\s+)?(?:\*\*\*|\*\*_|_\*\*|\*\*)(.+?)(?:\*\*\*|_\*\*|\*\*_|\*\*)\s*(.*)$/.exec(line);
  const heading = /^#+\s*(.+?)\s*#*$/.exec(line)?.[1];
  if (heading !== undefined) return unmarked(heading);
  const definition = /^(?:[-*+]\s+)?\*\*(.+?):?\*\*\s*(?:::)?\s*(.*)$/.exec(line);
  if (entry !== null && /^(?:[-*+]\s+)?(?:\*\*\*|\*\*_|_\*\*)/.test(line)) {
    // Many texts put the full stop after the bold name.
    const words = unmarked(entry[2] ?? '').replace(/^\s*[.:]\s*/, '');
    return ENTRY.begins + unmarked(entry[1] ?? '').trim() + ENTRY.ends + words;
  }
  if (definition !== null) {
    const label = unmarked(definition[1] ?? '');
    // Legendary actions on older pages have only bold names: "**Detect.** The dragon …".
    const outside = /^\s*\.\s*/.exec(definition[2] ?? '')?.[0] ?? '';
    if (label.endsWith('.') || outside !== '')
      return `${ENTRY.begins}${label}${ENTRY.ends}${unmarked((definition[2] ?? '').slice(outside.length))}`;
    const group = /^(?:at will|cantrips|\d)/i.test(label) ? ':' : '';
    return `${label}${group} ${unmarked(definition[2] ?? '')}`;
  }
  return unmarked(line.replace(/^[-*+]\s+/, ''));
}

/** Removes emphasis, escapes and HTML tags. */
function unmarked(text: string): string {
  return text
    .replace(/\\([\\`*_[\]<>|{}#+.-])/g, (_, sign: string) =>
      String.fromCharCode(0xe000 + sign.charCodeAt(0)),
    )
    .replace(/<[^>\n]*>/g, '')
    .replace(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1')
    .replace(/\*+|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')
    .replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xe000));
}
