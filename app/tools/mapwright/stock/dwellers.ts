import type { Candidate } from '~/encounters/fill/candidate';
import { companiesOf } from '~/encounters/fill/companies';
import type { PlaceTheme } from '~/maps/map/recipe';

type Dwelling = {
  /** Creatures of these types live there wherever they are at home. */
  types: readonly string[];
  /** Others live there if they are at home in one of these habitats. */
  places: readonly string[];
  /** Names of creatures that belong to the theme. */
  names?: RegExp;
};

const DWELLINGS: Readonly<Record<PlaceTheme, Dwelling>> = {
  none: {
    types: ['undead', 'construct', 'ooze'],
    places: ['underdark', 'urban', 'hill', 'mountain'],
  },
  temple: {
    types: ['fiend', 'celestial', 'undead', 'construct'],
    places: ['urban'],
    names: /\b(?:cult|priest|acolyte)s?\b/i,
  },
  crypt: {
    types: ['undead', 'construct', 'ooze'],
    places: [],
    names: /\b(?:rat|insect|spider|bat)s?\b/i,
  },
  mine: { types: ['ooze', 'elemental'], places: ['underdark', 'mountain'] },
  sewer: { types: ['ooze'], places: ['urban', 'swamp'], names: /\b(?:rat|crocodile|otyugh)s?\b/i },
  prison: { types: ['undead', 'construct', 'fiend'], places: ['urban'] },
  tower: {
    types: ['construct', 'elemental', 'aberration', 'fiend', 'fey'],
    places: [],
    names: /\b(?:mage)s?\b/i,
  },
  warren: {
    types: [],
    places: [],
    names: /\b(?:goblin|bugbear|worg|wolf|ogre|rat|bat|spider|orc|kobold)s?\b/i,
  },
  flooded: { types: ['ooze', 'elemental'], places: ['swamp', 'coastal'] },
  ruined: { types: ['undead', 'plant', 'monstrosity'], places: ['hill', 'forest', 'urban'] },
  natural: { types: ['ooze'], places: ['underdark', 'mountain', 'hill'] },
  keep: { types: ['construct'], places: ['urban', 'hill', 'grassland'] },
  cellar: { types: ['ooze'], places: ['urban'], names: /\b(?:rat|thug|bandit|spy|mimic)s?\b/i },
};

/** Beasts of pasture and stable are at home in cities and on hills, but not below them. */
const OUTDOORS =
  /horse|pony|mule|camel|elephant|mammoth|goat|deer|elk|eagle|hawk|owl|vulture|giraffe|whale|shark|killer|sea|roc\b|pegasus|griffon|hippogriff|cow|sheep|plesiosaurus|treant|awakened/i;

/** Whether a creature is what one expects in a place of this theme, before all others that live there. */
export function belongsTo({ name, type }: Candidate, theme: PlaceTheme): boolean {
  const { types, names } = DWELLINGS[theme];
  return types.length > 0 ? types.includes(type) : (names?.test(name) ?? false);
}

/** Whether a creature would live in a place of this theme, by its type, its habitats and its companies. */
export function dwellsIn({ name, type, places, xp }: Candidate, theme: PlaceTheme): boolean {
  // Cats and ravens are no fight.
  if (xp < 25 || OUTDOORS.test(name)) return false;
  const { types, places: wanted, names } = DWELLINGS[theme];
  if (types.includes(type) || names?.test(name)) return true;
  const home = [
    ...places.map((place) => place.toLowerCase()),
    ...companiesOf(name).flatMap((company) => company.places),
  ];
  return home.some((place) => wanted.includes(place));
}
