import { mkdirSync, statSync } from 'node:fs';
import { chromium } from 'playwright';
import { startApp } from '../tests/harness/app.mjs';
import { inProject } from './setup/project.mjs';
import { runCommand, say } from './setup/say.mjs';

const FOLDER = inProject('public', 'pictures');
const MOST_BYTES = 120_000;
const QUALITY = 70;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1200, height: 720 } };

/** One map in each of Mapwright's styles, as the board shows it. */
const STYLES = ['hatched', 'graph', 'parchment', 'ink-saver'];
const ONE_MAP = 'preset=flooded-crypt&seed=tour';

async function openBoard(page, search) {
  await page.goto(`/try/mapwright?${search}`);
  await page.getByRole('application').waitFor();
}

/** The pictures of the tour: which screen, which light, what is done there before the shutter clicks, and what to frame. */
const PICTURES = [
  {
    name: 'tour-search',
    device: LAPTOP,
    colorScheme: 'light',
    async pose(page) {
      await page.goto('/monster-lookup?type=dragon&crMax=10&resist=-fire');
      await page.getByRole('searchbox').waitFor();
    },
  },
  {
    name: 'tour-statblock',
    device: LAPTOP,
    colorScheme: 'dark',
    async pose(page) {
      await page.goto('/monster-lookup/adult-red-dragon');
      await page.getByRole('radio', { name: /^Adv/ }).check();
      await page
        .getByRole('button', { name: /roll Wisdom save/ })
        .first()
        .click();
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'tour-roll',
    device: PHONE,
    colorScheme: 'light',
    async pose(page) {
      await page.goto('/monster-lookup/owlbear');
      await page.getByRole('button', { name: /roll Beak, to hit/ }).click();
    },
  },
  {
    name: 'tour-compare',
    device: LAPTOP,
    colorScheme: 'light',
    async pose(page) {
      await page.goto('/monster-lookup/compare?ids=goblin,orc,hobgoblin');
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'tour-mapwright',
    device: LAPTOP,
    colorScheme: 'light',
    async pose(page) {
      await openBoard(page, ONE_MAP);
      await page.getByRole('button', { name: 'Brush' }).click();
    },
  },
  {
    name: 'tour-print',
    device: LAPTOP,
    colorScheme: 'dark',
    async pose(page) {
      await openBoard(page, ONE_MAP);
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      await page
        .getByRole('checkbox', { name: /^Sheet/ })
        .first()
        .click();
    },
    frame: (page) => page.getByRole('dialog'),
  },
  ...STYLES.map((style) => ({
    name: `tour-map-${style}`,
    device: LAPTOP,
    colorScheme: 'light',
    pose: (page) => openBoard(page, `${ONE_MAP}&style=${style}`),
    frame: (page) => page.getByRole('region', { name: 'Map', exact: true }),
  })),
];

/** Draws the pictures that the README shows, from the product itself. */
await runCommand(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const app = await startApp();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    for (const { name, device, colorScheme, pose, frame = (page) => page } of PICTURES) {
      const context = await browser.newContext({ ...device, colorScheme, baseURL: app.origin });
      const page = await context.newPage();
      await pose(page);
      await page.waitForTimeout(800);
      const path = `${FOLDER}/${name}.jpg`;
      await frame(page).screenshot({ path, type: 'jpeg', quality: QUALITY });
      const bytes = statSync(path).size;
      say(`${name}.jpg: ${Math.round(bytes / 1000)} kB${bytes > MOST_BYTES ? ', too large' : ''}`);
      await context.close();
    }
  } finally {
    await browser.close();
    await app.stop();
  }
});
