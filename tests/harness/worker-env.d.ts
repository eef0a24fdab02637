declare namespace Cloudflare {
  /** The bindings of tests/vitest.workers.config.ts. */
  interface Env {
    DB: D1Database;
    FILES: R2Bucket;
    FIGHTS: DurableObjectNamespace;
    MIGRATIONS: import('@cloudflare/vitest-pool-workers').D1Migration[];
  }
}
