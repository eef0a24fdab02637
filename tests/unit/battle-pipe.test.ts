import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ONE = { name: 'Guard', ac: 16, hp: 11, dexMod: 1, count: 2 };
const SPEAR = { name: 'Spear', toHit: 3, dice: '1d6', bonus: 1, type: 'piercing' };
const SIDE = [{ ...ONE, attacks: [SPEAR] }];

it('the command-line battle ends without an error when its output pipe is closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battle-'));
  const file = join(folder, 'setup.json');
  writeFileSync(file, JSON.stringify({ edition: '2014', sides: [SIDE, SIDE] }));
  const command = spawn(process.execPath, ['scripts/battle.mjs', file, '--fights', '50']);
  // As `| head` does once it has its lines.
  command.stdout.destroy();
  let complaint = '';
  command.stderr.on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(command, 'close');
  rmSync(folder, { recursive: true, force: true });
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
});
