import { spawnSync } from 'node:child_process';
import { installPackages } from './setup/install.mjs';
import { inProject } from './setup/project.mjs';
import { runCommand } from './setup/say.mjs';

await runCommand(async () => {
  installPackages();
  const biome = inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const result = spawnSync(process.execPath, [biome, 'check', '--write', '.'], {
    cwd: inProject(),
    stdio: 'inherit',
  });
  process.exitCode = result.status ?? 1;
});
