import type { Tool, ToolAccess, ToolId, ToolState } from './tool';

/** What the owner changed about a tool without a release: its state, its access, or both. */
export type ToolOverride = {
  id: ToolId;
  state: ToolState | null;
  access: ToolAccess | null;
};

/** An owner's change of a tool, and the time from which it counts. Milliseconds since 1970. */
export type TimedOverride = ToolOverride & { at: number };

/** The changes in effect at a time: for each tool the latest that is due, whether it was immediate or planned. */
export function overridesAt(words: readonly TimedOverride[], now: number): TimedOverride[] {
  const standing = new Map<ToolId, TimedOverride>();
  for (const word of words) {
    const other = standing.get(word.id);
    if (word.at <= now && (other === undefined || other.at <= word.at)) standing.set(word.id, word);
  }
  return [...standing.values()];
}

/** The catalogue with the owner's changes applied; the last change of a tool counts. */
export function withOverrides(tools: readonly Tool[], overrides: readonly ToolOverride[]): Tool[] {
  const changes = new Map(overrides.map((override) => [override.id, override]));
  return tools.map((tool) => {
    const change = changes.get(tool.id);
    if (!change) return tool;
    return { ...tool, state: change.state ?? tool.state, access: change.access ?? tool.access };
  });
}
