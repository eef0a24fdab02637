import { ABILITY_NAMES } from '~/rules/ability';
import { escapeMarkdown, markdownEntry, markdownOf } from './markdown-words';
import type { Statblock, StatblockLine } from './statblock';

/** Formats a statblock as plain Markdown, for notes and wikis. */
export function statblockMarkdown(block: Statblock): string {
  const sections = block.sections.flatMap(({ title, intro, entries }) => [
    ...(title === null ? [] : [`### ${title}`]),
    ...(intro === '' ? [] : [escapeMarkdown(intro)]),
    ...entries.map(markdownEntry),
  ]);
  const parts = [
    `## ${escapeMarkdown(block.name)}`,
    `*${escapeMarkdown(block.kind)}*`,
    lines(block.head),
    abilityTable(block),
    lines(block.lines),
    ...sections,
    ...(block.notes === '' ? [] : [escapeMarkdown(block.notes)]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The ability scores as a Markdown table; the 2024 layout has a row for the saves. */
export function abilityTable({ abilities, layout }: Statblock): string {
  if (abilities.length === 0) return '';
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = abilities.map(({ ability }) => ability.toUpperCase());
  const ruler = abilities.map(() => ':-:');
  if (layout === '2014') {
    return [head, ruler, abilities.map(({ score, check }) => `${score} (${check.text})`)]
      .map(row)
      .join('\n');
  }
  const rows = [
    ['', ...abilities.map(({ ability }) => ABILITY_NAMES[ability].slice(0, 3))],
    [':--', ...ruler],
    ['Score', ...abilities.map(({ score }) => String(score))],
    ['Mod', ...abilities.map(({ check }) => check.text)],
    ['Save', ...abilities.map(({ save }) => save.text)],
  ];
  return rows.map(row).join('\n');
}

function lines(list: readonly StatblockLine[]): string {
  return list.map(({ label, segments }) => `- **${label}** ${markdownOf(segments)}`).join('\n');
}
