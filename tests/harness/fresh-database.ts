import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';

const TABLES =
  "select count(*) as n from sqlite_master where name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'";

/** Empties the storage. On a busy machine a reset may come to nothing, so it is looked at and asked for again. */
async function resetFully(): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    await reset();
    if ((await env.DB.prepare(TABLES).first<number>('n')) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The database of the test before is still there.');
}

beforeEach(async () => {
  await resetFully();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
});
