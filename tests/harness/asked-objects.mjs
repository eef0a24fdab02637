import { build } from 'esbuild';
import { ALONE, RUN_STATEMENTS } from '../../scripts/setup/asked-database.mjs';
import { inProject } from '../../scripts/setup/project.mjs';

/** A Worker that runs the statements it receives on its D1, and calls its objects. */
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

/** The settings that add the product's Durable Objects to the local database; bundled once per process. */
export async function objectsWorker() {
  bundled ??= bundle();
  return {
    script: await bundled,
    durableObjects: { FIGHTS: { className: 'FightObject', useSQLite: true } },
  };
}

/** The objects behind such a Worker, with the interface of a binding. */
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
          // Not a thenable: awaiting a stub must not call `then`.
          get: (_, call) => (call === 'then' ? undefined : (...given) => ask(name, call, given)),
        },
      ),
  };
}
