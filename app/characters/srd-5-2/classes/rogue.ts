import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startPackages } from '../../book/start-line';
import { ROGUE_FEATURES } from './rogue-features';
import { ROGUE_STRIKES, SNEAK_ATTACK } from './rogue-strikes';
import { THIEF } from './thief';

const SKILLS = [
  'acrobatics',
  'athletics',
  'deception',
  'insight',
  'intimidation',
  'investigation',
  'perception',
  'persuasion',
  'sleight-of-hand',
  'stealth',
] as const;

/** The rogue class (SRD 5.2, "Rogue"). */
export const ROGUE: CharacterClass = {
  slug: 'rogue',
  name: 'Rogue',
  hitDie: 8,
  primary: ['dex'],
  line: 'A sly expert who strikes where it hurts and is gone again.',
  first: {
    gifts: [
      { gives: 'saves', of: ['dex', 'int'] },
      { gives: 'weapons', of: ['simple', 'martial-finesse-or-light'] },
      { gives: 'armor', of: ['light'] },
      { gives: 'tools', of: ['thieves-tools'] },
    ],
    asks: [skillChoice(4, SKILLS)],
  },
  joining: {
    gifts: [
      { gives: 'armor', of: ['light'] },
      { gives: 'tools', of: ['thieves-tools'] },
    ],
    asks: [skillChoice(1, SKILLS)],
  },
  needs: { how: 'all', abilities: ['dex'] },
  equipment: startPackages(
    [
      'Leather armor, two daggers, a shortsword, a shortbow, 20 arrows, a quiver, thieves’ tools, a burglar’s pack and 8 GP',
      8,
      'leather-armor',
      ['dagger', 2],
      'shortsword',
      'shortbow',
      ['arrows', 20],
      'quiver',
      'thieves-tools',
      'burglars-pack',
    ],
    ['100 GP', 100],
  ),
  subclassLevel: 3,
  subclassName: 'Rogue Subclass',
  subclasses: [THIEF],
  features: inOrder(ROGUE_FEATURES, ROGUE_STRIKES),
  suggested: [12, 15, 13, 14, 10, 8],
  columns: [column('Sneak Attack', SNEAK_ATTACK)],
};
