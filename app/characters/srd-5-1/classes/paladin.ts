import type { CharacterClass } from '../../book/book';
import { inOrder, skillChoice } from '../../book/every-class';
import { startLine } from '../../book/start-line';
import { twenty } from '../../book/twenty';
import { FULL_ARMS, JOINING_ARMS, MARTIAL_WEAPONS } from './arms';
import { DEVOTION } from './devotion';
import { PALADIN_FEATURES } from './paladin-features';

const SKILLS = [
  'athletics',
  'insight',
  'intimidation',
  'medicine',
  'persuasion',
  'religion',
] as const;

/** The paladin class (SRD 5.1, "Paladin"). */
export const PALADIN: CharacterClass = {
  slug: 'paladin',
  name: 'Paladin',
  hitDie: 10,
  primary: ['str', 'cha'],
  line: 'A holy warrior in armor who smites, heals and protects whoever stands near.',
  first: {
    gifts: [{ gives: 'saves', of: ['wis', 'cha'] }, ...FULL_ARMS],
    asks: [skillChoice(2, SKILLS)],
  },
  joining: JOINING_ARMS,
  needs: { how: 'all', abilities: ['str', 'cha'] },
  equipment: [
    MARTIAL_WEAPONS,
    startLine(
      'second',
      ['Five javelins', ['javelin', 5]],
      ['Any simple melee weapon', { any: 'simple-melee', name: 'A simple melee weapon' }],
    ),
    startLine(
      'pack',
      ['A priest’s pack', 'priests-pack'],
      ['An explorer’s pack', 'explorers-pack'],
    ),
    startLine('armor', [
      'Chain mail and a holy symbol',
      'chain-mail',
      { any: 'holy-symbol', name: 'A holy symbol' },
    ]),
  ],
  wealth: { count: 5, sides: 4, times: 10 },
  casting: {
    ability: 'cha',
    list: 'Paladin',
    kind: 'half',
    from: 2,
    focus: 'Holy symbol',
    cantrips: twenty({}),
    spells: { how: 'prepared', count: 'half-level-and-modifier' },
    rituals: 'none',
    changes: 'long-rest',
  },
  subclassLevel: 3,
  subclassName: 'Sacred Oath',
  subclasses: [DEVOTION],
  features: inOrder(PALADIN_FEATURES),
  suggested: [15, 10, 13, 8, 12, 14],
  columns: [],
};
