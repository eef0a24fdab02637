import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUDGET_MB = 64;

/** Imports this many records in a separate process; returns its time and memory. */
async function importInProcess(count) {
  const script = fileURLToPath(new URL('./compendium/import-once.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', script, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const piece of child.stdout) text += piece;
  return JSON.parse(text);
}

/** Memory of the importer between 5,000 and 50,000 realistic records (15,000 unless full). */
export async function run({ full }) {
  const few = await importInProcess(5000);
  const many = await importInProcess(full ? 50_000 : 15_000);
  const grown = Math.max(0, Math.round((many.peakBytes - few.peakBytes) / 1024 / 1024));
  const from = few.count.toLocaleString('en');
  const to = many.count.toLocaleString('en');
  return [
    { name: 'bytes of a record', value: Math.round(many.bytes / many.count) },
    {
      name: `memory kept, grown from ${from} to ${to} records`,
      value: grown,
      unit: 'MB',
      budget: BUDGET_MB,
      ok: grown <= BUDGET_MB,
    },
    { name: 'records imported a second', value: Math.round(many.count / many.seconds) },
    { name: 'records of a second import a second', value: Math.round(many.count / many.again) },
    {
      name: 'rows that the second import wrote',
      value: many.rewritten,
      budget: 0,
      ok: many.rewritten === 0,
    },
  ];
}
