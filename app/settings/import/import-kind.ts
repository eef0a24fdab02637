import type { ToolId } from '~/catalogue/tool';
import type { Services } from '~/platform/services.server';
import type { References } from './new-ids';

/** A row of an account's file: nothing about it is known but that it is an object. */
export type FileRow = Readonly<Record<string, unknown>>;

/** The services that importing needs. */
export type ImportDesk = Pick<Services, 'db' | 'files' | 'fights' | 'clock' | 'log'>;

/** One thing to import, with its new id and the time that it is stored with. */
export type Bringing = {
  desk: ImportDesk;
  userId: string;
  row: FileRow;
  id: string;
  now: number;
  refers: References;
  /** The rows of the kind's other tables. */
  beside: Readonly<Record<string, readonly FileRow[]>>;
};

/**
 * Whether a thing was imported: `note` says what of it was left out, `also` are further ids that later things may refer
 * to, `problem` says why it was not.
 */
export type Brought =
  | { ok: true; note?: string; also?: readonly string[] }
  | { ok: false; problem: string };

/** A kind of thing that an account's file holds, and how one of them is imported. */
export type ImportKind = {
  /** Its tool: what a user may not open is not imported. Null for what belongs to no tool. */
  tool: ToolId | null;
  /** What people call one, and several. */
  says: readonly [string, string];
  /** Its table in the file, and others that are read first. */
  table: string;
  beside?: readonly string[];
  /** Statements that one takes. */
  weight: number;
  /** Its new id for the id in the file; null where it has none of its own. */
  idOf: ((userId: string, old: string) => Promise<string>) | null;
  bring(one: Bringing): Promise<Brought>;
};

/** The text of a field; the export writes texts that are JSON as such. */
export function textIn(row: FileRow, field: string): string {
  const value = Object.hasOwn(row, field) ? row[field] : undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : '';
}

/** A whole number of a field within bounds; the least when there is none. */
export function numberIn(row: FileRow, field: string, least: number, most: number): number {
  const value = Object.hasOwn(row, field) ? row[field] : undefined;
  const number = typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : least;
  return Math.min(most, Math.max(least, number));
}

/** What a stored text of the file says when its file was lost before the export. */
export const LOST_TEXT = 'its contents are missing in the file';
