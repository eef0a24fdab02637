import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { inProject } from '../../scripts/setup/project.mjs';

/**
 * Serves the Worker as `wrangler dev` does, of its own settings, without what only helps while somebody changes it: nothing
 * is bundled or watched, and no second server hands each request on. That was half of what serving took.
 */
/** Lets minutes pass where they are asked to, at the address where the Worker's own tools do: no clock calls this site's schedule. */
const WITH_SCHEDULE = `
import site from './site.js';
export * from './site.js';
export default {
  ...site,
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '/__scheduled') return site.fetch(request, env, context);
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
    { type: 'ESModule', path: 'worker.js', contents: WITH_SCHEDULE },
    { type: 'ESModule', path: 'site.js', contents: readFileSync(bundle, 'utf8') },
  ],
});
await miniflare.ready;
