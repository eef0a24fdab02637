import { LAPTOP, PHONE } from './devices.mjs';
import { aimFireball, runFight, showTable, takeSeat } from './fight-hands.mjs';

/** One map in each of Mapwright's styles, as the editor shows it. */
const STYLES = ['hatched', 'graph', 'parchment', 'ink-saver'];
const ONE_MAP = 'preset=flooded-crypt&seed=tour';

/** The themes of places, each as its picture in the gallery. */
const THEMES = [
  'temple',
  'crypt',
  'mine',
  'sewer',
  'prison',
  'tower',
  'warren',
  'flooded',
  'ruined',
  'natural',
  'keep',
  'cellar',
];

/** Shows the picture of a theme alone, small. */
async function showTheme(page, theme) {
  // A page without scripts of its own, whose content can be replaced.
  await page.goto('/privacy');
  await page.setContent(
    `<img alt="" src="/try/mapwright/places/theme-${theme}" width="480" height="352">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
}

async function openBoard(page, search) {
  await page.goto(`/try/mapwright?${search}`);
  await page.getByRole('application').waitFor();
}

/** The pictures of the tour: the device, the theme, what is done before the picture, and what to frame. */
export const TOUR_POSES = [
  {
    name: 'search',
    device: LAPTOP,
    colorScheme: 'light',
    async pose(page) {
      await page.goto('/monster-lookup?type=dragon&crMax=10&resist=-fire');
      await page.getByRole('searchbox').waitFor();
    },
  },
  {
    name: 'statblock',
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
    name: 'roll',
    device: PHONE,
    colorScheme: 'light',
    async pose(page) {
      await page.goto('/monster-lookup/owlbear');
      await page.getByRole('button', { name: /roll Beak, to hit/ }).click();
    },
  },
  {
    name: 'compare',
    device: LAPTOP,
    colorScheme: 'light',
    async pose(page) {
      await page.goto('/monster-lookup/compare?ids=goblin,orc,hobgoblin');
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'editions',
    device: LAPTOP,
    colorScheme: 'light',
    async pose(page) {
      await page.goto('/monster-lookup/compare?layout=print&ids=ghoul,ghoul.srd-5-2');
      await page.getByRole('article').nth(1).waitFor();
    },
    frame: (page) => page.getByRole('main'),
  },
  { name: 'fight', device: LAPTOP, colorScheme: 'light', pose: runFight },
  { name: 'fight-phone', device: PHONE, colorScheme: 'dark', pose: runFight },
  { name: 'fireball', device: PHONE, colorScheme: 'light', pose: aimFireball },
  { name: 'seat', device: PHONE, colorScheme: 'light', pose: takeSeat, as: 'Admin' },
  { name: 'table', device: LAPTOP, colorScheme: 'dark', pose: showTable, as: 'Admin' },
  {
    name: 'mapwright',
    device: LAPTOP,
    colorScheme: 'light',
    async pose(page) {
      await openBoard(page, ONE_MAP);
      await page.getByRole('button', { name: 'Brush' }).click();
    },
  },
  {
    name: 'print',
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
    name: `map-${style}`,
    device: LAPTOP,
    colorScheme: 'light',
    pose: (page) => openBoard(page, `${ONE_MAP}&style=${style}`),
    frame: (page) => page.getByRole('region', { name: 'Map', exact: true }),
  })),
  ...THEMES.map((theme) => ({
    name: `theme-${theme}`,
    device: LAPTOP,
    colorScheme: 'light',
    quality: 0.6,
    pose: (page) => showTheme(page, theme),
    frame: (page) => page.locator('img'),
  })),
];
