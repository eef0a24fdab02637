import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BATTLE_FINGERPRINT } from '../harness/battle-known';
import { expect, test } from './page-test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('the same seed gives the same fights in Chromium as in Node', async ({ page }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { battleFingerprint } from './tests/harness/battle-fingerprint';",
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    globalName: 'played',
    write: false,
    alias: { '~': `${ROOT}/app` },
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const told = await page.evaluate('played.battleFingerprint()');
  expect(told).toBe(BATTLE_FINGERPRINT);
});
