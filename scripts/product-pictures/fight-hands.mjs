/** Starts the prepared fight, with a wound and a condition; the dice results vary. */
export async function runFight(page) {
  // Before hydration the server would handle the click.
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
  // Members of a closed group cannot be selected one by one.
  const closed = page.locator('[data-group="closed"] button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  for (const name of names) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Damage', exact: true }).click();
}

/** A fireball on all foes, before it is applied. */
export async function aimFireball(page) {
  await runFight(page);
  await page.getByRole('button', { name: 'All foes' }).click();
  await page.getByLabel('Amount').fill('8d6 fire');
  await page.getByText('Area effect').click();
  await page.getByLabel('Save', { exact: true }).selectOption('dex');
  await page.getByLabel('DC', { exact: true }).first().fill('15');
  await page.getByRole('button', { name: 'Roll damage and saves' }).click();
}

/** The players' page of a running fight, on the phone of the player of Mira, whose turn it is. */
export async function takeSeat(page) {
  await page.goto('/initiative-tracker/new?monsters=goblin:2,ogre', { waitUntil: 'networkidle' });
  const party = 'Mira hp 31 ac 16 init 21 level 3\nTobin hp 24 ac 14 init 12 level 3';
  const lines = page.locator('textarea[name=lines]').first();
  await lines.fill(`${party}\n${await lines.inputValue()}`);
  await page.getByRole('button', { name: 'Start fight' }).click();
  await page.waitForURL(/\/initiative-tracker\/[\w-]{22}/);
  const fight = new URL(page.url()).pathname;
  await page.goto(`${fight}/table`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start sharing' }).click();
  const table = await page.getByRole('link', { name: /\/table\// }).getAttribute('href');
  await page.goto(table, { waitUntil: 'networkidle' });
  await page.getByText('Take a seat').click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Mira' }).click();
  await page.getByText(/Waiting for the game master/).waitFor();
  await page.goto(fight, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Give seat' }).click();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await hurt(page, ['Goblin 1'], '5 piercing');
  await hurt(page, ['Tobin'], '9 slashing');
  await page.waitForLoadState('networkidle');
  await page.goto(table, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^End/ }).waitFor();
}

/** The same fight on a large screen. */
export async function showTable(page) {
  await takeSeat(page);
  await page.context().clearCookies({ name: '__Host-tables' });
  await page.goto(`${new URL(page.url()).pathname}?tv=1`, { waitUntil: 'networkidle' });
}
