import { describe, expect, it } from 'vitest';
import { describeError } from './error-words';
import { createLog } from './log';

const CANARY = 'canary-maren@tavern.example';

/** The error for a failed statement, as Drizzle's own class builds it. */
function failedQuery(cause: Error): Error {
  const query = 'insert into "contact_messages" ("email") values (?)';
  const error = new Error(`Failed query: ${query}\nparams: ${CANARY}`, { cause });
  return Object.assign(error, { query, params: [CANARY] });
}

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('an error in the log', () => {
  it('of the database is the statement’s shape, its tables and its codes', () => {
    const cause = new Error(
      'D1_ERROR: UNIQUE constraint failed: users.issuer, users.sub: SQLITE_CONSTRAINT',
    );
    const { error, cause: why, stack } = describeError(failedQuery(cause));
    expect(error).toBe('Error: insert into "contact_messages" ("email") values (?)');
    expect(why).toContain('UNIQUE constraint failed: users.issuer, users.sub');
    expect(why).toContain('SQLITE_CONSTRAINT');
    expect(stack).toContain('error-words.test');
    const missing = describeError(new Error('D1_ERROR: no such table: maps: SQLITE_ERROR'));
    expect(missing.error).toContain('no such table: maps');
  });

  const hidden: [string, () => Error][] = [
    ['a failed statement', () => failedQuery(new Error(`D1_ERROR: ${CANARY}: SQLITE_ERROR`))],
    ['a value that D1 does not take', () => new Error(`D1_TYPE_ERROR: Type 'x' ('${CANARY}')`)],
    ['words that the search cannot read', () => new Error(`fts5: syntax error near "${CANARY}"`)],
    ['a column made of words', () => new Error(`D1_ERROR: no such column: ${CANARY}`)],
    ['JSON that is none', () => thrownBy(() => JSON.parse(`{"name": ${CANARY}`))],
    ['short JSON that is none', () => thrownBy(() => JSON.parse(CANARY))],
    ['a thrown text', () => CANARY as unknown as Error],
  ];

  it.each(hidden)('%s says nothing of what was typed', (_name, make) => {
    const lines: string[] = [];
    createLog((line) => lines.push(line)).error('request', make());
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('canary');
  });

  it('of our own code keeps its words', () => {
    expect(describeError(new TypeError('x is not a function')).error).toBe(
      'TypeError: x is not a function',
    );
  });
});
