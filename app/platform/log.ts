import { describeError } from './error-words';

/** What one log line may contain: facts, never tokens, cookies, bodies, or what a user typed. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Log = {
  info(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
};

const LONGEST_VALUE = 2000;

function clipped(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value,
    ]),
  );
}

/**
 * Creates a log of one JSON object per line. JSON escapes line breaks, so that nothing a visitor sends can forge a
 * line. `write` receives the finished line.
 */
export function createLog(write: (line: string) => void, base: LogFields = {}): Log {
  function line(level: 'info' | 'error', event: string, fields: LogFields) {
    write(JSON.stringify({ level, event, ...clipped(base), ...clipped(fields) }));
  }
  return {
    info: (event, fields = {}) => line('info', event, fields),
    error: (event, error, fields = {}) =>
      line('error', event, { ...fields, ...describeError(error) }),
  };
}
