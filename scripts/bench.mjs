import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { inProject } from './setup/project.mjs';
import { runCommand, say } from './setup/say.mjs';

const FOLDER = inProject('tests', 'bench');

function table(rows) {
  const header = { name: 'measure', value: 'value', budget: 'budget', verdict: '' };
  const shown = rows.map(({ name, value, unit = '', budget, ok }) => ({
    name,
    value: `${value} ${unit}`.trim(),
    budget: budget === undefined || budget === null ? '' : `${budget} ${unit}`.trim(),
    verdict: ok === undefined || ok === null ? '' : ok ? 'within' : 'OVER',
  }));
  const widths = Object.keys(header).map((key) =>
    Math.max(...[header, ...shown].map((row) => row[key].length)),
  );
  return [header, ...shown]
    .map((row) =>
      Object.values(row)
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Prints the performance budgets and measurements as tables: `npm run bench`, `-- --full` for the long sweeps, `--
 * --only name` for one.
 */
await runCommand(async () => {
  checkNode();
  installPackages();
  const full = process.argv.includes('--full');
  const at = process.argv.indexOf('--only');
  const only = at === -1 ? null : process.argv[at + 1];
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.bench.mjs'));
  for (const file of files.filter((name) => only === null || name.startsWith(only))) {
    const { run } = await import(pathToFileURL(`${FOLDER}/${file}`).href);
    say(`\n${file.replace('.bench.mjs', '')}${full ? ', full' : ''}`);
    say(table(await run({ full })));
  }
});
