import type { Random } from '~/rules/random';

const FIRST = [
  'Adra',
  'Alwin',
  'Berrin',
  'Branna',
  'Caldus',
  'Cira',
  'Dorrek',
  'Edda',
  'Elowen',
  'Fenn',
  'Garrick',
  'Gwyn',
  'Hesta',
  'Ilvar',
  'Isolde',
  'Jorun',
  'Kara',
  'Kestrel',
  'Liana',
  'Lorcan',
  'Maelis',
  'Mirren',
  'Nadia',
  'Nolan',
  'Orsa',
  'Osric',
  'Perrin',
  'Quilla',
  'Rhoswen',
  'Rurik',
  'Sabra',
  'Severin',
  'Tamsin',
  'Torvald',
  'Ulla',
  'Varek',
  'Wilda',
  'Wystan',
  'Yara',
  'Zeno',
];
const LAST = [
  'Ashdown',
  'Brightwater',
  'Coldwell',
  'Dunmore',
  'Emberlyn',
  'Fairweather',
  'Graymantle',
  'Hollowhill',
  'Ironbrook',
  'Larkspur',
  'Moorland',
  'Nightingale',
  'Oakhurst',
  'Pennywhistle',
  'Ravenscar',
  'Silverthorn',
  'Tanglewood',
  'Underhill',
  'Vale',
  'Westering',
  'Wintermere',
];

/** A random name from our own short lists. */
export function anyName(random: Random): string {
  return `${random.pick(FIRST)} ${random.pick(LAST)}`;
}

const ALIGNMENTS = [
  'Lawful good',
  'Neutral good',
  'Chaotic good',
  'Lawful neutral',
  'Neutral',
  'Chaotic neutral',
];

/** A random alignment that suits a party. */
export function anyAlignment(random: Random): string {
  return random.pick(ALIGNMENTS);
}
