import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ShelfTable } from './shelf-columns';
import type { ShelfLimits } from './shelf-limits';

/** What a shelf is made from: its table, the tool's own columns, and its limits. */
export type ShelfPlan = {
  table: ShelfTable;
  /** The tool's own columns, by their names in the code. */
  facts: readonly string[];
  /** A column in which older rows hold their text uncompressed; empty once the text is packed. */
  plain?: string;
  /** A column of words by which a search finds the thing. */
  words?: string;
  limits: ShelfLimits;
};

/** The SQL name of a table's column; the names in the code come from the tool, never from a request. */
export function columnOf({ table }: ShelfPlan, name: string): SQL {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`The shelf's table has no column “${name}”.`);
  return sql`${sql.identifier(column.name)}`;
}

/** A select list of columns, each under its name in the code. */
export function selected(plan: ShelfPlan, names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql`${columnOf(plan, name)} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/** The stored size of a thing's text. */
function bodyWeight(plan: ShelfPlan): SQL {
  return plan.plain
    ? sql`coalesce(bytes, octet_length(${columnOf(plan, plan.plain)}))`
    : sql`coalesce(bytes, 0)`;
}

/** The stored size of a thing, its shared view included. */
export function thingWeight(plan: ShelfPlan): SQL {
  return sql`(${bodyWeight(plan)} + coalesce(shown_bytes, 0))`;
}

/** The stored size of all of a user's things, soft-deleted ones included. */
function weightOf(plan: ShelfPlan, userId: string): SQL {
  return sql`(select coalesce(sum(${thingWeight(plan)}), 0) from ${plan.table} where user_id = ${userId})`;
}

/** The condition that a user's things may grow by this many bytes. */
function hasBytesFor(plan: ShelfPlan, userId: string, bytes: number | SQL): SQL {
  return sql`${weightOf(plan, userId)} + ${bytes} <= ${plan.limits.mostBytes}`;
}

/** A thing may grow by this much even when the storage is full, so that renaming it always works. */
const A_NAME_BYTES = 1024;

/** How far renames and shared views may exceed the byte limit, all together. */
const SPARE_BYTES = 256 * 1024;

/** The condition that a thing's text may grow by this many bytes; shrinking is always allowed. */
export function hasBytesToGrow(plan: ShelfPlan, userId: string, grown: SQL): SQL {
  const isName = sql`${grown} <= ${A_NAME_BYTES} and ${hasSpareFor(plan, userId, grown)}`;
  return sql`(${grown} <= 0 or (${isName}) or ${hasBytesFor(plan, userId, grown)})`;
}

/** The condition that the user's shared views may grow by this many bytes. */
export function hasSpareFor(plan: ShelfPlan, userId: string, grown: SQL): SQL {
  return sql`${weightOf(plan, userId)} + ${grown} <= ${plan.limits.mostBytes + SPARE_BYTES}`;
}

/** The condition that the user may restore a soft-deleted thing: fewer than `most` are in use. */
export function hasPlace({ table, limits }: ShelfPlan, userId: string): SQL {
  return sql`(select count(*) from ${table} where user_id = ${userId} and deleted_at is null) < ${limits.most}`;
}

/** The condition that the user may add a thing of this many bytes. */
export function hasRoomFor(plan: ShelfPlan, userId: string, bytes: number): SQL {
  const rows = sql`(select count(*) from ${plan.table} where user_id = ${userId}) < ${plan.limits.mostWithDeleted}`;
  return sql`${hasPlace(plan, userId)} and ${rows} and ${hasBytesFor(plan, userId, bytes)}`;
}

/** The condition for one of the user's things that is not soft-deleted. */
export function isOwned(userId: string, id: string): SQL {
  return sql`id = ${id} and user_id = ${userId} and deleted_at is null`;
}
