import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { twenty } from '../../book/twenty';
import { CLERIC_FEATURES } from './cleric-features';
import { FULL_PREPARED } from './full-prepared';
import { LIFE_DOMAIN } from './life-domain';

/** The cleric class (SRD 5.2, "Cleric"). */
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
      key: 'start',
      ways: [
        {
          label: "A chain shirt, a shield, a mace, a holy symbol, a priest's pack and 7 GP",
          items: [
            { item: 'chain-shirt' },
            { item: 'shield' },
            { item: 'mace' },
            { any: 'holy-symbol', name: 'A holy symbol' },
            { item: 'priests-pack' },
          ],
          gold: 7,
        },
        { label: '110 GP', items: [], gold: 110 },
      ],
    },
  ],
  casting: {
    ability: 'wis',
    list: 'Cleric',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 3, 4: 4, 10: 5 }),
    spells: { how: 'prepared', count: FULL_PREPARED },
    rituals: 'prepared',
    focus: 'holy symbol',
    changes: 'long-rest',
  },
  subclassLevel: 3,
  subclassName: 'Cleric Subclass',
  subclasses: [LIFE_DOMAIN],
  features: CLERIC_FEATURES,
  suggested: [14, 8, 13, 10, 15, 12],
  columns: [column('Channel Divinity', { 2: 2, 6: 3, 18: 4 })],
};
