import { ABILITY_NAMES, type Ability, type Skill } from '~/rules/ability';
import { itemOf, languageOf } from '../book/find';
import type { Weapon } from '../book/item';
import { isAbility } from './abilities';
import type { Facts } from './facts';
import { isSkill } from './own-background';
import type { Sheet } from './sheet';

type Line = Sheet['proficiencies']['weapons'][number];

/** The proficiencies, each with its first source. */
export type Proficiencies = {
  skills: ReadonlyMap<Skill, string>;
  experts: ReadonlyMap<string, string>;
  saves: ReadonlyMap<Ability, string>;
} & Sheet['proficiencies'];

/** Collects all proficiencies, from gifts and picks. */
export function proficienciesOf(facts: Facts): Proficiencies {
  const skills = new Map<Skill, string>();
  const experts = new Map<string, string>();
  const saves = new Map<Ability, string>();
  const lists = {
    weapons: new Map<string, Line>(),
    armor: new Map<string, Line>(),
    tools: new Map<string, Line>(),
    languages: new Map<string, Line>(),
  };
  const { book } = facts;
  const add = (list: keyof typeof lists, slug: string, from: string) => {
    if (!lists[list].has(slug))
      lists[list].set(slug, { slug, name: nameOf(facts, list, slug), from });
  };
  for (const { gift, had } of facts.given('skills'))
    for (const skill of gift.of) first(skills, skill, had.from);
  for (const { gift, had } of facts.given('saves'))
    for (const ability of gift.of) first(saves, ability, had.from);
  for (const { gift, had } of facts.given('expertise'))
    for (const slug of gift.of) first(experts, slug, had.from);
  for (const list of ['weapons', 'armor', 'tools', 'languages'] as const)
    for (const { gift, had } of facts.given(list))
      for (const slug of gift.of) add(list, slug, had.from);
  for (const { asked, pick } of facts.picks('skill', 'skill-or-tool', 'tool', 'language')) {
    if (asked.choice.asks === 'language') add('languages', pick, asked.from);
    else if (isSkill(pick)) first(skills, pick, asked.from);
    else if (itemOf(book, pick)?.kind === 'tool') add('tools', pick, asked.from);
  }
  for (const { asked, pick } of facts.picks('expertise')) first(experts, pick, asked.from);
  const { weapons, armor, tools, languages } = lists;
  return {
    skills,
    experts,
    saves,
    weapons: [...weapons.values()],
    armor: [...armor.values()],
    tools: [...tools.values()],
    languages: [...languages.values()],
  };
}

function first<K>(map: Map<K, string>, key: K, from: string) {
  if (!map.has(key)) map.set(key, from);
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  simple: 'Simple weapons',
  martial: 'Martial weapons',
  'martial-light': 'Martial weapons with the Light property',
  'martial-finesse-or-light': 'Martial weapons with the Finesse or Light property',
  light: 'Light armor',
  medium: 'Medium armor',
  heavy: 'Heavy armor',
  shield: 'Shields',
};

function nameOf({ book }: Facts, list: string, slug: string): string {
  const kind = Object.hasOwn(KIND_NAMES, slug) ? KIND_NAMES[slug] : undefined;
  if (list === 'languages') return languageOf(book, slug)?.name ?? inWords(slug);
  return kind ?? itemOf(book, slug)?.name ?? inWords(slug);
}

/** Converts a slug to words: 'thieves-cant' is "Thieves Cant". */
export function inWords(slug: string): string {
  if (isAbility(slug)) return ABILITY_NAMES[slug];
  return slug
    .split('-')
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capital(word)))
    .join(' ');
}

/** Words that stay in lower case in names: "Sleight of Hand", "Pact of the Blade". */
const SMALL_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'into',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns whether the proficiencies cover a weapon. */
export function trainedWith(
  weapon: Pick<Weapon, 'slug' | 'category' | 'properties'>,
  weapons: readonly { slug: string }[],
): boolean {
  const { slug, category, properties } = weapon;
  const martial = category === 'martial';
  const light = properties.includes('light');
  return weapons.some(({ slug: kind }) => {
    if (kind === 'martial-light') return martial && light;
    if (kind === 'martial-finesse-or-light')
      return martial && (light || properties.includes('finesse'));
    return kind === category || kind === slug;
  });
}
