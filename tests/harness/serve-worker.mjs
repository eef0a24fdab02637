import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { RUN_STATEMENTS } from '../../scripts/setup/asked-database.mjs';

/**
 * Serves the Worker like `wrangler dev`, with the same settings, but without what only helps during development:
 * nothing is bundled or watched, and no second server forwards each request. That was half of the serving time.
 *
 * It has two additional addresses: one runs the schedule (as wrangler has; no clock runs it here), the other inserts
 * rows into the database, for tests that create their own users or things.
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

const { port, state, bundle, options, settings, inspectorPort } = JSON.parse(process.argv[2]);
const workerOptions = JSON.parse(readFileSync(options, 'utf8'));

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
