import { type Character, character } from '../record/character';
import type { Sheet } from '../sheet/sheet';
import { composeClasses } from './compose-classes';
import { composeItems } from './compose-items';
import { composeOrigin, extra } from './compose-origin';
import { composeSpells, otherSpells } from './compose-spells';
import { type ExchangeReport, oneLine, type ReportPen, reportPen } from './exchange-report';
import type { FileFacts, SlotsTold } from './file-facts';
import { fillChoices } from './fill-choices';
import { findNamed, slugOf, waysToSay } from './match-names';
import type { Rules } from './rules';
import { firstScores, scoreWords, settleNumbers } from './settle-numbers';

const MOST_EXTRAS = 40;

/** Builds a character from the facts of another program's file, and reports what happened to every field. */
export function compose(
  facts: FileFacts,
  rules: Rules,
): { character: Character; report: ExchangeReport } {
  const pen = reportPen();
  const { book } = rules;
  pen.kept(`Read from ${facts.source} with the ${facts.edition} rules.`);
  pen.kept(`Name: ${facts.name === '' ? 'none' : facts.name}.`);
  pen.kept(`Abilities: ${scoreWords(facts)}.`);
  const { extras, ...origin } = composeOrigin(facts, book, pen);
  const { extras: paths, ...classes } = composeClasses(facts, book, pen);
  const first = character.parse({
    edition: facts.edition,
    ...textsOf(facts, pen),
    ...origin,
    ...classes,
    abilities: { method: 'hand', base: facts.base.scores },
    spells: composeSpells(facts, book, pen),
    items: composeItems(facts.items, book, pen),
    extras: [...extras, ...paths].slice(0, MOST_EXTRAS),
  });
  const filled = fillChoices(first, facts, rules);
  const scored = facts.base.sure ? filled : firstScores(filled, facts, rules);
  const settled = settleNumbers(scored, facts, rules, pen);
  const whole = withRest(settled, facts, rules, pen);
  for (const sentence of facts.left) pen.dropped(sentence);
  return { character: character.parse(whole), report: pen.report() };
}

/** Notes by name what the sheet does not explain, then adds the current state of play within the sheet's limits. */
function withRest(settled: Character, facts: FileFacts, rules: Rules, pen: ReportPen): Character {
  const { book } = rules;
  const sheet = rules.sheetOf(settled);
  const has = (kind: 'languages' | 'tools', slug: string | undefined) =>
    sheet.proficiencies[kind].some((one) => one.slug === slug);
  const noted = [
    ...facts.languages
      .filter((name) => !has('languages', findNamed(book.languages, name)?.slug))
      .map((name) => extra(`Language: ${name}`)),
    ...facts.tools
      .filter((name) => {
        const found = findNamed(book.items, name);
        // Tool proficiencies of the file can include weapons, which come from a class or race.
        return found === undefined || (found.kind === 'tool' && !has('tools', found.slug));
      })
      .map((name) => extra(`Tool: ${name}`)),
    ...facts.feats
      .filter((name) => findNamed(book.feats, name) === undefined)
      .map((name) => extra(`Feat: ${name}`)),
    ...facts.others.filter(({ name }) => {
      const ways = waysToSay(name);
      return ![...sheet.features, ...settled.extras].some((one) => ways.includes(slugOf(one.name)));
    }),
  ];
  for (const { name } of noted) pen.changed(`${name}: not from anything in the SRD; it is noted.`);
  const extras = [...settled.extras, ...noted];
  if (extras.length > MOST_EXTRAS) pen.dropped(`Notes beyond ${MOST_EXTRAS} were not imported.`);
  return {
    ...settled,
    extras: extras.slice(0, MOST_EXTRAS),
    spells: otherSpells(settled, sheet, facts, book, pen),
    play: playOf(settled, sheet, facts, rules),
  };
}

/** The current state of play from a file, within the sheet's limits. */
export function playOf(
  { play }: Pick<Character, 'play'>,
  sheet: Sheet,
  facts: FileFacts,
  { book }: Rules,
): Character['play'] {
  const spent: Record<string, number> = {};
  for (const { class: name, spent: count } of facts.hitDiceSpent) {
    const die = findNamed(book.classes, name)?.hitDie;
    if (die !== undefined && count > 0) spent[die] = Math.min(20, (spent[die] ?? 0) + count);
  }
  return {
    ...play,
    // Full hit points are stored as null, so that they stay full after a level-up.
    hitPoints:
      facts.hitPointsNow !== null && facts.hitPointsNow < sheet.hitPoints.value
        ? facts.hitPointsNow
        : null,
    temporary: facts.temporary,
    hitDiceSpent: spent,
    spent: usesOf(sheet, facts),
    deathSuccesses: facts.death.successes,
    deathFailures: facts.death.failures,
    slotsSpent: sheet.slots.map(({ value }, at) => spentOf(facts.slots[at] ?? null, value)),
    pactSpent: spentOf(facts.pact, sheet.pact?.slots.value ?? 0),
    conditions: [...facts.conditions],
    exhaustion: facts.exhaustion,
    inspiration: facts.inspiration,
    coins: facts.coins,
  };
}

function usesOf(sheet: Sheet, { used }: FileFacts): Character['play']['spent'] {
  const spent: Record<string, number> = {};
  for (const { name, spent: count } of used) {
    const ways = waysToSay(name);
    const key = sheet.features.find(
      (one) => one.supply !== null && ways.includes(slugOf(one.name)),
    )?.supply;
    const most = sheet.supplies.find((one) => one.key === key)?.most ?? 999;
    if (key) spent[key] = Math.min(most, count);
  }
  return spent;
}

function spentOf(told: SlotsTold | null, most: number): number {
  if (told === null) return 0;
  const spent = 'spent' in told ? told.spent : most - told.left;
  return Math.min(most, Math.max(0, spent));
}

/** The texts of a file, each truncated to its maximum length; truncation is reported. */
function textsOf(facts: FileFacts, pen: ReportPen) {
  const cut = (what: string, text: string, most: number) => {
    if (text.length <= most) return text;
    pen.changed(`${what} is longer than ${most} characters: the rest was cut off.`);
    return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  };
  const short = (text: string) => oneLine(text, 120).slice(0, 120);
  const { age, height, weight, eyes, skin, hair, words } = facts.looks;
  const { traits, ideals, bonds, flaws } = facts.personality;
  return {
    name: oneLine(facts.name, 80).slice(0, 80),
    player: short(facts.player),
    alignment: short(facts.alignment),
    xp: facts.xp,
    looks: {
      age: short(age),
      height: short(height),
      weight: short(weight),
      eyes: short(eyes),
      skin: short(skin),
      hair: short(hair),
      words: cut('Description', words, 2000),
      size: facts.size,
    },
    personality: {
      traits: cut('Personality', traits, 1000),
      ideals: cut('Ideals', ideals, 1000),
      bonds: cut('Bonds', bonds, 1000),
      flaws: cut('Flaws', flaws, 1000),
    },
    backstory: cut('Backstory', facts.backstory, 6000),
    notes: cut('Notes', facts.notes, 6000),
  };
}
