import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startLine } from '../../book/start-line';
import { ROGUE_FEATURES } from './rogue-features';
import { THIEF } from './thief';

const SKILLS = [
  'acrobatics',
  'athletics',
  'deception',
  'insight',
  'intimidation',
  'investigation',
  'perception',
  'performance',
  'persuasion',
  'sleight-of-hand',
  'stealth',
] as const;

/** The rogue class (SRD 5.1, "Rogue"). */
export const ROGUE: CharacterClass = {
  slug: 'rogue',
  name: 'Rogue',
  hitDie: 8,
  primary: ['dex'],
  line: 'A sly expert who strikes where it hurts and is gone again.',
  first: {
    gifts: [
      { gives: 'saves', of: ['dex', 'int'] },
      { gives: 'weapons', of: ['simple', 'hand-crossbow', 'longsword', 'rapier', 'shortsword'] },
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
  equipment: [
    startLine('weapon', ['A rapier', 'rapier'], ['A shortsword', 'shortsword']),
    startLine(
      'second',
      ['A shortbow and a quiver of 20 arrows', 'shortbow', 'quiver', ['arrows', 20]],
      ['A shortsword', 'shortsword'],
    ),
    startLine(
      'pack',
      ['A burglar’s pack', 'burglars-pack'],
      ['A dungeoneer’s pack', 'dungeoneers-pack'],
      ['An explorer’s pack', 'explorers-pack'],
    ),
    startLine('rest', [
      'Leather armor, two daggers and thieves’ tools',
      'leather-armor',
      ['dagger', 2],
      'thieves-tools',
    ]),
  ],
  wealth: { count: 4, sides: 4, times: 10 },
  subclassLevel: 3,
  subclassName: 'Roguish Archetype',
  subclasses: [THIEF],
  features: inOrder(ROGUE_FEATURES),
  suggested: [12, 15, 13, 14, 10, 8],
  columns: [
    column('Sneak Attack', {
      1: '1d6',
      3: '2d6',
      5: '3d6',
      7: '4d6',
      9: '5d6',
      11: '6d6',
      13: '7d6',
      15: '8d6',
      17: '9d6',
      19: '10d6',
    }),
  ],
};
