import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { NoticeTone } from './site-notice';
import type { ToolAccess, ToolId, ToolState } from './tool';

/** What the owner changed about a tool, and when; a missing value leaves the catalogue's own. Milliseconds since 1970. */
export const toolOverrides = sqliteTable('tool_overrides', {
  id: text('id').$type<ToolId>().primaryKey(),
  state: text('state').$type<ToolState>(),
  access: text('access').$type<ToolAccess>(),
  at: integer('at').notNull().default(0),
});

/** What the owner said for later: it counts from its moment on. */
export const toolPlans = sqliteTable('tool_plans', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  tool: text('tool').$type<ToolId>().notNull(),
  state: text('state').$type<ToolState>(),
  access: text('access').$type<ToolAccess>(),
  at: integer('at').notNull(),
  plannedAt: integer('planned_at').notNull(),
  adminId: text('admin_id').notNull(),
  requestId: text('request_id').notNull(),
});

/** What stood about a tool before its last change. */
export const toolFormer = sqliteTable('tool_former', {
  tool: text('tool').$type<ToolId>().primaryKey(),
  state: text('state').$type<ToolState>(),
  access: text('access').$type<ToolAccess>(),
  at: integer('at').notNull(),
});

/** Words of the owner to everybody, from a moment until a moment. */
export const notices = sqliteTable('notices', {
  id: text('id').primaryKey(),
  text: text('text').notNull(),
  link: text('link'),
  tone: text('tone').$type<NoticeTone>().notNull(),
  startsAt: integer('starts_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  createdAt: integer('created_at').notNull(),
});
