import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { RUN_STATEMENTS } from '../../scripts/setup/asked-database.mjs';
import { inProject } from '../../scripts/setup/project.mjs';

/**
 * Serves the Worker as `wrangler dev` does, of its own settings, without what only helps while somebody changes it: nothing
 * is bundled or watched, and no second server hands each request on. That was half of what serving took.
 *
 * Two addresses more than the site has: at one minutes pass (the Worker's own tools have the same; no clock calls this site's
 * schedule), at the other rows are put into the database, which is how a test comes by a person or a thing of its own.
 */
const FOR_TESTS = `${RUN_STATEMENTS}
import site from './site.js';
export * from './site.js';
export default {
  ...site,
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname === '/__rows') {
      const { way, statements } = await request.json();
      return told(run(env.DB, way, statements));
    }
    if (pathname !== '/__scheduled') return site.fetch(request, env, context);
    await site.scheduled({}, env, context);
    return new Response('The schedule ran.');
  },
};`;

const { port, state, bundle, settings, inspectorPort } = JSON.parse(process.argv[2]);
const { workerOptions } = optionsOf(inProject('wrangler.toml'));

const miniflare = new Miniflare({
  host: '127.0.0.1',
  port,
  cf: false,
  ...(inspectorPort && { inspectorPort }),
  defaultPersistRoot: join(state, 'v3'),
  unsafeTriggerHandlers: true,
  name: 'delvewright',
  ...workerOptions,
  bindings: { ...workerOptions.bindings, ...settings },
  modules: [
    { type: 'ESModule', path: 'worker.js', contents: FOR_TESTS },
    { type: 'ESModule', path: 'site.js', contents: readFileSync(bundle, 'utf8') },
  ],
});
await miniflare.ready;
