import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/setup/chromium.mjs';
import { startApp } from '../harness/app.mjs';
import { timeOfPress } from './time-of-press.mjs';
import { weighPage } from './weigh-page.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const LINES = Array.from({ length: 30 }, (_, at) => `Guard ${at + 1} hp 40 ac 14 init +1`);
const PATH = '/try/initiative-tracker';

/** The tested actions: the fields to set first (by selector), the combatant to select, and the button. */
const PRESSES = [
  { name: 'damage', set: { 'input[name="amount"]': '1' }, ticked: 'Guard 12', intent: 'harm' },
  { name: 'the next turn', set: {}, ticked: null, intent: 'next' },
  {
    name: 'a condition',
    set: { 'select[name="condition"]': 'prone' },
    ticked: 'Guard 7',
    intent: 'lasting',
  },
  { name: 'an undo', set: {}, ticked: null, intent: 'undo' },
];

const SCREENS = [
  { name: 'desktop', how: { viewport: { width: 1280, height: 800 } } },
  {
    name: 'phone',
    how: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
  },
];

/**
 * Measures the size of the tracker's page, and with 40 combatants the time from a press to the painted frame, with the
 * processor slowed down four times.
 */
export async function run({ full }) {
  const app = await startApp();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: FLAGS });
  try {
    const { script } = await weighPage(app.origin, PATH);
    const kb = Math.round(script * 10) / 10;
    const first = { name: 'JavaScript of the first visit, gzip', value: kb, unit: 'kB' };
    const rows = [{ ...first, budget: 165, ok: kb <= 165 }];
    for (const screen of SCREENS) {
      rows.push(...(await timesOn(screen, `${app.origin}${PATH}`, browser, full ? 41 : 15)));
    }
    return rows;
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function timesOn({ name: screen, how }, address, browser, rounds) {
  const context = await browser.newContext(how);
  const page = await context.newPage();
  await beginFight(page, address);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = new Map(PRESSES.map(({ name }) => [name, []]));
  // The presses take turns, so that other load on the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, ...press } of PRESSES) {
      times.get(name).push(await timeOfPress(page, client, press));
    }
  }
  await context.close();
  return [...times].map(([name, taken]) => {
    const painted = taken.map((one) => one.painted).sort((one, other) => one - other);
    const shown = taken.map((one) => one.shown).sort((one, other) => one - other);
    const middle = Math.floor(taken.length / 2);
    const value = Math.round(painted[middle]);
    const beside = `least ${Math.round(painted[0])}, on the screen ${shown[middle]}`;
    const said = `${screen}: ${name} painted with 40 combatants, CPU x 4, median (${beside})`;
    return { name: said, value, unit: 'ms', budget: 50, ok: value <= 50 };
  });
}

async function beginFight(page, address) {
  await page.goto(address);
  await page.locator('[data-tick-all]').first().waitFor();
  await page.getByLabel('One per line').fill(LINES.join('\n'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('[data-combatant]').nth(39).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.locator('[data-fight] button[value="next"]').waitFor();
}
