declare namespace Cloudflare {
  /** What tests/vitest.workers.config.ts binds. */
  interface Env {
    DB: D1Database;
    FILES: R2Bucket;
    FIGHTS: DurableObjectNamespace;
    MIGRATIONS: import('@cloudflare/vitest-pool-workers').D1Migration[];
  }
}
