import { build } from 'esbuild';
import { ALONE, RUN_STATEMENTS } from '../../scripts/setup/asked-database.mjs';
import { inProject } from '../../scripts/setup/project.mjs';

/** A Worker that runs statements on its D1 and calls objects, as it is sent them. */
const WORKER = `${RUN_STATEMENTS}
export { FightObject } from '~/fights/kept/fight-object.server';

export default {
  async fetch(request, { DB, FIGHTS }) {
    const { way, statements, name, call, given } = await request.json();
    return told(call ? FIGHTS.getByName(name)[call](...given) : run(DB, way, statements));
  },
};`;

let bundled = null;

async function bundle() {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: inProject(), sourcefile: 'objects.mjs' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['cloudflare:workers'],
    alias: { '~': inProject('app') },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** What makes the local database answer for the product's objects too; bundled once for this process. */
export async function objectsWorker() {
  bundled ??= bundle();
  return {
    script: await bundled,
    durableObjects: { FIGHTS: { className: 'FightObject', useSQLite: true } },
  };
}

/** The objects behind such a Worker, as the product knows a binding of them. */
export function askedObjects(address) {
  async function ask(name, call, given) {
    const wish = { method: 'POST', headers: ALONE, body: JSON.stringify({ name, call, given }) };
    const { value, problem } = await (await fetch(address, wish)).json();
    if (problem !== undefined) throw new Error(problem);
    return value;
  }
  return {
    getByName: (name) =>
      new Proxy(
        {},
        {
          // Whatever waits for a stub must not take it for a promise.
          get: (_, call) => (call === 'then' ? undefined : (...given) => ask(name, call, given)),
        },
      ),
  };
}
