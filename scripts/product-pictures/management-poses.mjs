import { LAPTOP } from './devices.mjs';

/** Some people, so that the tiles count something: the hosted sign-in's own, brought here by its mirror. */
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

/** What an owner sees: who is here, the tools that are launched, and records on their way in. */
export const MANAGEMENT_POSES = [
  { name: 'management', device: LAPTOP, colorScheme: 'light', as: 'Admin', pose: people },
  { name: 'launches', device: LAPTOP, colorScheme: 'light', as: 'Admin', pose: tools },
  { name: 'loader', device: LAPTOP, colorScheme: 'light', as: 'Admin', pose: records },
];
