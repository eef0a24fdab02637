import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { build } from 'esbuild';

const ALL_SCHEMAS = /^import \{ z \} from 'zod';$/m;

/**
 * Scripts for pages without React. `import address from './x.ts?plain'` bundles the file and its imports into one small
 * module among the assets and gives its URL; `?plain-text` gives the script text, for a page that serves it.
 */
export function plainModules(alias) {
  return {
    name: 'plain-modules',
    enforce: 'pre',
    async load(id, options) {
      const [file, query] = id.split('?');
      if (query !== 'plain' && query !== 'plain-text') return null;
      const { outputFiles, metafile } = await build({
        entryPoints: [file],
        alias,
        plugins: [schemasByName],
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: query === 'plain' ? 'esm' : 'iife',
        target: 'es2022',
        charset: 'utf8',
        legalComments: 'none',
      });
      for (const source of Object.keys(metafile.inputs)) this.addWatchFile(source);
      const script = outputFiles[0].text;
      if (query === 'plain-text') return `export default ${JSON.stringify(script)}`;
      // The same text has the same name in both builds; only the browser's build writes the file.
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      const fileName = `assets/${basename(file, extname(file))}-${hash}.js`;
      if (!options?.ssr) this.emitFile({ type: 'asset', fileName, source: script });
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
  };
}

/**
 * Rewrites the schema library's object import into named imports, so that its messages in fifty languages are not
 * bundled.
 */
const schemasByName = {
  name: 'schemas-by-name',
  setup({ onLoad }) {
    onLoad({ filter: /\/app\/.*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { loader: 'ts', contents: text.replace(ALL_SCHEMAS, "import * as z from 'zod';") };
    });
  },
};
