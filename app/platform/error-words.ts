type ErrorWords = { error: string; cause?: string; stack?: string };

/** What a database says that tells of tables and codes alone, never of values. */
const DATABASE_WORDS = [
  /\b(?:D1|SQLITE)_[A-Z_]+/g,
  /no such (?:table: [\w.]+|column|index|module)/g,
  /(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed(?:: \w+\.\w+(?:, \w+\.\w+)*)?/g,
  /syntax error|datatype mismatch|database is locked|too many [a-zA-Z ]+|Network connection lost/g,
];

const FROM_DATABASE = /\b(?:D1|SQLITE)_[A-Z]|^fts5:/;

/** Where an error came from: the lines of its stack without its message, which may hold what a person typed. */
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
  // Drizzle's own words end with every value of the statement.
  if ('query' in error) return `${name}: ${String(error.query)}`;
  if (FROM_DATABASE.test(message)) return `${name}: ${databaseWords(message)}`;
  // The parser of JSON quotes what it could not read, and a schema what it refused.
  if (error instanceof SyntaxError) return `${name}: text that cannot be read`;
  if ('issues' in error) return `${name}: a value that its schema refuses`;
  return `${name}: ${message}`;
}

/** An error as the log may keep it: the shape of a statement, names of tables and codes, where in the code; no values. */
export function describeError(error: unknown): ErrorWords {
  if (!(error instanceof Error)) return { error: typeof error };
  const { cause } = error;
  return {
    error: messageOf(error),
    cause: cause instanceof Error ? messageOf(cause) : cause === undefined ? cause : typeof cause,
    stack: framesOf(error),
  };
}
