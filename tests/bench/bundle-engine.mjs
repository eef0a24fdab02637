import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles product modules for a benchmark, as a browser gets them; `exports` are lines of `export … from`. */
export async function bundleEngine(exports) {
  const result = await build({
    stdin: { contents: exports, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    alias: { '~': `${ROOT}/app` },
    plugins: [
      {
        name: 'raw',
        setup(plugin) {
          plugin.onLoad({ filter: /\.ndjson/ }, async ({ path }) => {
            const contents = await readFile(path.replace(/\?raw$/, ''), 'utf8');
            return { contents, loader: 'text' };
          });
        },
      },
    ],
    write: false,
  });
  const code = Buffer.from(result.outputFiles[0].text).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
