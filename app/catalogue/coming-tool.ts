import type { Tool, ToolId, ToolState } from './tool';

/** What a tool will do: said before it exists, kept when it does. */
export type ComingTool = {
  tool: ToolId;
  title: string;
  promise: string;
  abilities: readonly { name: string; text: string }[];
  /** When it opens, and what will be asked for it. */
  opening: string;
  /** What helps at the table until then. */
  meanwhile: readonly { label: string; to: string }[];
};

/** How far a tool has come, for the page that says what it will do. */
export function stateOf(tools: readonly Tool[], id: ToolId): ToolState {
  return tools.find((tool) => tool.id === id)?.state ?? 'planned';
}
