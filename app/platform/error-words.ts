type ErrorWords = { error: string; cause?: string; stack?: string };

/** Parts of database messages that contain only table names and codes, never values. */
const DATABASE_WORDS = [
  /\b(?:D1|SQLITE)_[A-Z_]+/g,
  /no such (?:table: [\w.]+|column|index|module)/g,
  /(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed(?:: \w+\.\w+(?:, \w+\.\w+)*)?/g,
  /syntax error|datatype mismatch|database is locked|too many [a-zA-Z ]+|Network connection lost/g,
];

const FROM_DATABASE = /\b(?:D1|SQLITE)_[A-Z]|^fts5:/;

/** The stack frames of an error without its message, which may contain what a user typed. */
function framesOf({ stack }: Error): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function databaseWords(message: string): string {
  return [...new Set(DATABASE_WORDS.flatMap((pattern) => message.match(pattern) ?? []))].join(', ');
}

function messageOf(error: Error): string {
  const { name, message } = error;
  // Drizzle's own message ends with every value of the statement, so log only the query.
  if ('query' in error) return `${name}: ${String(error.query)}`;
  if (FROM_DATABASE.test(message)) return `${name}: ${databaseWords(message)}`;
  // The JSON parser quotes the text it could not read, and a schema the value it refused.
  if (error instanceof SyntaxError) return `${name}: text that cannot be read`;
  if ('issues' in error) return `${name}: a value that its schema refuses`;
  return `${name}: ${message}`;
}

/** Describes an error for the log: the shape of a statement, names of tables, codes and stack frames; no values. */
export function describeError(error: unknown): ErrorWords {
  if (!(error instanceof Error)) return { error: typeof error };
  const { cause } = error;
  return {
    error: messageOf(error),
    cause: cause instanceof Error ? messageOf(cause) : cause === undefined ? cause : typeof cause,
    stack: framesOf(error),
  };
}
