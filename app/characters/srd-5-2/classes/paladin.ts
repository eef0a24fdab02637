import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startPackages } from '../../book/start-line';
import { twenty } from '../../book/twenty';
import { DEVOTION } from './devotion';
import { HALF_PREPARED } from './half-prepared';
import { PALADIN_FEATURES } from './paladin-features';

const SKILLS = [
  'athletics',
  'insight',
  'intimidation',
  'medicine',
  'persuasion',
  'religion',
] as const;

/** The paladin class (SRD 5.2, "Paladin"). */
export const PALADIN: CharacterClass = {
  slug: 'paladin',
  name: 'Paladin',
  hitDie: 10,
  primary: ['str', 'cha'],
  line: 'A holy warrior in armor who smites, heals and protects whoever stands near.',
  first: {
    gifts: [
      { gives: 'saves', of: ['wis', 'cha'] },
      { gives: 'weapons', of: ['simple', 'martial'] },
      { gives: 'armor', of: ['light', 'medium', 'heavy', 'shield'] },
    ],
    asks: [skillChoice(2, SKILLS)],
  },
  joining: {
    gifts: [
      { gives: 'weapons', of: ['martial'] },
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
    ],
    asks: [],
  },
  needs: { how: 'all', abilities: ['str', 'cha'] },
  equipment: startPackages(
    [
      'Chain mail, a shield, a longsword, six javelins, a holy symbol, a priest’s pack and 9 GP',
      9,
      'chain-mail',
      'shield',
      'longsword',
      ['javelin', 6],
      { any: 'holy-symbol', name: 'A holy symbol' },
      'priests-pack',
    ],
    ['150 GP', 150],
  ),
  casting: {
    ability: 'cha',
    list: 'Paladin',
    kind: 'half',
    from: 1,
    focus: 'Holy symbol',
    cantrips: twenty({}),
    spells: { how: 'prepared', count: twenty(HALF_PREPARED) },
    rituals: 'prepared',
    changes: 'long-rest',
  },
  subclassLevel: 3,
  subclassName: 'Paladin Subclass',
  subclasses: [DEVOTION],
  features: inOrder(PALADIN_FEATURES),
  suggested: [15, 10, 13, 8, 12, 14],
  columns: [column('Channel Divinity', { 3: 2, 11: 3 }), column('Prepared Spells', HALF_PREPARED)],
};
