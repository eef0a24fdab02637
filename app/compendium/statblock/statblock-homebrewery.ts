import { escapeMarkdown, markdownEntry, markdownOf } from './markdown-words';
import type { Statblock, StatblockLine } from './statblock';
import { abilityTable } from './statblock-markdown';

/** Longer statblocks span both columns of a Homebrewery page. */
const WIDE_CHARACTERS = 3200;

/** Formats a statblock as a snippet for Homebrewery's V3 renderer. */
export function statblockHomebrewery(block: Statblock): string {
  const sections = block.sections.map(({ title, intro, entries }) =>
    [
      ...(title === null ? [] : [`### ${title}`]),
      ...(intro === '' ? [] : [escapeMarkdown(intro)]),
      entries.map(markdownEntry).join('\n:\n'),
    ].join('\n'),
  );
  const body = [
    `## ${escapeMarkdown(block.name)}\n*${escapeMarkdown(block.kind)}*`,
    lines(block.head),
    abilityTable(block),
    lines(block.lines),
    ...sections,
    ...(block.notes === '' ? [] : [escapeMarkdown(block.notes)]),
  ].filter((part) => part !== '');
  const text = body.join('\n___\n');
  const wide = text.length > WIDE_CHARACTERS ? ',wide' : '';
  return `{{monster,frame${wide}\n${text}\n}}\n`;
}

function lines(list: readonly StatblockLine[]): string {
  return list.map(({ label, segments }) => `**${label}** :: ${markdownOf(segments)}`).join('\n');
}
