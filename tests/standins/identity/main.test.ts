import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startIdentityStandin } from './start.mjs';

const APP = 'http://localhost:18005';

test('the stand-in refuses to listen on an address that is reachable from outside', async () => {
  await expect(startIdentityStandin({ appOrigin: APP, host: '0.0.0.0' })).rejects.toThrow(
    'loopback',
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'started on its own it prints one line, and ends on %s',
  async (signal) => {
    const main = fileURLToPath(new URL('./main.mjs', import.meta.url));
    const child = spawn(process.execPath, [main, '--port', '0', '--app-origin', APP]);
    let said = '';
    const ready = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (bytes) => {
          said += bytes;
          if (said.includes('\n')) resolve();
        });
      }
    });
    await ready;
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    expect((await fetch(`${url}/.well-known/openid-configuration`)).status).toBe(200);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect([code, said.trim().split('\n').length]).toEqual([0, 1]);
  },
);
