export const RUN_STATEMENTS: string;
export const DATABASE_WORKER: string;
export const ALONE: Record<string, string>;
export function askDatabase(
  address: string,
  way: 'all' | 'batch' | 'raw' | 'empty',
  statements: readonly { sql: string; values: readonly unknown[] }[],
): Promise<unknown>;
export function askedDatabase(addressOf: () => string): D1Database;
