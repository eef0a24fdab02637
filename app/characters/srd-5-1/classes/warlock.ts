import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { startLine } from '../../book/start-line';
import { twenty } from '../../book/twenty';
import { CASTERS_FOCUS, CASTERS_WEAPON } from './casters-start';
import { THE_FIEND } from './the-fiend';
import { INVOCATIONS_BY_LEVEL, WARLOCK_FEATURES } from './warlock-features';

/** The warlock class (SRD 5.1, "Warlock"). */
export const WARLOCK: CharacterClass = {
  slug: 'warlock',
  name: 'Warlock',
  line: 'Has struck a bargain with something great: few slots, back after every short rest, and strange gifts.',
  hitDie: 8,
  primary: ['cha'],
  first: {
    gifts: [
      { gives: 'armor', of: ['light'] },
      { gives: 'weapons', of: ['simple'] },
      { gives: 'saves', of: ['wis', 'cha'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: [
          ...(['arcana', 'deception', 'history', 'intimidation', 'investigation'] as const),
          ...(['nature', 'religion'] as const),
        ],
      },
    ],
  },
  joining: {
    gifts: [
      { gives: 'armor', of: ['light'] },
      { gives: 'weapons', of: ['simple'] },
    ],
    asks: [],
  },
  needs: { how: 'all', abilities: ['cha'] },
  equipment: [
    CASTERS_WEAPON,
    CASTERS_FOCUS,
    startLine(
      'pack',
      ["A scholar's pack", 'scholars-pack'],
      ["A dungeoneer's pack", 'dungeoneers-pack'],
    ),
    startLine('given', [
      'Leather armor, a simple weapon and two daggers',
      'leather-armor',
      { any: 'simple-weapon', name: 'A simple weapon' },
      ['dagger', 2],
    ]),
  ],
  wealth: { count: 4, sides: 4, times: 10 },
  casting: {
    ability: 'cha',
    list: 'Warlock',
    kind: 'pact',
    from: 1,
    cantrips: twenty({ 1: 2, 4: 3, 10: 4 }),
    spells: {
      how: 'known',
      count: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15],
    },
    rituals: 'none',
    focus: 'arcane focus',
    changes: 'level',
  },
  subclassLevel: 1,
  subclassName: 'Otherworldly Patron',
  subclasses: [THE_FIEND],
  features: WARLOCK_FEATURES,
  suggested: [8, 14, 13, 12, 10, 15],
  columns: [column('Invocations Known', INVOCATIONS_BY_LEVEL)],
};
