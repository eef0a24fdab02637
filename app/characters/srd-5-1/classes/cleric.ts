import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { twenty } from '../../book/twenty';
import { CLERIC_FEATURES } from './cleric-features';
import { LIFE_DOMAIN } from './life-domain';

/** The cleric class (SRD 5.1, "Cleric"). */
export const CLERIC: CharacterClass = {
  slug: 'cleric',
  name: 'Cleric',
  line: 'Serves a god in armor: heals, protects, and drives the undead away.',
  hitDie: 8,
  primary: ['wis'],
  first: {
    gifts: [
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
      { gives: 'weapons', of: ['simple'] },
      { gives: 'saves', of: ['wis', 'cha'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: ['history', 'insight', 'medicine', 'persuasion', 'religion'],
      },
    ],
  },
  joining: { gifts: [{ gives: 'armor', of: ['light', 'medium', 'shield'] }], asks: [] },
  needs: { how: 'all', abilities: ['wis'] },
  equipment: [
    {
      key: 'weapon',
      ways: [
        { label: 'A mace', items: [{ item: 'mace' }] },
        { label: 'A warhammer (if proficient)', items: [{ item: 'warhammer' }] },
      ],
    },
    {
      key: 'armor',
      ways: [
        { label: 'Scale mail', items: [{ item: 'scale-mail' }] },
        { label: 'Leather armor', items: [{ item: 'leather-armor' }] },
        { label: 'Chain mail (if proficient)', items: [{ item: 'chain-mail' }] },
      ],
    },
    {
      key: 'second-weapon',
      ways: [
        {
          label: 'A light crossbow and 20 bolts',
          items: [{ item: 'light-crossbow' }, { item: 'bolts', count: 20 }],
        },
        { label: 'A simple weapon', items: [{ any: 'simple-weapon', name: 'A simple weapon' }] },
      ],
    },
    {
      key: 'pack',
      ways: [
        { label: "A priest's pack", items: [{ item: 'priests-pack' }] },
        { label: "An explorer's pack", items: [{ item: 'explorers-pack' }] },
      ],
    },
    {
      key: 'given',
      ways: [
        {
          label: 'A shield and a holy symbol',
          items: [{ item: 'shield' }, { any: 'holy-symbol', name: 'A holy symbol' }],
        },
      ],
    },
  ],
  wealth: { count: 5, sides: 4, times: 10 },
  casting: {
    ability: 'wis',
    list: 'Cleric',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 3, 4: 4, 10: 5 }),
    spells: { how: 'prepared', count: 'level-and-modifier' },
    rituals: 'prepared',
    focus: 'holy symbol',
    changes: 'long-rest',
  },
  subclassLevel: 1,
  subclassName: 'Divine Domain',
  subclasses: [LIFE_DOMAIN],
  features: CLERIC_FEATURES,
  suggested: [14, 8, 13, 10, 15, 12],
  columns: [
    column('Channel Divinity', { 2: 1, 6: 2, 18: 3 }),
    column('Destroy Undead', {
      5: 'CR 1/2',
      8: 'CR 1',
      11: 'CR 2',
      14: 'CR 3',
      17: 'CR 4',
    }),
  ],
};
