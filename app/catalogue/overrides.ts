import type { Tool, ToolAccess, ToolId, ToolState } from './tool';

/** What the owner changed about a tool without a release: its state, its access, or both. */
export type ToolOverride = {
  id: ToolId;
  state: ToolState | null;
  access: ToolAccess | null;
};

/** The catalogue with the owner's changes applied; the last change of a tool counts. */
export function withOverrides(tools: readonly Tool[], overrides: readonly ToolOverride[]): Tool[] {
  const changes = new Map(overrides.map((override) => [override.id, override]));
  return tools.map((tool) => {
    const change = changes.get(tool.id);
    if (!change) return tool;
    return { ...tool, state: change.state ?? tool.state, access: change.access ?? tool.access };
  });
}
