import { mkdirSync, writeFileSync } from 'node:fs';
import { loadMapEngine } from './home-maps/engine.mjs';
import { livingMap } from './home-maps/living-map.mjs';
import { inProject } from './setup/project.mjs';
import { runCommand, say } from './setup/say.mjs';

/** Draws the maps of the home page: each once animated, and once static for visitors who prefer reduced motion. */
await runCommand(async () => {
  const folder = inProject('public', 'pictures', 'home');
  mkdirSync(folder, { recursive: true });
  const engine = await loadMapEngine();
  for (const map of engine.HOME_MAPS) {
    const search = engine.homeMapSearch(map);
    for (const still of [false, true]) {
      const svg = livingMap(engine, search, { still });
      writeFileSync(`${folder}/${map.seed}${still ? '-still' : ''}.svg`, svg);
    }
    say(`Drew ${map.seed}: ${map.name}.`);
  }
});
