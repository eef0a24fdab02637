/** Throws each die a million times with the seed named on the fairness page, and writes the results. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const room = fileURLToPath(new URL('../app/tools/dice-roller/fair/', import.meta.url));
const app = fileURLToPath(new URL('../app', import.meta.url));

const { outputFiles } = await build({
  entryPoints: [`${room}measured-die.ts`],
  bundle: true,
  format: 'esm',
  write: false,
  alias: { '~': app },
});
const { measureDie, MEASURED_SIDES, MEASURED_SEED, MEASURED_THROWS } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
);
const measured = MEASURED_SIDES.map((sides) => measureDie(sides, MEASURED_SEED, MEASURED_THROWS));
writeFileSync(`${room}measured-dice.json`, `${JSON.stringify(measured)}\n`);
