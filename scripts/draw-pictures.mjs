import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { EMBLEMS, emblem } from './pictures/emblems.mjs';
import { picture } from './pictures/ink.mjs';
import { drawnMap, loadEngine } from './pictures/maps.mjs';
import { SCENES } from './pictures/scene-table.mjs';
import { shareCard } from './pictures/share-card.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { inProject } from './setup/project.mjs';
import { refuse, runCommand, say } from './setup/say.mjs';

const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'];
const FORMATS = {
  avif: (image) => image.avif({ quality: 52, effort: 6 }),
  webp: (image) => image.webp({ quality: 74, effort: 6 }),
};
const FALLBACK = (image) => image.jpeg({ quality: 76, mozjpeg: true });

/** The encoder comes with the local Cloudflare tools; only drawing needs it. */
async function loadEncoder() {
  try {
    return (await import('sharp')).default;
  } catch {
    return refuse('Drawing the pictures needs the package "sharp", which is not installed here.');
  }
}

function save(name, bytes) {
  const file = inProject('public', 'pictures', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Our own fonts, embedded in the page that is drawn: nothing is fetched. */
const FACES = [
  ['Display', 'alegreya'],
  ['Reading', 'asap'],
].map(([family, face]) => {
  const file = `@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`;
  const bytes = readFileSync(inProject('node_modules', file)).toString('base64');
  return `@font-face{font-family:${family};font-weight:400 900;src:url(data:font/woff2;base64,${bytes})}`;
});

/** Renders one SVG as pixels, at one and a half times its displayed size. */
async function paint(page, svg, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>${FACES.join('')}body{margin:0}svg{display:block}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ timeout: 120_000 });
}

/** Every picture by name: how it is drawn, its size, and the widths and formats to save. */
function everyPicture(engine) {
  const maps = {
    rooms: drawnMap(engine, { seed: 'lantern', width: 44, height: 30, density: 90 }),
    cave: drawnMap(engine, { seed: 'hollow', kind: 'cave', width: 46, height: 32 }),
  };
  const scenes = Object.entries(SCENES).map(([name, { draw, ...kept }]) => {
    const scene = draw(engine.createRandom(name), maps);
    return { name, svg: picture({ width: 1200, height: 800, scene }), size: [1200, 800], ...kept };
  });
  const emblems = EMBLEMS.map((name) => {
    return { name: `about/${name}`, svg: emblem(name), size: [480, 480], widths: [240, 480] };
  });
  const cards = [null, ...engine.CATALOGUE].map((tool, kind) => {
    const name = `og/${tool?.id ?? 'site'}`;
    const facts = { brand: engine.BRAND, tool, kind: kind % 3 };
    return { name, svg: shareCard(engine.createRandom(name), facts), size: [1200, 630] };
  });
  return [...scenes, ...emblems, ...cards];
}

/** Saves a picture in every format; a card for shared links is one file, because link previews cannot choose. */
async function keep(sharp, { name, size, widths, formats }, pixels) {
  if (!widths) {
    save(`${name}.jpg`, await FALLBACK(sharp(pixels).resize(size[0])).toBuffer());
    return;
  }
  for (const width of widths) {
    for (const [format, encode] of Object.entries(FORMATS)) {
      if (formats && !formats.includes(format)) continue;
      save(`${name}-${width}.${format}`, await encode(sharp(pixels).resize(width)).toBuffer());
    }
  }
  if (formats) return;
  const largest = widths.at(-1);
  save(`${name}-${largest}.jpg`, await FALLBACK(sharp(pixels).resize(largest)).toBuffer());
}

await runCommand(async () => {
  const executablePath = await ensureChromium();
  if (!executablePath) refuse('Drawing the pictures needs a Chromium: name one in CHROMIUM_PATH.');
  const sharp = await loadEncoder();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ deviceScaleFactor: 1.5 });
    const only = process.argv.slice(2);
    for (const drawing of everyPicture(await loadEngine())) {
      if (only.length > 0 && !only.some((part) => drawing.name.startsWith(part))) continue;
      await keep(sharp, drawing, await paint(page, drawing.svg, drawing.size));
      say(`Drew ${drawing.name}.`);
    }
  } finally {
    await browser.close();
  }
});
