import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { inProject } from '../../scripts/setup/project.mjs';

/**
 * Serves the Worker as `wrangler dev` does, of its own settings, without what only helps while somebody changes it: nothing
 * is bundled or watched, and no second server hands each request on. That was half of what serving took.
 */
const { port, state, bundle, settings } = JSON.parse(process.argv[2]);
const { workerOptions } = optionsOf(inProject('wrangler.toml'));

const miniflare = new Miniflare({
  host: '127.0.0.1',
  port,
  cf: false,
  defaultPersistRoot: join(state, 'v3'),
  unsafeTriggerHandlers: true,
  name: 'delvewright',
  ...workerOptions,
  bindings: { ...workerOptions.bindings, ...settings },
  modules: [{ type: 'ESModule', path: 'worker.js', contents: readFileSync(bundle, 'utf8') }],
});
await miniflare.ready;
