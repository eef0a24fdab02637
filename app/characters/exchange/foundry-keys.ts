import { FOUNDRY_SKILLS as SKILLS_BY_KEY } from '~/compendium/foreign/foundry-skills';
import type { Skill } from '~/rules/ability';

/** The dnd5e keys of our skills. */
export const FOUNDRY_SKILLS = Object.fromEntries(
  Object.entries(SKILLS_BY_KEY).map(([key, skill]) => [skill, key]),
) as Readonly<Record<Skill, string>>;

/** Slugs of tools by their dnd5e keys. */
const FOUNDRY_TOOLS: Readonly<Record<string, string>> = {
  alchemist: 'alchemists-supplies',
  brewer: 'brewers-supplies',
  calligrapher: 'calligraphers-supplies',
  carpenter: 'carpenters-tools',
  cartographer: 'cartographers-tools',
  cobbler: 'cobblers-tools',
  cook: 'cooks-utensils',
  glassblower: 'glassblowers-tools',
  jeweler: 'jewelers-tools',
  leatherworker: 'leatherworkers-tools',
  mason: 'masons-tools',
  painter: 'painters-supplies',
  potter: 'potters-tools',
  smith: 'smiths-tools',
  tinker: 'tinkers-tools',
  weaver: 'weavers-tools',
  woodcarver: 'woodcarvers-tools',
  disg: 'disguise-kit',
  forg: 'forgery-kit',
  herb: 'herbalism-kit',
  navg: 'navigators-tools',
  pois: 'poisoners-kit',
  thief: 'thieves-tools',
  card: 'playing-cards',
  chess: 'dragonchess',
  dice: 'dice',
  bagpipes: 'bagpipes',
  drum: 'drum',
  dulcimer: 'dulcimer',
  flute: 'flute',
  horn: 'horn',
  land: 'vehicles-land',
  water: 'vehicles-water',
  lute: 'lute',
  lyre: 'lyre',
  panflute: 'pan-flute',
  shawm: 'shawm',
  viol: 'viol',
};

/** Languages whose dnd5e keys are not their slugs. */
const FOUNDRY_LANGUAGES: Readonly<Record<string, string>> = {
  deep: 'deep-speech',
  cant: 'thieves-cant',
  sign: 'common-sign-language',
};

/** The dnd5e key of a tool; its slug when the system has none. */
export function foundryTool(slug: string): string {
  return Object.entries(FOUNDRY_TOOLS).find(([, own]) => own === slug)?.[0] ?? slug;
}

/** The dnd5e key of a language. */
export function foundryLanguage(slug: string): string {
  return Object.entries(FOUNDRY_LANGUAGES).find(([, own]) => own === slug)?.[0] ?? slug;
}

/** The slug of a tool by its dnd5e key; the key itself when we have none. */
export function toolNamed(key: string): string {
  return FOUNDRY_TOOLS[key] ?? key;
}

/** The slug of a language by its dnd5e key. */
export function languageNamed(key: string): string {
  return FOUNDRY_LANGUAGES[key] ?? key;
}

/** Weapon properties by their dnd5e keys. */
export const FOUNDRY_PROPERTIES: Readonly<Record<string, string>> = {
  amm: 'ammunition',
  fin: 'finesse',
  hvy: 'heavy',
  lgt: 'light',
  lod: 'loading',
  rch: 'reach',
  spc: 'special',
  thr: 'thrown',
  two: 'two-handed',
  ver: 'versatile',
};
