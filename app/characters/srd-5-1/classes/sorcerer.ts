import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { startLine } from '../../book/start-line';
import { twenty } from '../../book/twenty';
import { CASTERS_FOCUS, CASTERS_WEAPON } from './casters-start';
import { DRACONIC_BLOODLINE } from './draconic-bloodline';
import { SORCERER_FEATURES, SORCERY_BY_LEVEL } from './sorcerer-features';

/** The sorcerer class (SRD 5.1, "Sorcerer"). */
export const SORCERER: CharacterClass = {
  slug: 'sorcerer',
  name: 'Sorcerer',
  line: 'Has magic in the blood: few spells, bent and doubled at will.',
  hitDie: 6,
  primary: ['cha'],
  first: {
    gifts: [
      { gives: 'weapons', of: ['dagger', 'dart', 'sling', 'quarterstaff', 'light-crossbow'] },
      { gives: 'saves', of: ['con', 'cha'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: ['arcana', 'deception', 'insight', 'intimidation', 'persuasion', 'religion'],
      },
    ],
  },
  joining: { gifts: [], asks: [] },
  needs: { how: 'all', abilities: ['cha'] },
  equipment: [
    CASTERS_WEAPON,
    CASTERS_FOCUS,
    startLine(
      'pack',
      ["A dungeoneer's pack", 'dungeoneers-pack'],
      ["An explorer's pack", 'explorers-pack'],
    ),
    startLine('given', ['Two daggers', ['dagger', 2]]),
  ],
  wealth: { count: 3, sides: 4, times: 10 },
  casting: {
    ability: 'cha',
    list: 'Sorcerer',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 4, 4: 5, 10: 6 }),
    spells: {
      how: 'known',
      count: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15, 15],
    },
    rituals: 'none',
    focus: 'arcane focus',
    changes: 'level',
  },
  subclassLevel: 1,
  subclassName: 'Sorcerous Origin',
  subclasses: [DRACONIC_BLOODLINE],
  features: SORCERER_FEATURES,
  suggested: [10, 13, 14, 8, 12, 15],
  columns: [column('Sorcery Points', SORCERY_BY_LEVEL)],
};
