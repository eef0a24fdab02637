/** Limits for imports and bulk writes. Sizes in bytes of UTF-8. */

/** A records file as uploaded: Cloudflare accepts 100 MB, and the guard stops at 90 MB. */
export const IMPORT_BYTES = 90 * 1024 * 1024;

/** Lines of a records file, blank ones included; the smallest real record has some 400 bytes. */
export const IMPORT_LINES = 250_000;

/** One line of a records file: ten times the largest record. */
export const IMPORT_LINE_BYTES = 1_000_000;

/** How deep the JSON of one line may nest: records need nine levels. */
export const IMPORT_DEPTH = 32;

/** A file in a foreign format, which is read as one text before it is converted. */
export const CONVERTED_BYTES = 8 * 1024 * 1024;

/** Records of one kind that a user may own; each of their searches scans all of them. */
export const OWN_RECORDS = 2000;

/** Rows that one bulk statement writes, and the bytes of its one JSON parameter (D1 accepts 2 MB). */
export const STATEMENT_ROWS = 500;
export const STATEMENT_BYTES = 1_000_000;

/** Rejected lines that an import report lists; any more are only counted. */
export const REPORTED_PROBLEMS = 200;
