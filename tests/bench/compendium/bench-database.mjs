import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { unstable_splitSqlQuery } from 'wrangler';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles product code for a benchmark. */
export async function bundled(entry, platform) {
  const result = await build({
    entryPoints: [`${ROOT}tests/bench/compendium/${entry}`],
    bundle: true,
    write: false,
    format: 'esm',
    platform,
    conditions: ['workerd', 'worker'],
    target: 'es2022',
    tsconfig: `${ROOT}tsconfig.json`,
    logLevel: 'silent',
  });
  return result.outputFiles[0].text;
}

/** A workerd with an empty database that has all tables; `script` is its Worker. Call `dispose()` at the end. */
export async function openBenchDatabase(script) {
  const miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
  });
  const db = await miniflare.getD1Database('DB');
  const folder = `${ROOT}migrations`;
  for (const file of readdirSync(folder).sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(`${folder}/${file}`, 'utf8'));
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
  return { miniflare, db, dispose: () => miniflare.dispose() };
}
