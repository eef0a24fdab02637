import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { bridge } from './blog-pictures/bridge.mjs';
import { doorbell } from './blog-pictures/doorbell.mjs';
import { firstRoom } from './blog-pictures/first-room.mjs';
import { owlbear } from './blog-pictures/owlbear.mjs';
import { loadEngine } from './pictures/maps.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'];
const WIDTHS = [480, 800, 1280];
/** The size at which every scene is drawn. */
const [WIDTH, HEIGHT] = [1600, 900];

/** The scene of each post, by the post's slug. */
const PICTURES = {
  'twenty-minutes-before-the-doorbell': doorbell,
  'the-first-room-teaches-the-dungeon': firstRoom,
  'run-the-fight-not-the-paperwork': bridge,
  'a-monster-with-a-reason': owlbear,
};

/**
 * Pictures are drawn rarely and by hand: the image encoder is installed with the local Worker tools, and only loaded
 * here.
 */
async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch {
    return refuse('Drawing the pictures needs the package sharp: npm install --no-save sharp');
  }
}

async function writeSizes(sharp, png, base) {
  for (const width of WIDTHS) {
    const sized = sharp(png).resize(width);
    await sized.clone().avif({ quality: 50, effort: 6 }).toFile(`${base}-${width}.avif`);
    await sized.clone().webp({ quality: 72, effort: 6 }).toFile(`${base}-${width}.webp`);
  }
  await sharp(png).resize(1280).jpeg({ quality: 76, mozjpeg: true }).toFile(`${base}.jpg`);
  const share = sharp(png).resize(1200, 630, { fit: 'cover', position: 'centre' });
  await share.jpeg({ quality: 78, mozjpeg: true }).toFile(`${base}-share.jpg`);
}

await runCommand(async () => {
  const executablePath = await ensureChromium();
  if (!executablePath) refuse('Drawing the pictures needs a Chromium: name one in CHROMIUM_PATH.');
  const sharp = await loadSharp();
  const { createRandom } = await loadEngine();
  const asked = process.argv.slice(2);
  const folder = inProject('public', 'pictures', 'blog');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const [slug, draw] of Object.entries(PICTURES)) {
    if (asked.length > 0 && !asked.includes(slug)) continue;
    const svg = draw(createRandom(slug));
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    const png = await page.screenshot();
    await writeSizes(sharp, png, `${folder}/${slug}`);
    say(`Drew ${slug}.`);
  }
  await browser.close();
});
