import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { runCommand, say } from './setup/say.mjs';

await runCommand(async () => {
  checkNode();
  installPackages();
  const { buildSite } = await import('./setup/build.mjs');
  await buildSite();
  say('Built the site into build/.');
});
