/** The prepared fight, begun, with a wound and a condition; what the dice say differs from time to time. */
export async function runFight(page) {
  // Before the scripts run a press would be answered by the server.
  await page.goto('/try/initiative-tracker', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Roll initiative' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await hurt(page, ['Bandit 1', 'Bandit 2'], '5 piercing');
  await hurt(page, ['Sefa Thorne'], '9 slashing');
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}

async function hurt(page, names, amount) {
  for (const name of names) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await page.getByLabel('How much').fill(amount);
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
}

/** A fireball on all foes, before it counts. */
export async function aimFireball(page) {
  await runFight(page);
  await page.getByRole('button', { name: 'All foes' }).click();
  await page.getByLabel('How much').fill('8d6 fire');
  await page.getByText('A save for all').click();
  await page.getByLabel('Save', { exact: true }).selectOption('dex');
  await page.getByLabel('DC', { exact: true }).first().fill('15');
  await page.getByRole('button', { name: 'Roll damage and saves' }).click();
}
