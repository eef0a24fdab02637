import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/setup/chromium.mjs';
import { startApp } from '../harness/app.mjs';
import { weighPage } from './weigh-page.mjs';

const ASSETS = fileURLToPath(new URL('../../build/client/assets', import.meta.url));
/** Kilobytes as the budgets of the design count them: 1,000 bytes, gzip. */
const KB = 1000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/**
 * Measures the size of Mapwright's page and workers, and for a map of 200 x 200 the time from the press to the picture
 * on a slow phone.
 */
export async function run({ full }) {
  const app = await startApp({ seed: false });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: FLAGS,
  });
  try {
    // The copy for offline use, which takes the processor for seconds after a first visit, is not measured.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${app.origin}/try/mapwright?width=200&height=200&seed=bench`);
    await page.getByRole('application').waitFor();
    const { script } = await weighPage(app.origin, '/try/mapwright');
    const rows = [row('JavaScript of the first visit', script, 150)];
    for (const worker of ['map.worker', 'paper.worker']) {
      rows.push(row(`Web Worker ${worker}`, weightOf(newest(worker)) / KB, 25));
    }
    const empty = await context.newPage();
    await empty.setContent('<svg width="1280" height="800"><g></g></svg>');
    const runs = full ? 15 : 5;
    const still = await medianOf(context, empty, timeOfEmptyPicture, runs);
    const value = (await medianOf(context, page, timeOfSurprise, runs)) - still;
    rows.push({
      name: `map of 200 x 200 generated and painted, beyond the ${still} ms of an empty picture, CPU x 4, median`,
      value,
      unit: 'ms',
      budget: 250,
      ok: value <= 250,
    });
    if (full) rows.push(await largestPicture(browser, app.origin));
    return rows;
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** The median time of something in a page on a slow phone, in milliseconds. */
async function medianOf(context, page, time, runs) {
  await page.bringToFront();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    await page.waitForTimeout(1000);
    times.push(await page.evaluate(time));
  }
  await client.detach();
  times.sort((one, other) => one - other);
  return Math.round(times[Math.floor(runs / 2)] ?? 0);
}

/** How long the largest picture takes: 500 x 500 squares at 16 pixels, in total 8,000 x 8,000 pixels. */
async function largestPicture(browser, origin) {
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000);
  await page.goto(`${origin}/try/mapwright?seed=huge&width=500&height=500`);
  await page.getByRole('application').waitFor();
  await page.getByText('Export and import', { exact: true }).click();
  await page.getByLabel('Pixels per square').selectOption('16');
  const began = performance.now();
  const made = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG', exact: true }).click();
  const bytes = readFileSync(await (await made).path());
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].join(' x ');
  const value = Math.round((performance.now() - began) / 1000);
  return { name: `PNG of ${sides} pixels`, value, unit: 's', ok: sides === '8000 x 8000' };
}

/** The asset of the latest build: the folder also contains those of earlier releases. */
function newest(worker) {
  const names = readdirSync(ASSETS).filter((name) => name.startsWith(worker));
  const writtenAt = (name) => statSync(`${ASSETS}/${name}`).mtimeMs;
  return `${ASSETS}/${names.sort((one, other) => writtenAt(other) - writtenAt(one))[0]}`;
}

/** The weight of a script with those that it needs to start; what it fetches later does not count. */
function weightOf(script, seen = new Set()) {
  if (seen.has(script)) return 0;
  seen.add(script);
  const text = readFileSync(script, 'utf8');
  const needed = [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)];
  return needed.reduce(
    (sum, [, name]) => sum + weightOf(`${ASSETS}/${name}`, seen),
    gzipSync(text).length,
  );
}

function row(name, kb, budget) {
  const value = Math.round(kb * 10) / 10;
  return { name: `${name}, gzip`, value, unit: 'kB', budget, ok: kb <= budget };
}

/**
 * Runs in the page: the time from the press of the button until the frame with the new map is on the screen. The whole
 * map is visible and all its tiles arrive at once. The browser begins a second frame only when every tile of the first
 * one is painted; the end of the script that changed the tiles, or the start of the first frame, would be too early.
 */
function timeOfSurprise() {
  return new Promise((resolve) => {
    const map = document.querySelector('[role="application"] svg g g');
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find((one) => one.offsetParent && one.textContent === 'Surprise me');
    const start = performance.now();
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0)),
      );
    });
    changes.observe(map, { childList: true, subtree: true });
    button?.click();
  });
}

/** Runs in the page: the same for a change of an empty picture, which is what the frames alone take on this machine. */
function timeOfEmptyPicture() {
  return new Promise((resolve) => {
    const start = performance.now();
    document.querySelector('svg g').replaceChildren();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0)),
    );
  });
}
