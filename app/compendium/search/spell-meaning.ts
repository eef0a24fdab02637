import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CASTER_CLASSES } from '~/rules/caster-classes';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { AREA_SHAPES } from '../records/record-words';
import { SCHOOLS } from '../records/spell-record';
import { foldText } from '../records/text-fold';
import { facet } from '../shelf/facets';
import type { Meant } from './names-match';
import { PURPOSES } from './spell-purposes';

/** Words that say nothing about what a spell does. */
const FILLING = new Set(
  'a about all an and any at be by can cast could does for from get give help how i in into is it like make me my of on one or over self someone something spell spells that the their them thing things to under up use want way we what when which while who with you your'.split(
    ' ',
  ),
);

/** The form in which words are compared: "breathing" and "breathe", "walls" and "wall" are the same. */
function stem(word: string): string {
  for (const [end, instead] of ENDINGS) {
    if (word.endsWith(end) && word.length - end.length >= 3) {
      return stem(word.slice(0, -end.length) + instead);
    }
  }
  return word;
}

const ENDINGS: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['ing', ''],
  ['ed', ''],
  ['ly', ''],
  ['er', ''],
  ['s', ''],
  ['e', ''],
];

type Purpose = { words: readonly string[]; names: readonly string[] };

const EVERY_PURPOSE: readonly Purpose[] = PURPOSES.flatMap(([phrases, spells]) => {
  const names = spells.split(', ').map(joined);
  return phrases.split(', ').map((phrase) => ({ words: phraseWords(phrase.split(' ')), names }));
});

/** Words with a meaning as filters, by their stem; each names beginnings of facets. */
const FACETS: ReadonlyMap<string, readonly string[]> = new Map([
  ...meaning(['damage', 'hurt', 'harm'], ['damage_']),
  ...meaning(['area', 'aoe'], ['area_']),
  ...meaning(['save', 'saving', 'throw'], ['save_']),
  ...meaning(['attack'], ['attack_']),
  ...meaning(['level'], ['level_']),
  ...meaning(['cantrip'], [facet('level', 0)]),
  ...meaning(['ritual'], ['ritual']),
  ...meaning(['concentration'], ['concentration']),
  ...meaning(['healing', 'heal'], ['healing']),
  ...meaning(['bonus'], [facet('casting', 'bonus-action')]),
  ...meaning(['action'], [facet('casting', 'action'), facet('casting', 'bonus-action')]),
  ...meaning(['reaction'], [facet('casting', 'reaction')]),
  ...meaning(['touch'], [facet('reach', 'touch')]),
  ...['melee', 'ranged'].flatMap((way) => meaning([way], [facet('attack', way)])),
  ...DAMAGE_TYPES.flatMap((type) => meaning([type], [facet('damage', type)])),
  ...AREA_SHAPES.flatMap((shape) => meaning([shape], [facet('area', shape)])),
  ...SCHOOLS.flatMap((school) => meaning([school], [facet('school', school)])),
  ...CASTER_CLASSES.flatMap((name) => meaning([name], [facet('class', name)])),
  ...CONDITIONS.flatMap((condition) => meaning([condition], [facet('inflicts', condition)])),
  ...ABILITIES.flatMap((ability) =>
    meaning([ability, ABILITY_NAMES[ability]], [facet('save', ability)]),
  ),
  ...Array.from({ length: 9 }, (_, at) => at + 1).flatMap((level) =>
    meaning(
      [`${level}`, `${level}st`, `${level}nd`, `${level}rd`, `${level}th`],
      [facet('level', level)],
    ),
  ),
]);

function meaning(
  words: readonly string[],
  facets: readonly string[],
): (readonly [string, readonly string[]])[] {
  return words.map((word) => [stem(foldText(word)), facets] as const);
}

function joined(name: string): string {
  return foldText(name).replaceAll(' ', '');
}

function contentOf(words: readonly string[]): string[] {
  return words.filter((word) => !FILLING.has(word)).map(stem);
}

/** The words that a phrase asks for; one telling word alone ("make fire") asks for those around it too. */
function phraseWords(words: readonly string[]): string[] {
  const telling = contentOf(words);
  return telling.length > 1 ? telling : words.map(stem);
}

/**
 * Reads the folded words of a spell search as what the spell should do: "walk on walls", "talk to animals", "fire
 * damage area". Null when a word is left without such a meaning, and for one word that names no purpose.
 */
export function spellMeaning(words: readonly string[]): Meant | null {
  const typed = contentOf(words);
  // Words that are all filters are read so, although "fire" alone is also what somebody wants to make.
  const filters = typed.length > 1 ? facetsOf(typed) : null;
  if (filters !== null) return { names: [], facets: filters };
  const has = new Set(words.map(stem));
  const said = EVERY_PURPOSE.filter((purpose) => purpose.words.every((word) => has.has(word)));
  const most = Math.max(...said.map((purpose) => purpose.words.length));
  const meant = said.filter((purpose) => purpose.words.length === most);
  if (meant.length === 0) return null;
  const understood = new Set(meant.flatMap((purpose) => purpose.words));
  const facets = facetsOf(typed.filter((word) => !understood.has(word)));
  if (facets === null) return null;
  return { names: [...new Set(meant.flatMap((purpose) => purpose.names))], facets };
}

/** The facets that each word asks for; null when one asks for none. */
function facetsOf(words: readonly string[]): (readonly string[])[] | null {
  const wishes = words.flatMap((word) => {
    const wish = FACETS.get(word);
    return wish ? [wish] : [];
  });
  return wishes.length === words.length ? wishes : null;
}
