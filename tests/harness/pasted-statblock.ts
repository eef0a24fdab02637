import type { MonsterRecord } from '~/compendium/records/monster-record';
import { plainText } from '~/compendium/statblock/statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';

/** A creature's statblock as copied from a page: one paragraph per line, without markup. */
export function pastedStatblock(record: MonsterRecord): string {
  const block = statblockOf(record, record.edition);
  const modern = block.layout === '2024';
  const lines = (list: typeof block.lines) =>
    list.map(({ label, segments }) => `${label} ${plainText(segments)}`);
  const scores = block.abilities.map(({ ability, score, check, save }) =>
    modern
      ? `${ability[0]?.toUpperCase()}${ability.slice(1)} ${score} ${check.text} ${save.text}`
      : `${score} (${check.text})`,
  );
  return [
    block.name,
    block.kind,
    ...lines(block.head),
    ...(modern
      ? ['MOD SAVE MOD SAVE MOD SAVE', ...scores]
      : ['STR DEX CON INT WIS CHA', scores.join(' ')]),
    ...lines(block.lines),
    ...block.sections.flatMap(({ title, intro, entries }) => [
      ...(title === null ? [] : [title]),
      ...(intro === '' ? [] : [intro]),
      ...entries.flatMap(({ name, note, paragraphs }) => {
        const brackets = note.length === 0 ? '' : ` (${plainText(note)})`;
        const [first = '', ...others] = paragraphs.map(plainText);
        return [`${name}${brackets}. ${first}`, ...others];
      }),
    ]),
    ...(block.notes === '' ? [] : ['Notes', block.notes]),
  ].join('\n');
}

/** The same as copied from a PDF: broken at this many characters, with hyphenated words and no empty lines. */
export function brokenLines(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ')) {
        if (`${line} ${word}`.length <= width) line = line === '' ? word : `${line} ${word}`;
        else if (/^[a-z]{9,}[.,]?$/.test(word)) {
          lines.push(`${line} ${word.slice(0, 4)}-`);
          line = word.slice(4);
        } else {
          lines.push(line);
          line = word;
        }
      }
      return [...lines, line];
    })
    .join('\n');
}
