import { LAPTOP, PHONE } from './devices.mjs';
import { runFight } from './fight-hands.mjs';

/** The upper part of a phone's screen, for pictures beside text. */
const POCKET = { ...PHONE, viewport: { width: 390, height: 520 } };
/** The width of a statblock at a table. */
const LEAF = { viewport: { width: 560, height: 1400 }, deviceScaleFactor: 2 };

/** Scrolls an element to this many pixels below the top of the screen; runs in the page. */
function toTop(element, above) {
  scrollTo({ top: element.getBoundingClientRect().top + scrollY - above, behavior: 'instant' });
}

async function search(page) {
  await page.goto('/monster-lookup?type=dragon&crMax=10');
  await page.getByRole('searchbox').waitFor();
}

async function draw(page) {
  await page.goto('/try/mapwright?preset=flooded-crypt&seed=tour');
  await page.getByRole('application').waitFor();
  await page.waitForLoadState('networkidle');
}

async function drawOnPhone(page) {
  await draw(page);
  await page.getByRole('region', { name: 'Map', exact: true }).evaluate(toTop, 84);
}

async function owlbear(page) {
  await page.goto('/monster-lookup/owlbear');
  await page.getByRole('article').first().waitFor();
}

async function owlbearOnPhone(page) {
  await owlbear(page);
  await page.getByRole('article').first().evaluate(toTop, 84);
}

async function fightOnPhone(page) {
  await runFight(page);
  await page.getByRole('list').first().evaluate(toTop, 84);
}

async function rules(page) {
  await page.goto('/cheat-sheet');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function scroll(page) {
  await page.goto('/spell-scroll-cost?edition=2024&spell=revivify&arcana=6&casting=4');
  await page.getByRole('heading', { name: 'Scroll of Revivify' }).waitFor();
}

async function scrollOnPhone(page) {
  await scroll(page);
  await page.locator('#scroll').evaluate(toTop, 84);
}

/** Dice of which one is dropped and one explodes, beside a check. */
async function dice(page) {
  await page.goto('/dice-roller?e=4d6!kh3%2B2&dc=15&seed=tour15');
  await page.locator('#roll-title').waitFor();
}

async function diceOnPhone(page) {
  await dice(page);
  await page.locator('#roll').evaluate(toTop, 84);
}

async function spells(page) {
  await page.goto('/spell-lookup?class=wizard&level=3');
  await page.getByRole('link', { name: 'Fireball' }).waitFor();
}

async function spellOnPhone(page) {
  await page.goto('/spell-lookup/fireball');
  await page.getByRole('article').first().evaluate(toTop, 84);
}

async function build(page) {
  await page.goto(
    '/encounter-builder?edition=2014&party=4x4&monsters=goblin:4,ogre:1:l,worg:1&type=humanoid&crMax=5',
  );
  await page.getByRole('heading', { name: 'Hard' }).waitFor();
}

async function buildOnPhone(page) {
  await build(page);
  await page.getByRole('main').evaluate(toTop, 84);
}

/** A party of three, with what the table knows about them. */
async function gatherParty(page) {
  await page.goto('/adventuring');
  await page.getByLabel('Party name').fill('The Lanterns of Hollowmere');
  const heroes = [
    ['Mira', '4', '27', '2'],
    ['Torvald', '4', '38', '1'],
    ['Bela', '4', '31', '3'],
  ];
  for (const [at, hero] of heroes.entries()) {
    for (const [column, label] of ['Name', 'Level', 'HP', 'Initiative'].entries()) {
      await page.getByLabel(`${label} of character ${at + 1}`).fill(hero[column]);
    }
  }
  await page.getByRole('button', { name: 'Create party' }).click();
  await page.getByText('Party created').waitFor();
  await page.getByRole('link', { name: 'The Lanterns of Hollowmere' }).first().click();
  await page.getByRole('heading', { name: 'Characters' }).waitFor();
  const told = {
    Mira: { AC: '13', Percep: '14', Insight: '12', Int: '+7', Wis: '+4', Class: 'Wizard' },
    Torvald: { AC: '18', Percep: '11', Insight: '10', Str: '+5', Con: '+5', Class: 'Fighter' },
    Bela: { AC: '15', Percep: '13', Insight: '15', Dex: '+5', Cha: '+6', Class: 'Bard' },
  };
  for (const [name, fields] of Object.entries(told)) {
    const card = page.locator(`[data-member="${name}"]`);
    await card.getByText('Conditions, slots, gold').click();
    for (const [label, text] of Object.entries(fields)) {
      const field = card.getByLabel(new RegExp(`^${label}`)).first();
      await field.fill(text);
      await field.press('Enter');
    }
    await card.getByText('Conditions, slots, gold').click();
  }
  await page.locator('[data-member="Torvald"]').getByRole('button', { name: '5 damage' }).click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.activeElement?.blur());
}

/** A homebrew creature based on one from a book, in the editor. */
async function brew(page) {
  await page.goto('/homebrew/new?q=owlbear&from=2014');
  await page.getByRole('button', { name: 'Use Owlbear', exact: true }).first().click();
  await page.waitForURL(/\/homebrew\/[0-9a-f-]{36}/);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Name', { exact: true }).first().fill('Moss-Crowned Owlbear');
  await page
    .getByRole('group', { name: /^Strength/ })
    .getByLabel('Score')
    .fill('22');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Moss-Crowned Owlbear', level: 1 }).waitFor();
  await page.reload();
}

/** How a pasted statblock is read, before anything is saved. */
async function bringOnPhone(page) {
  await page.goto('/homebrew/import');
  await page
    .getByLabel('Paste text')
    .fill(
      [
        'Bog Ogre',
        'Large giant, chaotic evil',
        'Armor Class 11 (hide armor)',
        'Hit Points 59 (7d10 + 21)',
        'Speed 40 ft., swim 20 ft.',
        'STR DEX CON INT WIS CHA',
        '19 (+4) 8 (−1) 16 (+3) 5 (−3) 7 (−2) 7 (−2)',
        'Senses darkvision 60 ft., passive Perception 8',
        'Languages Common, Giant',
        'Challenge 2 (450 XP)',
        'Actions',
        'Club. Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 13 (2d8 + 4) bludgeoning damage.',
      ].join('\n'),
    );
  await page.getByText('Recognized').waitFor();
  await page.getByRole('main').evaluate(toTop, 84);
}

async function gatherOnPhone(page) {
  await gatherParty(page);
  await page.locator('[data-member="Torvald"]').evaluate(toTop, 84);
}

const BATTLE =
  '/battle-simulator?a=@champion.5&a=@life.5&a=@thief.5&a=@evoker.5&b=ogre~n:6&b=goblin~n:6&if=more.b.0&most=b.0';

/** Makes a ready-to-play character. */
async function makeCharacter(page) {
  await page.goto('/lab/character');
  const form = page.getByRole('form', { name: 'Ready to play' });
  await page.getByText('Ready to play').first().click();
  await form.getByLabel('Character').selectOption('cleric');
  await form.getByLabel('Level').selectOption('5');
  await form.getByRole('button', { name: 'Add character' }).click();
  await page.waitForURL(/lab\/character\/[0-9a-f-]{36}/);
  await page.goto(`${new URL(page.url()).pathname}/make?step=class`);
  await page.getByRole('navigation', { name: 'Steps' }).waitFor();
}

async function makeCharacterOnPhone(page) {
  await makeCharacter(page);
  await page.getByRole('navigation', { name: 'Steps' }).evaluate(toTop, 84);
}

async function simulate(page) {
  await page.goto(BATTLE);
  await page.getByText('10,000 fights simulated.').waitFor();
}

/** One fight, told step by step. */
async function simulateOnPhone(page) {
  await page.goto(`${BATTLE}&fight=1`);
  await page.getByText('10,000 fights simulated.').waitFor();
}

/** The sections are collapsed on a phone, so open one. */
async function rulesOnPhone(page) {
  await page.goto('/cheat-sheet#conditions');
  await page.locator('#blinded').waitFor();
}

/**
 * The pictures of the product on its own pages, each in the light and the dark theme. To add a tool, add a line here
 * and its texts in `app/site/features/product-pictures.ts`.
 */
export const TOOL_POSES = [
  { name: 'monster-lookup-wide', device: LAPTOP, pose: search },
  { name: 'monster-lookup-narrow', device: POCKET, pose: owlbearOnPhone },
  { name: 'cheat-sheet-wide', device: LAPTOP, pose: rules },
  { name: 'cheat-sheet-narrow', device: POCKET, pose: rulesOnPhone },
  { name: 'mapwright-wide', device: LAPTOP, pose: draw },
  { name: 'mapwright-narrow', device: POCKET, pose: drawOnPhone },
  { name: 'spell-lookup-wide', device: LAPTOP, as: 'Admin', pose: spells },
  { name: 'spell-lookup-narrow', device: POCKET, as: 'Admin', pose: spellOnPhone },
  { name: 'spell-scroll-cost-wide', device: LAPTOP, as: 'Admin', pose: scroll },
  { name: 'spell-scroll-cost-narrow', device: POCKET, as: 'Admin', pose: scrollOnPhone },
  { name: 'dice-roller-wide', device: LAPTOP, as: 'Admin', pose: dice },
  { name: 'dice-roller-narrow', device: POCKET, as: 'Admin', pose: diceOnPhone },
  { name: 'encounter-builder-wide', device: LAPTOP, as: 'Admin', pose: build },
  { name: 'encounter-builder-narrow', device: POCKET, as: 'Admin', pose: buildOnPhone },
  { name: 'homebrew-monsters-wide', device: LAPTOP, as: 'Admin', pose: brew },
  { name: 'homebrew-monsters-narrow', device: POCKET, as: 'Admin', pose: bringOnPhone },
  { name: 'character-creator-wide', device: LAPTOP, as: 'Admin', pose: makeCharacter },
  { name: 'character-creator-narrow', device: POCKET, as: 'Admin', pose: makeCharacterOnPhone },
  { name: 'battle-simulator-wide', device: LAPTOP, as: 'Admin', pose: simulate },
  { name: 'battle-simulator-narrow', device: POCKET, as: 'Admin', pose: simulateOnPhone },
  { name: 'adventuring-wide', device: LAPTOP, as: 'Admin', pose: gatherParty },
  { name: 'adventuring-narrow', device: POCKET, as: 'Admin', pose: gatherOnPhone },
  { name: 'initiative-tracker-wide', device: LAPTOP, pose: runFight },
  { name: 'initiative-tracker-narrow', device: POCKET, pose: fightOnPhone },
  {
    name: 'statblock-narrow',
    device: LEAF,
    pose: owlbear,
    frame: (page) => page.getByRole('article').first(),
    most: 1,
  },
];
