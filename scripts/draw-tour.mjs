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

/** The pictures of the tour: which screen, which light, and what is done there before the shutter clicks. */
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
    for (const { name, device, colorScheme, pose } of PICTURES) {
      const context = await browser.newContext({ ...device, colorScheme, baseURL: app.origin });
      const page = await context.newPage();
      await pose(page);
      await page.waitForTimeout(800);
      const path = `${FOLDER}/${name}.jpg`;
      await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
      const bytes = statSync(path).size;
      say(`${name}.jpg: ${Math.round(bytes / 1000)} kB${bytes > MOST_BYTES ? ', too large' : ''}`);
      await context.close();
    }
  } finally {
    await browser.close();
    await app.stop();
  }
});
