import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { refuse, say } from '../setup/say.mjs';
import { LAPTOP, PHONE } from './devices.mjs';

const DEVICES = [
  { name: '390×844', device: { ...PHONE, deviceScaleFactor: 1 } },
  { name: '1280×800', device: LAPTOP },
];
const THEMES = ['light', 'dark'];
const QUALITY = 0.72;

/**
 * Makes one picture of several addresses, each on a phone and a laptop, in the light and the dark theme. Arguments: the
 * file, the addresses, and `--as "Paying"` for the persona to sign in.
 */
export async function takeSheet(camera, words) {
  const rest = [...words];
  const at = rest.indexOf('--as');
  const as = at < 0 ? undefined : rest.splice(at, 2)[1];
  const [file, ...addresses] = rest;
  if (!file?.endsWith('.webp') || addresses.length === 0) {
    refuse('Name a file that ends in .webp, and the addresses to show.');
  }
  const rows = [];
  for (const address of addresses) {
    const cells = [];
    for (const { name, device } of DEVICES) {
      for (const colorScheme of THEMES) {
        const pose = async (page) => {
          await page.goto(address);
          await page.waitForLoadState('networkidle');
        };
        const png = await camera.shoot({ device, colorScheme, pose, as });
        cells.push(cellOf(`${address} · ${name} · ${colorScheme}`, png));
      }
    }
    rows.push(cells.join(''));
    say(`Took ${address}.`);
  }
  const { bytes, width, height } = await camera.develop(await pasted(camera, rows), {
    quality: QUALITY,
  });
  writeFileSync(resolve(file), bytes);
  say(`${file}: ${Math.round(bytes.length / 1000)} kB, ${width}×${height}`);
}

function cellOf(words, png) {
  const label = words.replace(/[<&]/g, '');
  return `<figure><figcaption>${label}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`;
}

async function pasted({ darkroom }, rows) {
  await darkroom.setViewportSize({ width: 1640, height: 400 });
  await darkroom.setContent(
    '<style>body{margin:12px;background:#777;display:grid;grid-template-columns:195fr 195fr 580fr 580fr;gap:12px;' +
      'align-items:start;font:12px sans-serif}figure{margin:0;background:#fff}figcaption{padding:3px 5px;white-space:nowrap;' +
      `overflow:hidden;text-overflow:ellipsis}img{width:100%;display:block}</style>${rows.join('')}`,
  );
  return darkroom.screenshot({ fullPage: true });
}
