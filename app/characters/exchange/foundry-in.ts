import type { ItemOwner } from '~/compendium/foreign/foundry-item-words';
import { ABILITIES, type Ability, proficiencyByLevel, type Skill } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import type { FileFacts, Scores } from './file-facts';
import {
  addedScores,
  foundryClasses,
  foundryHitDice,
  isOf2024,
  ofType,
} from './foundry-in-classes';
import { carriedItems, castSpells } from './foundry-in-items';
import { backgroundOf, racesOf } from './foundry-in-origin';
import { bounded, coinsOf, playOf } from './foundry-in-play';
import { othersOf, storyOf } from './foundry-in-words';
import { FOUNDRY_SKILLS, languageNamed, toolNamed } from './foundry-keys';
import { at, listAt, numberAt, textAt, textsAt, wholeAt, withoutMarkup } from './outside';

/** The type of a Foundry actor of the dnd5e system ("character", "npc"); null when the file is not an actor. */
export function foundryType(file: unknown): string | null {
  const isActor =
    typeof at(file, 'system', 'abilities') === 'object' && Array.isArray(at(file, 'items'));
  return isActor ? textAt(file, 'type') : null;
}

/**
 * Reads the facts of a Foundry actor of type "character", systems 4.x and 5.x; `edition` null: determined by its class.
 */
export function foundryFacts(actor: unknown, edition: Edition | null): FileFacts {
  const items = listAt(actor, 'items');
  const scores = scoresOf(actor);
  const added = addedScores(items);
  const details = at(actor, 'system', 'details');
  const told = (...way: string[]) => withoutMarkup(textAt(details, ...way));
  const hp = at(actor, 'system', 'attributes', 'hp');
  const classes = foundryClasses(actor, items);
  const level = classes.reduce((sum, one) => sum + one.level, 0);
  const owner: ItemOwner = {
    name: textAt(actor, 'name'),
    abilities: scores,
    proficiency: proficiencyByLevel(level),
    edition: edition ?? (isOf2024(items) ? '2024' : '2014'),
  };
  return {
    source: 'Foundry VTT',
    edition: owner.edition,
    name: owner.name,
    player: '',
    alignment: told('alignment'),
    xp: wholeAt([0, 9_999_999], 0, details, 'xp', 'value'),
    races: racesOf(actor, items),
    classes,
    background: backgroundOf(actor, items),
    base: {
      scores: Object.fromEntries(
        ABILITIES.map((one) => [one, Math.max(1, scores[one] - added[one])]),
      ) as Record<Ability, number>,
      sure: false,
    },
    scores,
    skills: skillsOf(actor),
    saves: ABILITIES.filter(
      (one) => (numberAt(actor, 'system', 'abilities', one, 'proficient') ?? 0) >= 1,
    ),
    languages: languagesOf(actor),
    tools: toolsOf(actor, 1),
    expertTools: toolsOf(actor, 2),
    names: namesOf(actor, items),
    feats: ofType(items, 'feat')
      .filter((one) => textAt(one, 'system', 'type', 'value') === 'feat')
      .map((one) => textAt(one, 'name')),
    others: othersOf(actor, items, owner),
    used: ofType(items, 'feat')
      .map((one) => ({
        name: textAt(one, 'name'),
        spent: wholeAt([0, 999], 0, one, 'system', 'uses', 'spent'),
      }))
      .filter(({ spent }) => spent > 0),
    spells: castSpells(items),
    items: carriedItems(items),
    coins: coinsOf(actor),
    hitPoints: positive(numberAt(hp, 'max')),
    hitPointsNow: bounded(numberAt(hp, 'value'), 0, 9999),
    armorClass: flatArmor(actor),
    temporary: wholeAt([0, 9999], 0, hp, 'temp'),
    hitDiceSpent: foundryHitDice(items),
    ...playOf(actor),
    looks: {
      age: told('age'),
      height: told('height'),
      weight: told('weight'),
      eyes: told('eyes'),
      skin: told('skin'),
      hair: told('hair'),
      words: told('appearance'),
    },
    size: SIZES[textAt(actor, 'system', 'traits', 'size')] ?? null,
    personality: {
      traits: told('trait'),
      ideals: told('ideal'),
      bonds: told('bond'),
      flaws: told('flaw'),
    },
    ...storyOf(details),
    left: leftOf(actor, items),
  };
}

const SIZES: Readonly<Record<string, 'small' | 'medium'>> = { sm: 'small', med: 'medium' };

function scoresOf(actor: unknown): Scores {
  return Object.fromEntries(
    ABILITIES.map((one) => [one, wholeAt([1, 30], 10, actor, 'system', 'abilities', one, 'value')]),
  ) as Record<Ability, number>;
}

const SKILLS = Object.entries(FOUNDRY_SKILLS) as [Skill, string][];

function skillsOf(actor: unknown): FileFacts['skills'] {
  const skills: Partial<Record<Skill, 'full' | 'expert'>> = {};
  for (const [skill, key] of SKILLS) {
    const value = numberAt(actor, 'system', 'skills', key, 'value') ?? 0;
    if (value >= 1) skills[skill] = value >= 2 ? 'expert' : 'full';
  }
  return skills;
}

/** The maximum number of custom languages that are read. */
const MOST_LANGUAGES = 100;

function languagesOf(actor: unknown): string[] {
  const traits = at(actor, 'system', 'traits', 'languages');
  const custom = textAt(traits, 'custom').split(/[;,]/, MOST_LANGUAGES);
  return [
    ...textsAt(traits, 'value').map(languageNamed),
    ...custom.map((one) => one.trim()),
  ].filter((one) => one !== '');
}

function toolsOf(actor: unknown, least: 1 | 2): string[] {
  const tools = at(actor, 'system', 'tools');
  if (typeof tools !== 'object' || tools === null) return [];
  return Object.keys(tools)
    .slice(0, 60)
    .filter((key) => (numberAt(tools, key, 'value') ?? 0) >= least)
    .map(toolNamed);
}

function namesOf(actor: unknown, items: readonly unknown[]): string[] {
  const feats = ofType(items, 'feat').map((one) => textAt(one, 'name'));
  // "Favored Enemy (Fiends)": the choice is in brackets.
  const chosen = feats.flatMap((name) => /\(([^()]{1,200})\)$/.exec(name)?.[1]?.split(', ') ?? []);
  const masteries = textsAt(actor, 'system', 'traits', 'weaponProf', 'mastery', 'value');
  // Foundry's weapon keys have no hyphens, so the names of carried weapons are added.
  const weapons = ofType(items, 'weapon')
    .filter((one) => masteries.includes(textAt(one, 'system', 'type', 'baseItem')))
    .map((one) => textAt(one, 'name'));
  return [...feats, ...chosen, ...masteries, ...weapons].filter((name) => name !== '');
}

function flatArmor(actor: unknown): number | null {
  const ac = at(actor, 'system', 'attributes', 'ac');
  return /^(flat|natural)$/.test(textAt(ac, 'calc')) ? bounded(numberAt(ac, 'flat'), 0, 99) : null;
}

function positive(value: number | null): number | null {
  return value === null || value <= 0 ? null : bounded(value, 1, 9999);
}

function leftOf(actor: unknown, items: readonly unknown[]): string[] {
  const natural = ofType(items, 'weapon').filter(
    (one) => textAt(one, 'system', 'type', 'value') === 'natural',
  );
  return [
    ...natural.map((one) => `The natural weapon ${textAt(one, 'name')} cannot be imported.`),
    ...(textAt(actor, 'img') === '' ? [] : ['The picture is not in the file.']),
    ...(listAt(actor, 'effects').every((one) => textsAt(one, 'statuses').length > 0)
      ? []
      : ['From active effects, only conditions were imported.']),
  ];
}
