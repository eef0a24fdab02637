import { z } from 'zod';
import { IMPORT_LIMITS } from './import-limits';

/** How far the things of a kind have come, each counted once. */
export const outcomes = z.strictObject({
  came: z.number(),
  /** Imported before, and still there. */
  there: z.number(),
  /** In Recently deleted, of the file or of this account. */
  deleted: z.number(),
  refused: z.number(),
});
export type Outcomes = z.infer<typeof outcomes>;

const span = z.strictObject({ from: z.number(), to: z.number(), rows: z.number() });

/**
 * An import between two requests. It is sealed and travels with the page, so that nothing of it needs a row: the file,
 * where its tables stand, what was chosen, and how far it is.
 */
export const importState = z.strictObject({
  file: z.uuid(),
  bytes: z.number(),
  tables: z.record(z.string(), span),
  /** The kinds still to be imported, the first of them next; null before it begins. */
  kinds: z.array(z.string()).nullable(),
  /** In the first of them: the byte to go on from, and the things before it. */
  place: z.strictObject({ at: z.number(), rows: z.number() }),
  done: z.record(z.string(), outcomes),
  /** What was not imported, or not whole, and why; `more` counts those that are not listed. */
  notes: z.array(z.string()),
  more: z.number(),
});
export type ImportState = z.infer<typeof importState>;

/** An import of a file before its first step. */
export function newImport(
  of: Pick<ImportState, 'file' | 'bytes' | 'tables' | 'kinds'>,
): ImportState {
  return { ...of, place: { at: 0, rows: 0 }, done: {}, notes: [], more: 0 };
}

/** Adds a sentence to the report of an import. */
export function withNote(state: ImportState, note: string): ImportState {
  if (state.notes.length >= IMPORT_LIMITS.notes) return { ...state, more: state.more + 1 };
  return { ...state, notes: [...state.notes, note.slice(0, IMPORT_LIMITS.noteLetters)] };
}

/** Counts one more thing of a kind. */
export function counted(state: ImportState, kind: string, outcome: keyof Outcomes): ImportState {
  const was = state.done[kind] ?? { came: 0, there: 0, deleted: 0, refused: 0 };
  return { ...state, done: { ...state.done, [kind]: { ...was, [outcome]: was[outcome] + 1 } } };
}
