import type { Locator, Page } from 'playwright/test';
import { ADMIN, asPerson } from './as-person';
import { expect, test } from './page-test';

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' });

/** The Armor Class in the summary beside the steps. */
const armorClass = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Summary' })
    .locator('summary', { hasText: 'Armor Class' });

/** Creates a user and starts a new character with the list's form. */
async function begin(page: Page, name: string): Promise<void> {
  await asPerson(page, ADMIN, '/lab/character');
  await page.getByRole('form', { name: 'New character' }).getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(/make/);
}

test('an expert builds a multiclass character, a second tap adds no second level, and steps can be undone', async ({
  page,
}) => {
  await begin(page, 'Mira');
  await page.getByRole('radio', { name: /^Half-Elf/ }).check();
  await expect(page.getByRole('group', { name: /^Two skills/ })).toBeVisible();
  await steps(page)
    .getByRole('link', { name: /^Class/ })
    .click();
  await page.getByRole('button', { name: 'Choose Fighter' }).dblclick();
  await expect(page.getByText('Level 1, 1', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Fighter 1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add level 2, average' }).click();
  await expect(page.getByRole('button', { name: 'Add level 3, average' })).toBeVisible();
  // The half-elf's Charisma meets the sorcerer's minimum of 13; the suggested array gives the fighter 8, plus 2.
  await page.getByText('Multiclass').click();
  await expect(page.getByRole('button', { name: 'Rogue', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Rogue', exact: true }).click();
  await expect(page.getByText('Fighter 2 / Rogue 1').first()).toBeVisible();
  await armorClass(page).click();
  await page.getByLabel('Armor Class, set by hand').fill('19');
  await expect(armorClass(page)).toContainText('by hand');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(armorClass(page)).not.toContainText('by hand');
  await page.reload();
  await expect(page.getByText('Fighter 2 / Rogue 1').first()).toBeVisible();
  // What was done before the reload can still be undone.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Fighter 2 / Rogue 1')).toHaveCount(0);
  await expect(page.getByText('Fighter 2', { exact: false }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a newcomer’s character attacks after at most 12 presses, and after 6 by three questions', async ({
    page,
  }) => {
    await asPerson(page, ADMIN, '/lab/character');
    let presses = 0;
    const press = async (what: Locator) => {
      presses += 1;
      await what.click();
    };
    const attack = page.getByRole('button', { name: /roll .+, to hit/i }).first();

    await press(page.getByRole('button', { name: 'Create', exact: true }));
    await press(page.getByRole('radio', { name: /^Elf/ }));
    await expect(
      page.getByText('High Elf is set: these rules have no other subrace.'),
    ).toBeVisible();
    await press(steps(page).getByRole('link', { name: /^Class/ }));
    await press(page.getByRole('button', { name: 'Choose Fighter' }));
    await expect(page.getByText('Fighter, level 1.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Choose the rest for me' }));
    await expect(page.getByText('All choices made.')).toBeVisible();
    await press(page.getByRole('link', { name: 'To the table' }).first());
    await press(attack);
    await expect(page.getByText(/, to hit/).first()).toBeVisible();
    expect(presses).toBeLessThanOrEqual(12);

    presses = 0;
    await page.goto('/lab/character');
    await press(page.getByText('Three questions').first());
    await press(page.getByRole('button', { name: 'Create character' }));
    await press(attack);
    expect(presses).toBeLessThanOrEqual(6);
  });

  test('what is left is one press away, a spell is read where it is chosen, and the level goes up from the sheet', async ({
    page,
  }) => {
    await begin(page, 'Nim');
    await steps(page)
      .getByRole('link', { name: /^Class/ })
      .click();
    await page.getByRole('button', { name: 'Choose Wizard' }).click();
    await expect(page.getByText('Wizard, level 1.')).toBeVisible();
    // The page is much shorter then: not its end, but the first choice of the class is in view.
    const choice = page.locator('fieldset[data-open]').first();
    await expect(choice).toBeInViewport();
    await expect(choice).toBeFocused();
    await page.getByRole('link', { name: /left\. Go to: Choose a race/ }).click();
    await page.waitForURL(/step=race#asked-race/);
    await steps(page)
      .getByRole('link', { name: /^Spells/ })
      .click();
    const cantrips = page.getByRole('group', { name: /^Cantrips/ });
    await cantrips.getByLabel('About Fire Bolt').click();
    await expect(cantrips.getByText('1d10', { exact: false }).first()).toBeVisible();
    await expect(cantrips.getByRole('article', { name: 'Fire Bolt' })).toBeVisible();
    await cantrips.getByLabel('Filter cantrips').selectOption('Damage');
    await expect(cantrips.getByRole('checkbox', { name: /^Mage Hand/ })).toBeHidden();
    await page.getByRole('button', { name: 'Choose the rest for me' }).click();
    await expect(page.getByText('All choices made.')).toBeVisible();
    await page.getByRole('link', { name: 'To the table' }).first().click();
    await page.getByRole('link', { name: 'Level up' }).click();
    await page.waitForURL(/step=class/);
    const next = page.getByRole('region', { name: 'Next: Wizard 2' });
    await expect(next).toContainText('2 more spellbook spells');
    await next.getByRole('button', { name: 'Add level 2, average' }).click();
    await expect(page.getByText('Wizard, level 2.')).toBeVisible();
    const said = page.getByRole('status').filter({ hasText: 'Level 2 added: Wizard 2.' });
    await expect(said).toBeInViewport();
    await expect(said.getByRole('link', { name: 'To the table' })).toBeInViewport();
  });
});

test('a conflict between two tabs is reported, and the state on the page can be saved', async ({
  page,
  context,
}) => {
  await begin(page, 'Twice');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('radio', { name: /^Human/ }).check();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /^Tiefling/ }).check();
  await expect(page.getByText('changed elsewhere meanwhile')).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Tiefling/ })).toBeChecked();
});

test('fields keep their text during slow typing, values switch between manual and calculated, and leaving the page loses nothing', async ({
  page,
}) => {
  await begin(page, 'Slow');
  /** Types so slowly that each letter is saved before the next is typed. */
  const typeSlowly = async (text: string) => {
    for (const letter of text) {
      const kept = page.waitForResponse(/\/lab\/character\/[^/]+\/keep$/);
      await page.keyboard.type(letter);
      await (await kept).finished();
    }
  };
  await steps(page)
    .getByRole('link', { name: /^Abilities/ })
    .click();
  const strength = page.getByRole('table', { name: 'Scores' });
  const inTable = strength.getByLabel('Strength, set by hand');
  await strength.locator('summary').first().click();
  await inTable.fill('19');
  await expect(strength.locator('summary').first()).toContainText('by hand');
  await inTable.fill('1919');
  await expect(
    page.getByText('Strength must be a whole number from 1 to 30: “1919” is not saved.'),
  ).toBeVisible();
  await expect(inTable).toHaveValue('1919');
  await inTable.fill('');
  await expect(strength.locator('summary').first()).not.toContainText('by hand');

  await steps(page)
    .getByRole('link', { name: /^About/ })
    .click();
  await page.waitForURL(/step=about/);
  const about = page.url();
  const name = page.getByLabel('Name', { exact: true }).first();
  await name.click();
  await name.fill('');
  await typeSlowly('Ada L');
  await expect(name).toHaveValue('Ada L');
  await expect(name).toBeFocused();
  const own = page.getByRole('group', { name: 'Custom features' });
  await own.getByLabel('New feature').click();
  await typeSlowly('Luck');
  await expect(own.getByLabel('Name', { exact: true })).toHaveValue('Luck');
  await expect(own.getByLabel('New feature')).toHaveValue('');
  // A value that was reset to the rules stays so.
  await armorClass(page).click();
  await page.getByLabel('Armor Class, set by hand').fill('19');
  await expect(armorClass(page)).toContainText('by hand');
  await page.getByRole('button', { name: 'Reset to the rules' }).click();
  await expect(armorClass(page)).not.toContainText('by hand');
  await page.getByLabel('Player').fill('Ann');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(armorClass(page)).not.toContainText('by hand');
  // Undo also restores the text of the field.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('Player')).toHaveValue('');
  await page.getByLabel('Player').fill('Anna');
  await page.goto('/lab/character');
  // The last save was sent while the page was left, so it may arrive after the next page was requested.
  await expect(async () => {
    await page.goto(about);
    await expect(page.getByLabel('Player')).toHaveValue('Anna', { timeout: 500 });
  }).toPass();
});

test('selected spells stay selected while the user searches for another and no response has arrived', async ({
  page,
}) => {
  await begin(page, 'Vex');
  await steps(page)
    .getByRole('link', { name: /^Class/ })
    .click();
  await page.getByRole('button', { name: 'Choose Wizard' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Wizard 1').first()).toBeVisible();
  await steps(page)
    .getByRole('link', { name: /^Spells/ })
    .click();
  const spellbook = page.getByRole('group', { name: /^In the spellbook/ });
  let answer = () => {};
  const ticked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/lab/character/*/keep', async (route) => {
    await ticked;
    await route.continue();
  });
  await spellbook.getByRole('checkbox', { name: /^Alarm/ }).check();
  await spellbook.getByLabel('Search in the spellbook').fill('shie');
  await spellbook.getByRole('checkbox', { name: /^Shield/ }).check();
  await expect(spellbook.getByRole('checkbox', { name: /^Burning Hands/ })).toBeHidden();
  await spellbook.getByLabel('Search in the spellbook').fill('');
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(spellbook.getByText('2 of 6')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a character is made with forms only, and by three questions', async ({ page }) => {
    await begin(page, 'Plain');
    await page.getByRole('radio', { name: /^Human/ }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await steps(page)
      .getByRole('link', { name: /^Class/ })
      .click();
    await page.getByRole('button', { name: 'Choose Wizard' }).click();
    await expect(page.getByText('Human, Wizard 1').first()).toBeVisible();
    await page.getByRole('button', { name: 'Choose for me' }).first().click();
    await steps(page)
      .getByRole('link', { name: /^Spells/ })
      .click();
    await page.getByRole('button', { name: 'Choose for me' }).first().click();
    await expect(page.getByText('3 of 3')).toBeVisible();
    await steps(page)
      .getByRole('link', { name: /^Abilities/ })
      .click();
    await page.getByLabel('Strength').first().selectOption('15');
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await expect(page.getByLabel('Strength').first()).toHaveValue('15');

    await steps(page)
      .getByRole('link', { name: /^Equipment/ })
      .click();
    await page.getByLabel('Or a custom item').fill('Moonblade');
    await page.getByLabel('Kind', { exact: true }).selectOption('Weapon');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Details of Moonblade').click();
    await page.getByLabel('Damage type').selectOption('radiant');
    await page.getByLabel('Note').fill('Glows near orcs.');
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await expect(page.getByText('1d4 radiant')).toBeVisible();

    await page.goto('/lab/character');
    await page.getByText('Three questions').first().click();
    const form = page.getByRole('form', { name: 'Three questions' });
    await form.getByLabel('With spells').check();
    await form.getByLabel('A sharp mind, or magic in the blood').check();
    await form.getByLabel('Name').fill('Ada of the Ford');
    await form.getByRole('button', { name: 'Create character' }).click();
    await page.waitForURL(/\/lab\/character\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada of the Ford');
    await page.goto(`${new URL(page.url()).pathname}/make`);
    await expect(page.getByText('All choices made.')).toBeVisible();
  });
});
