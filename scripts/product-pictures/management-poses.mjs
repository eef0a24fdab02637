import { LAPTOP } from './devices.mjs';

/** Adds some users, so that the tiles have counts: fetched from the sign-in stand-in. */
async function people(page) {
  await page.goto('/management');
  await page.getByRole('button', { name: 'Fetch Users' }).click();
  await page.waitForLoadState('networkidle');
  await page.goto('/management');
  await page.getByRole('table').first().waitFor();
}

async function tools(page) {
  await page.goto('/management/tools');
  await page.getByRole('table').first().waitFor();
}

async function records(page) {
  await page.goto('/management/records');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The owner's pages: users, launched tools, and a records import. */
export const MANAGEMENT_POSES = [
  { name: 'management', device: LAPTOP, colorScheme: 'light', as: 'Admin', pose: people },
  { name: 'launches', device: LAPTOP, colorScheme: 'light', as: 'Admin', pose: tools },
  { name: 'loader', device: LAPTOP, colorScheme: 'light', as: 'Admin', pose: records },
];
