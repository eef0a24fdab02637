import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ShelfTable } from './shelf-columns';
import type { ShelfLimits } from './shelf-limits';

/** What a shelf is made from: its table, the tool's own columns, and how much it takes. */
export type ShelfPlan = {
  table: ShelfTable;
  /** The tool's own columns, by their names in the code. */
  facts: readonly string[];
  /** A column in which texts from before lie unpacked; empty beside a packed one. */
  plain?: string;
  limits: ShelfLimits;
};

/** The name of a table's column in SQL; the names in the code come from the tool, never from a request. */
export function columnOf({ table }: ShelfPlan, name: string): SQL {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`The shelf's table has no column “${name}”.`);
  return sql`${sql.identifier(column.name)}`;
}

/** Columns as a select lists them, under their names in the code. */
export function selected(plan: ShelfPlan, names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql`${columnOf(plan, name)} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/** What a thing's text takes as it is stored. */
function bodyWeight(plan: ShelfPlan): SQL {
  return plan.plain
    ? sql`coalesce(bytes, octet_length(${columnOf(plan, plan.plain)}))`
    : sql`coalesce(bytes, 0)`;
}

/** What a thing takes as it is stored, with what others are shown of it. */
export function thingWeight(plan: ShelfPlan): SQL {
  return sql`(${bodyWeight(plan)} + coalesce(shown_bytes, 0))`;
}

/** What a person's things take together, those put away too. */
function weightOf(plan: ShelfPlan, userId: string): SQL {
  return sql`(select coalesce(sum(${thingWeight(plan)}), 0) from ${plan.table} where user_id = ${userId})`;
}

/** The condition under which a person's shelf takes so many bytes more. */
function hasBytesFor(plan: ShelfPlan, userId: string, bytes: number | SQL): SQL {
  return sql`${weightOf(plan, userId)} + ${bytes} <= ${plan.limits.mostBytes}`;
}

/** A thing that is saved again may grow by so little even on a full shelf: a new name must not need a place. */
const A_NAME_BYTES = 1024;

/** All names, and what others are shown of things, take so much together beyond the bounds of a shelf, and no more. */
const SPARE_BYTES = 256 * 1024;

/** The condition under which a person's shelf lets the text of a thing on it grow; smaller it may always become. */
export function hasBytesToGrow(plan: ShelfPlan, userId: string, grown: SQL): SQL {
  const isName = sql`${grown} <= ${A_NAME_BYTES} and ${hasSpareFor(plan, userId, grown)}`;
  return sql`(${grown} <= 0 or (${isName}) or ${hasBytesFor(plan, userId, grown)})`;
}

/** The condition under which a person's shelf takes so many bytes more of what others are shown. */
export function hasSpareFor(plan: ShelfPlan, userId: string, grown: SQL): SQL {
  return sql`${weightOf(plan, userId)} + ${grown} <= ${plan.limits.mostBytes + SPARE_BYTES}`;
}

/** The condition under which a person's shelf has a place for a thing that is on it, but put away. */
export function hasPlace({ table, limits }: ShelfPlan, userId: string): SQL {
  return sql`(select count(*) from ${table} where user_id = ${userId} and deleted_at is null) < ${limits.most}`;
}

/** The condition under which a person's shelf takes another thing of so many bytes. */
export function hasRoomFor(plan: ShelfPlan, userId: string, bytes: number): SQL {
  const rows = sql`(select count(*) from ${plan.table} where user_id = ${userId}) < ${plan.limits.mostWithDeleted}`;
  return sql`${hasPlace(plan, userId)} and ${rows} and ${hasBytesFor(plan, userId, bytes)}`;
}

/** The condition that names one thing of a person's that is not put away. */
export function isOwned(userId: string, id: string): SQL {
  return sql`id = ${id} and user_id = ${userId} and deleted_at is null`;
}
