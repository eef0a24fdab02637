import type { Command } from '~/ui/commands/command';
import { findCommands, groupCommands } from '~/ui/commands/find-commands';
import { type FoundGroup, OWN_GROUP, TOOL_GROUP } from '../search/found-thing';

/** A line of the palette: a link, or a command of the page. */
export type PaletteEntry = {
  name: string;
  says: string;
  shows: string;
  does: { to: string } | { command: Command };
};

export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] };

/** What the palette chooses from: the page's commands, the links to tools, and what the search found. */
export type PaletteParts = {
  commands: readonly Command[];
  ways: readonly Command[];
  found: readonly FoundGroup[];
};

const MOST_OF_A_GROUP = 6;

/**
 * The palette's lines for a typed text: own things first, then commands of the page, then what the search found, and
 * links to tools last. Without a text only what can be done here, and the tools.
 */
export function paletteGroups(
  text: string,
  { commands, ways, found }: PaletteParts,
): PaletteGroup[] {
  const fitting = (all: readonly Command[]) => {
    const byId = new Map(all.map((command) => [command.id, command]));
    // By their labels alone: beside everything that the search finds, headings would find too much.
    const labels = all
      .filter(({ enabled }) => enabled !== false)
      .map((command) => ({ ...command, group: '' }));
    return findCommands(labels, text).flatMap(({ id }) => byId.get(id) ?? []);
  };
  const here = groupCommands(fitting(commands)).map(({ group, commands: members }) => ({
    title: group,
    entries: members.map(entryOf),
  }));
  const tools = { title: TOOL_GROUP, entries: fitting(ways).map(entryOf) };
  const things = found
    .filter(({ title }) => title !== TOOL_GROUP)
    .map(({ title, things: some }) => ({
      title,
      entries: some.map(({ to, name, says, shows = '' }) => ({ name, says, shows, does: { to } })),
    }));
  const isOwn = ({ title }: PaletteGroup) => title === OWN_GROUP;
  const ordered: PaletteGroup[] = [
    ...things.filter(isOwn),
    ...here,
    ...things.filter((group) => !isOwn(group)),
    tools,
  ];
  return ordered
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => ({
      title,
      entries: text === '' ? entries : entries.slice(0, MOST_OF_A_GROUP),
    }));
}

/**
 * The place of the line that was marked among new lines, so that an answer that comes late does not move the mark; the
 * first where it is not among them.
 */
export function placeOfMarked(
  entries: readonly PaletteEntry[],
  marked: PaletteEntry | undefined,
): number {
  if (marked === undefined) return 0;
  return Math.max(
    0,
    entries.findIndex((entry) => keyOf(entry) === keyOf(marked)),
  );
}

function keyOf({ does }: PaletteEntry): string {
  return 'to' in does ? does.to : `command ${does.command.id}`;
}

function entryOf(command: Command): PaletteEntry {
  return { name: command.label, says: '', shows: '', does: { command } };
}
