/** What the product accepts in bulk. Sizes in bytes of UTF-8. */

/** A record file as uploaded: Cloudflare lets 100 MB through, and the guard stops at 90 MB. */
export const IMPORT_BYTES = 90 * 1024 * 1024;

/** Lines of a record file, blank ones included; the smallest true record has some 400 bytes. */
export const IMPORT_LINES = 250_000;

/** One line of a record file: ten times the largest record. */
export const IMPORT_LINE_BYTES = 1_000_000;

/** How deep the JSON of one line may nest: records need nine levels. */
export const IMPORT_DEPTH = 32;

/** A file of another form than our own, which is read as one text before it is converted. */
export const CONVERTED_BYTES = 8 * 1024 * 1024;

/** Records of one kind that a person may own; each search of theirs looks at all of them. */
export const OWN_RECORDS = 2000;

/** Rows that one bulk statement writes, and the bytes of its one JSON parameter (D1 takes 2 MB). */
export const STATEMENT_ROWS = 500;
export const STATEMENT_BYTES = 1_000_000;

/** Rejected lines that an import report lists; beyond these they are counted. */
export const REPORTED_PROBLEMS = 200;
