import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureChromium } from './setup/chromium.mjs';
import { inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const DUSK = '#1a1310';
const PARCHMENT = '#f2e7d3';
const FLAME = '#efa55c';
const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'];

/** The paths of the doorway and the flame, from favicon.svg with its grid of 32. */
function readMark() {
  const svg = readFileSync(inProject('public', 'favicon.svg'), 'utf8');
  const [doorway, flame] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  return { doorway, flame };
}

/**
 * The logo in two colours on a dark tile; `share` is the part of the side that it takes, `corner` the corner radius, of
 * 32.
 */
function tile({ doorway, flame }, { share, corner }) {
  const edge = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${corner}" fill="${DUSK}"/>
    <g transform="translate(${edge} ${edge}) scale(${share})">
      <path fill="${PARCHMENT}" fill-rule="evenodd" d="${doorway}"/><path fill="${FLAME}" d="${flame}"/>
    </g></svg>`;
}

/** An .ico file of PNG pictures, which every browser since 2010 supports. */
function icoFile(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

await runCommand(async () => {
  const executablePath = await ensureChromium();
  if (!executablePath) refuse('Drawing the icons needs a Chromium: name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const draw = async (svg, size) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    return page.screenshot({ omitBackground: true });
  };
  const mark = readMark();
  const plain = readFileSync(inProject('public', 'favicon.svg'), 'utf8');
  const rounded = tile(mark, { share: 0.66, corner: 7 });
  const fullBleed = tile(mark, { share: 0.54, corner: 0 });
  mkdirSync(inProject('public', 'icons'), { recursive: true });
  const files = [
    ['apple-touch-icon.png', fullBleed, 180],
    ['icons/icon-192.png', rounded, 192],
    ['icons/icon-512.png', rounded, 512],
    ['icons/maskable-192.png', fullBleed, 192],
    ['icons/maskable-512.png', fullBleed, 512],
  ];
  for (const [name, svg, size] of files) {
    writeFileSync(inProject('public', name), await draw(svg, size));
  }
  const pictures = [];
  for (const size of [16, 32, 48]) pictures.push({ size, png: await draw(plain, size) });
  writeFileSync(inProject('public', 'favicon.ico'), icoFile(pictures));
  await browser.close();
  say('Drew the icons into public/.');
});
