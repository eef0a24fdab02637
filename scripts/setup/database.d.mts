export const LOCAL_STATE: string;
export const WRANGLER: string;
export const WRANGLER_ENV: Record<string, string>;
export function applyMigrations(state?: string): boolean;
export function layMigratedDatabase(state: string): Promise<void>;
export function openLocalDatabase(
  state?: string,
  worker?: { script?: string; durableObjects?: Record<string, unknown> },
): Promise<{
  href: string;
  db: D1Database;
  files: R2Bucket;
  close(): Promise<void>;
}>;
