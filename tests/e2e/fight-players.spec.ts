import type { Page } from 'playwright/test';
import { begin, beginKept, happen, keepFight, line, shareFight, turn } from './fight-hands';
import { open } from './open-page';
import { expect, test } from './page-test';
import { act, banner, card, phoneOf, sitDown } from './table-hands';

async function hurtOwn(phone: Page, amount: string): Promise<void> {
  await act(phone, 'Hit points');
  await phone.getByLabel('Amount').fill(amount);
  await phone.getByRole('button', { name: 'Damage', exact: true }).click();
}

test('two players take seats, roll, take damage online and offline, deal damage and end a turn', async ({
  page,
  browser,
}) => {
  const fight = await keepFight(page, 'Tobin hp 20 ac 12\nIlvy hp 18 ac 13');
  const table = await shareFight(page, fight);
  await open(page, `${fight}/table`);
  const [one, other] = [await phoneOf(browser), await phoneOf(browser)];
  const [tobin, ilvy] = [await one.newPage(), await other.newPage()];
  await sitDown(tobin, page, table, 'Tobin');
  await sitDown(ilvy, page, table, 'Ilvy');
  await tobin.getByLabel('Initiative', { exact: true }).fill('40');
  await tobin.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(tobin.getByLabel('Initiative', { exact: true })).toHaveCount(0);
  await ilvy.getByRole('button', { name: 'Roll for me' }).click();
  await expect(ilvy.getByRole('button', { name: 'Roll for me' })).toHaveCount(0);
  await open(page, fight);
  await begin(page);
  await expect(turn(page)).toContainText('Tobin');
  await expect(banner(tobin)).toContainText('Your turn');
  await expect(tobin.getByText('Your turn', { exact: true })).toHaveCount(1);
  await expect(banner(ilvy)).toContainText('Tobin’s turn');

  await test.step('what is done without a line waits, and counts once when it is back', async () => {
    await hurtOwn(tobin, '4');
    await expect(line(page, 'Tobin')).toContainText('16/20');
    await one.setOffline(true);
    await hurtOwn(tobin, '3');
    await expect(tobin.locator('[data-waiting="1"]')).toContainText('when you are back online');
    await hurtOwn(ilvy, '2');
    await expect(line(page, 'Ilvy')).toContainText('16/18');
    await expect(line(page, 'Tobin')).toContainText('16/20');
    await one.setOffline(false);
    await expect(card(tobin)).toContainText('13/20');
    await expect(line(page, 'Tobin')).toContainText('13/20');
    await expect(tobin.locator('[data-waiting]')).toHaveCount(0);
    await expect(tobin.locator('[data-order]')).toContainText('16/18');
  });

  await test.step('damage to a foe is the game master’s to take, and no number of it is told', async () => {
    await act(tobin, 'Deal damage');
    await tobin.getByLabel('Goblin 1').check();
    await tobin.getByLabel('Damage', { exact: true }).fill('6');
    await tobin.getByRole('button', { name: 'Tell the game master' }).click();
    await expect(card(tobin)).toContainText('6 to Goblin 1');
    const due = page.getByRole('region', { name: 'Due now' });
    await due.getByRole('button', { name: 'Half' }).click();
    await expect(line(page, 'Goblin 1')).toContainText('4/7');
    await expect(tobin.locator('[data-order]')).toContainText('Hurt');
    await expect(card(tobin)).not.toContainText('6 to Goblin 1');
    await expect(tobin.locator('[data-order]')).not.toContainText('4/7');
  });

  await tobin.getByRole('button', { name: 'End my turn' }).click();
  await expect(turn(page)).not.toContainText('Tobin’s turn');
  await expect(banner(tobin)).not.toContainText('Your turn');
  await expect(banner(ilvy)).not.toContainText('Tobin’s turn');
  await Promise.all([one.close(), other.close()]);
});

test('the shared screen shows a large fight as a whole, until sharing stops', async ({
  page,
  browser,
}) => {
  // A group at the end is the hardest case for the columns.
  const fight = await keepFight(page, 'Tobin hp 20 ac 12\nIlvy hp 18 ac 13\n20 Rats hp 1 init 0');
  const table = await shareFight(page, fight);
  await beginKept(page, fight);
  const context = await phoneOf(browser);
  const screen = await context.newPage();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(table);
  await expect(screen.locator('main[data-ready]')).toBeVisible();
  await expect(screen.locator('[data-one]')).toHaveCount(25);
  const below = await screen.evaluate(
    () =>
      [...document.querySelectorAll('[data-one]')].filter(
        (one) => one.getBoundingClientRect().bottom > innerHeight,
      ).length,
  );
  expect(below).toBe(0);
  const last = screen.locator('[data-order] > li').last();
  await expect(last.locator('[data-one]')).toHaveCount(20);
  await open(page, `${fight}/table`);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(screen.getByRole('alert')).toContainText('stopped sharing');
  await context.close();
});

const LONGSWORD = {
  key: '0.longsword',
  entry: '0.longsword',
  name: 'Longsword',
  attack: { toHit: 30, reachFeet: 5, rangeFeet: null },
  manner: {},
  targets: {},
  hit: { damage: [{ dice: null, bonus: 0, average: 4, type: 'slashing' }] },
};

test('a player rolls an attack on the phone: the game master applies it, and the table sees the dice', async ({
  page,
  browser,
}) => {
  const fight = await keepFight(page);
  const sheet = { name: 'Ilvy', edition: '2014', maximum: 18, saves: {}, strikes: [LONGSWORD] };
  await happen(page, fight, [
    { do: 'add', seeds: [{ id: 'ilvy', side: 'party', initiative: 40, sheet }] },
  ]);
  const table = await shareFight(page, fight);
  await beginKept(page, fight);
  await open(page, `${fight}/table`);
  const [one, other] = [await phoneOf(browser), await phoneOf(browser)];
  const [ilvy, screen] = [await one.newPage(), await other.newPage()];
  await sitDown(ilvy, page, table, 'Ilvy');
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(`${table}?tv=1`);
  await expect(screen.locator('main[data-ready]')).toBeVisible();
  await open(page, fight);
  await act(ilvy, 'Attack');
  await ilvy.getByLabel('Goblin 1').check();
  await ilvy.getByRole('button', { name: 'Roll and tell the game master' }).click();
  const due = page.getByRole('region', { name: 'Due now' });
  await expect(due).toContainText('Ilvy’s player (with Longsword)');
  await expect(screen.locator('[data-rolls]')).toContainText('Ilvy Longsword');
  await expect(screen.locator('[data-rolls]')).toContainText('to hit');
  // A natural 1 misses whatever the bonus.
  const missed = ((await due.textContent()) ?? '').includes('misses');
  await due.getByRole('button', { name: 'Apply' }).click();
  await expect(line(page, 'Goblin 1')).toContainText(missed ? '7/7' : /[0-3]\/7/);
  await expect(due).toHaveCount(0);

  await test.step('dice for the game master alone stay between the two', async () => {
    await act(ilvy, 'Roll dice');
    await ilvy.getByRole('textbox', { name: 'Dice' }).fill('1d20+2');
    await ilvy.getByRole('textbox', { name: 'For' }).fill('Stealth');
    await ilvy.getByLabel('For the game master alone').filter({ visible: true }).check();
    await ilvy.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect(ilvy.locator('[data-rolls]')).toContainText('Stealth for the game master alone');
    await expect(screen.locator('[data-rolls]')).not.toContainText('Stealth');
  });

  await test.step('whoever is held reads so, and cannot attack', async () => {
    const held = { id: 'held', name: 'Hold Person', conditions: ['paralyzed'] };
    await happen(page, fight, [{ do: 'lasting', who: ['ilvy'], lasting: held }]);
    await expect(card(ilvy)).toContainText('Paralyzed (Hold Person)');
    await expect(banner(ilvy)).toContainText('Paralyzed (Hold Person)');
    await expect(banner(ilvy)).not.toContainText('Your turn');
    await expect(ilvy.getByRole('button', { name: 'End my turn' })).toHaveCount(0);
  });
  await Promise.all([one.close(), other.close()]);
});

const CASTING = { name: 'Wizard', dc: 15, toHit: 7, modifier: 4, level: 7 };

test('a player casts a spell with a slot on the phone: its saves and damage are applied in one press', async ({
  page,
  browser,
}) => {
  const fight = await keepFight(page, 'Tobin hp 20 ac 12');
  const spells = ['fireball', 'fire-bolt', 'cure-wounds'].map((spell) => ({ spell }));
  const sheet = {
    name: 'Ilvy',
    edition: '2014',
    maximum: 18,
    saves: {},
    slots: [4, 3, 2, 1],
    castings: [{ ...CASTING, spells }],
  };
  await happen(page, fight, [
    { do: 'add', seeds: [{ id: 'ilvy', side: 'party', initiative: 40, sheet }] },
  ]);
  const table = await shareFight(page, fight);
  await open(page, `${fight}/table`);
  const context = await phoneOf(browser);
  const phone = await context.newPage();
  await sitDown(phone, page, table, 'Ilvy');
  await open(page, fight);
  await begin(page);
  await act(phone, 'Cast a spell');
  const does = phone.locator('[data-spell-does]');
  // Nothing is cast that was not chosen.
  await expect(phone.getByLabel('Slot')).toHaveCount(0);
  await phone.locator('select[name="spell"]').selectOption('fireball');
  await expect(does).toContainText('DEX save DC 15: 8d6 fire (half if saved)');
  await phone.getByLabel('Slot').selectOption('4');
  await expect(does).toContainText('9d6 fire');
  await phone.getByLabel('Goblin 1').check();
  await phone.getByLabel('Goblin 2').check();
  await phone.getByRole('button', { name: 'Cast and tell the game master' }).click();
  await expect(phone.locator('[data-rolls]')).toContainText('Fireball (level 4)');
  await expect(phone.locator('[data-rolls]')).toContainText(
    'Dexterity save DC 15, half on a success',
  );
  const due = page.getByRole('region', { name: 'Due now' });
  await expect(due).toContainText(/Goblin 1 (saves|fails) \(\d+ against 15\): \d+ fire/);
  await due.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('[data-defeated]')).toContainText('Goblin');
  await act(phone, 'Spell slots');
  await expect(phone.getByText('Level 4: 0 of 1')).toBeVisible();
  await context.close();
});
