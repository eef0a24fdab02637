import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inProject } from './project.mjs';

/**
 * Bundles and imports modules of the app for a script; `entry` exports them, such as `export { BRAND } from
 * '~/site/brand'`.
 */
export async function appModules(entry) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: inProject(), loader: 'ts' },
    alias: { '~': inProject('app') },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const folder = mkdtempSync(join(tmpdir(), 'delvewright-modules-'));
  const file = join(folder, 'modules.mjs');
  writeFileSync(file, outputFiles[0].text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
