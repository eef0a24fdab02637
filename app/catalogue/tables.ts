import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { NoticeTone } from './site-notice';
import type { ToolAccess, ToolId, ToolState } from './tool';

/** The owner's immediate changes to tools; null leaves the catalogue's own value. `at` in milliseconds since 1970. */
export const toolOverrides = sqliteTable('tool_overrides', {
  id: text('id').$type<ToolId>().primaryKey(),
  state: text('state').$type<ToolState>(),
  access: text('access').$type<ToolAccess>(),
  at: integer('at').notNull().default(0),
});

/** The owner's planned changes: each counts from its time on. */
export const toolPlans = sqliteTable(
  'tool_plans',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tool: text('tool').$type<ToolId>().notNull(),
    state: text('state').$type<ToolState>(),
    access: text('access').$type<ToolAccess>(),
    at: integer('at').notNull(),
    plannedAt: integer('planned_at').notNull(),
    adminId: text('admin_id').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [unique().on(table.tool, table.at), index('tool_plans_by_at').on(table.at)],
);

/** The values of a tool before its last change. */
export const toolFormer = sqliteTable('tool_former', {
  tool: text('tool').$type<ToolId>().primaryKey(),
  state: text('state').$type<ToolState>(),
  access: text('access').$type<ToolAccess>(),
  at: integer('at').notNull(),
});

/** Notices of the owner to all visitors, each with a start and an end. */
export const notices = sqliteTable(
  'notices',
  {
    id: text('id').primaryKey(),
    text: text('text').notNull(),
    link: text('link'),
    tone: text('tone').$type<NoticeTone>().notNull(),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('notices_by_end').on(table.endsAt)],
);
