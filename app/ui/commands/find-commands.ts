import type { Command } from './command';

/** Letters without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How well a label answers a word: 0 best, null not at all. */
function rank(label: string, group: string, word: string): number | null {
  const words = label.split(/[^\p{L}\p{N}]+/u);
  if (words.some((one) => one.startsWith(word))) return 0;
  if (label.includes(word)) return 1;
  return group.includes(word) ? 2 : null;
}

/** The commands that answer every word of what was typed, the best first; all of them in their order for nothing. */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = commands.flatMap((command) => {
    const [label, group] = [plain(command.label), plain(command.group)];
    const ranks = words.map((word) => rank(label, group, word));
    return ranks.every((one) => one !== null)
      ? [{ command, rank: ranks.reduce<number>((sum, one) => sum + (one ?? 0), 0) }]
      : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ command }) => command);
}

/** Commands under the headings of their groups, in the order in which the groups first appear. */
export function groupCommands(
  commands: readonly Command[],
): readonly { group: string; commands: readonly Command[] }[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  }
  return [...groups].map(([group, members]) => ({ group, commands: members }));
}
