import { FOUNDRY_SKILLS as SKILLS_BY_KEY } from '~/compendium/foreign/foundry-skills';
import type { Skill } from '~/rules/ability';

/** The keys of the dnd5e system by our skills. */
export const FOUNDRY_SKILLS = Object.fromEntries(
  Object.entries(SKILLS_BY_KEY).map(([key, skill]) => [skill, key]),
) as Readonly<Record<Skill, string>>;

/** Tools by the keys of the dnd5e system, as the slugs of books. */
const FOUNDRY_TOOLS: Readonly<Record<string, string>> = {
  ...{ alchemist: 'alchemists-supplies', brewer: 'brewers-supplies' },
  ...{ calligrapher: 'calligraphers-supplies', carpenter: 'carpenters-tools' },
  ...{ cartographer: 'cartographers-tools', cobbler: 'cobblers-tools', cook: 'cooks-utensils' },
  ...{ glassblower: 'glassblowers-tools', jeweler: 'jewelers-tools' },
  ...{ leatherworker: 'leatherworkers-tools', mason: 'masons-tools' },
  ...{ painter: 'painters-supplies', potter: 'potters-tools', smith: 'smiths-tools' },
  ...{ tinker: 'tinkers-tools', weaver: 'weavers-tools', woodcarver: 'woodcarvers-tools' },
  ...{ disg: 'disguise-kit', forg: 'forgery-kit', herb: 'herbalism-kit' },
  ...{ navg: 'navigators-tools', pois: 'poisoners-kit', thief: 'thieves-tools' },
  ...{ card: 'playing-cards', chess: 'dragonchess', dice: 'dice' },
  ...{ bagpipes: 'bagpipes', drum: 'drum', dulcimer: 'dulcimer', flute: 'flute', horn: 'horn' },
  ...{ land: 'vehicles-land', water: 'vehicles-water' },
  ...{ lute: 'lute', lyre: 'lyre', panflute: 'pan-flute', shawm: 'shawm', viol: 'viol' },
};

/** Languages whose keys there are not their slugs. */
const FOUNDRY_LANGUAGES: Readonly<Record<string, string>> = {
  ...{ deep: 'deep-speech', cant: 'thieves-cant', sign: 'common-sign-language' },
};

/** A tool's key there; its slug where the system has none. */
export function foundryTool(slug: string): string {
  return Object.entries(FOUNDRY_TOOLS).find(([, own]) => own === slug)?.[0] ?? slug;
}

/** A language's key there. */
export function foundryLanguage(slug: string): string {
  return Object.entries(FOUNDRY_LANGUAGES).find(([, own]) => own === slug)?.[0] ?? slug;
}

/** The slug of a tool by its key there; the key itself where we have none. */
export function toolNamed(key: string): string {
  return FOUNDRY_TOOLS[key] ?? key;
}

/** The slug of a language by its key there. */
export function languageNamed(key: string): string {
  return FOUNDRY_LANGUAGES[key] ?? key;
}

/** The properties of weapons by the keys of the dnd5e system. */
export const FOUNDRY_PROPERTIES: Readonly<Record<string, string>> = {
  ...{ amm: 'ammunition', fin: 'finesse', hvy: 'heavy', lgt: 'light', lod: 'loading' },
  ...{ rch: 'reach', spc: 'special', thr: 'thrown', two: 'two-handed', ver: 'versatile' },
};
