import { CREATURE_TYPES } from '~/rules/creature-types';
import { SIZES } from '../records/record-parts';
import { facet } from '../shelf/facets';

/**
 * The meaning of a word besides a name: its label on a chip, and the facets of which a monster must have one. A `kind`
 * can also be part of a name ("giant", "elf").
 */
export type Meaning = { says: string; wish: readonly string[]; isKind: boolean };

const PLURALS: Readonly<Record<string, string>> = {
  fey: 'fey',
  undead: 'undead',
  monstrosity: 'monstrosities',
  elf: 'elves',
  dwarf: 'dwarves',
};

/** The subtypes of creatures in both editions. */
const KINDS = [
  'angel',
  'chromatic',
  'cleric',
  'demon',
  'devil',
  'dinosaur',
  'druid',
  'dwarf',
  'elf',
  'genie',
  'gnoll',
  'gnome',
  'goblinoid',
  'grimlock',
  'human',
  'kobold',
  'lizardfolk',
  'lycanthrope',
  'merfolk',
  'metallic',
  'orc',
  'sahuagin',
  'shapechanger',
  'titan',
  'wizard',
];

const ALIGNMENTS = [
  'lawful good',
  'neutral good',
  'chaotic good',
  'lawful neutral',
  'chaotic neutral',
  'lawful evil',
  'neutral evil',
  'chaotic evil',
  'unaligned',
  'lawful',
  'chaotic',
  'good',
  'evil',
  'neutral',
];

const WAYS: Readonly<Record<string, readonly string[]>> = {
  fly: ['fly', 'flies', 'flying', 'flyer', 'flyers'],
  swim: ['swim', 'swims', 'swimming', 'swimmer', 'swimmers'],
  climb: ['climb', 'climbs', 'climbing', 'climber', 'climbers'],
  burrow: ['burrow', 'burrows', 'burrowing', 'burrower', 'burrowers'],
  hover: ['hover', 'hovers', 'hovering'],
};

const CASTERS = ['caster', 'casters', 'spellcaster', 'spellcasters'];

/** Single words and pairs of words that have a meaning besides a name. */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...CREATURE_TYPES.flatMap((type) => eachForm(type, kind('type', type))),
  ...KINDS.flatMap((name) => eachForm(name, kind('subtype', name))),
  ...SIZES.map((size) => [size.toLowerCase(), mark(size, facet('size', size))] as const),
  ...ALIGNMENTS.map((words) => [words, mark(capital(words), facet('alignment', words))] as const),
  ...Object.entries(WAYS).flatMap(([way, words]) =>
    words.map((word) => [word, mark(`Can ${way}`, facet('speed', way))] as const),
  ),
  ...CASTERS.map((word) => [word, mark('Casts spells', 'caster')] as const),
  ['legendary', mark('Legendary', 'legendary')],
]);

function mark(says: string, wish: string): Meaning {
  return { says, wish: [wish], isKind: false };
}

function kind(param: string, name: string): Meaning {
  return { says: capital(name), wish: [facet(param, name)], isKind: true };
}

function eachForm(name: string, meaning: Meaning): (readonly [string, Meaning])[] {
  return [name, PLURALS[name] ?? `${name}s`].map((word) => [word, meaning] as const);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
