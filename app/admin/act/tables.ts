import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What an action can be done to. */
export const SUBJECT_KINDS = [
  ...(['person', 'tool', 'import', 'message', 'notice', 'job', 'product'] as const),
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/**
 * The audit log: what admins did. Times in milliseconds since 1970; `before` and `after` are JSON and contain no names
 * of people.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at').notNull(),
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    act: text('act').notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull().default(''),
    before: text('before'),
    after: text('after'),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_log_by_at').on(table.at),
    index('audit_log_by_admin').on(table.adminId, table.id),
    index('audit_log_by_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_log_by_act').on(table.act, table.id),
  ],
);
