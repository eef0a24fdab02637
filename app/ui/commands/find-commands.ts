import type { Command } from './command';

/** Removes case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How well a command matches a word: 0 is best, null no match. */
function rank(label: string, group: string, word: string): number | null {
  const words = label.split(/[^\p{L}\p{N}]+/u);
  if (words.some((one) => one.startsWith(word))) return 0;
  if (label.includes(word)) return 1;
  return group.includes(word) ? 2 : null;
}

/** The commands that match every typed word, the best first; all of them, in their order, for an empty query. */
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

/** Groups commands under their headings, in the order in which the groups first appear. */
export function groupCommands(
  commands: readonly Command[],
): readonly { group: string; commands: readonly Command[] }[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  }
  return [...groups].map(([group, members]) => ({ group, commands: members }));
}
