import { defineConfig, devices } from 'playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Real people's screens: a laptop behind the game master's screen and a phone held in one hand. A test runs on the laptop;
 * `@phone` in its title sends it to the phone, `@both` to both, where what it looks at depends on the size.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/browser-traces',
  globalSetup: './harness/ready-app.ts',
  fullyParallel: true,
  // Browsers wait as much as they work, on the server and on what moves: three keep two cores busy.
  workers: 4,
  retries: 0,
  // One that loads what twenty pages are made of takes half a minute, and on a machine that others keep busy four times that.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: '../test-results/browser.json' }],
    ['../scripts/testing/browser-progress.mjs'],
  ],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
    screenshot: 'only-on-failure',
    // It fetches half of the product for each browser that is new, as every test's is: those that look at it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
