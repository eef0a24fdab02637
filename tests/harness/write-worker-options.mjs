import { writeFileSync } from 'node:fs';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { inProject } from '../../scripts/setup/project.mjs';

// Writes what wrangler.toml and .dev.vars say of the Worker into the file of the first argument, as JSON for miniflare.
const { workerOptions } = optionsOf(inProject('wrangler.toml'));
writeFileSync(process.argv[2], JSON.stringify(workerOptions));
