import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ToolAccess, ToolId, ToolState } from './tool';

/** What the owner changed about a tool; a missing value leaves the catalogue's own. */
export const toolOverrides = sqliteTable('tool_overrides', {
  id: text('id').$type<ToolId>().primaryKey(),
  state: text('state').$type<ToolState>(),
  access: text('access').$type<ToolAccess>(),
});
