import type { Line } from '~/fights/telling/line';

/** Undo and redo have their own buttons. */
const TAKINGS: readonly Line['kind'][] = ['undo', 'redo'];

/**
 * The words of the undo button beside each line of a log, null where there is none. What was done in one press is
 * undone together, so it has one button, beside its first line, which says how many lines it takes back.
 */
export function undoLabels(lines: readonly Line[], by: string): (string | null)[] {
  const isOwn = (line: Line) =>
    line.by === by && !line.follows && !line.undone && !TAKINGS.includes(line.kind);
  const counts = new Map<string, number>();
  for (const line of lines.filter(isOwn)) {
    counts.set(line.event, (counts.get(line.event) ?? 0) + 1);
  }
  const told = new Set<string>();
  return lines.map((line) => {
    if (!isOwn(line) || told.has(line.event)) return null;
    told.add(line.event);
    const count = counts.get(line.event) ?? 1;
    return count === 1 ? 'Undo' : `Undo all ${count}`;
  });
}
