import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startPackages } from '../../book/start-line';
import { ARTISAN_TOOLS, INSTRUMENTS } from '../../book/tool-kinds';
import { MONK_FEATURES } from './monk-features';
import { MONK_FOCUS } from './monk-focus';
import { OPEN_HAND } from './open-hand';

const SKILLS = ['acrobatics', 'athletics', 'history', 'insight', 'religion', 'stealth'] as const;

/** The monk class (SRD 5.2, "Monk"). */
export const MONK: CharacterClass = {
  slug: 'monk',
  name: 'Monk',
  hitDie: 8,
  primary: ['dex', 'wis'],
  line: 'A swift fighter without armor whose fists are weapons, driven by inner focus.',
  first: {
    gifts: [
      { gives: 'saves', of: ['str', 'dex'] },
      { gives: 'weapons', of: ['simple', 'martial-light'] },
    ],
    asks: [
      skillChoice(2, SKILLS),
      {
        key: 'tool',
        name: 'Artisan’s tools or a musical instrument',
        count: 1,
        asks: 'tool',
        from: [...ARTISAN_TOOLS, ...INSTRUMENTS],
      },
    ],
  },
  joining: { gifts: [], asks: [] },
  needs: { how: 'all', abilities: ['dex', 'wis'] },
  equipment: startPackages(
    [
      'A spear, five daggers, the tools that you chose, an explorer’s pack and 11 GP',
      11,
      'spear',
      ['dagger', 5],
      { any: 'same:tool', name: 'The tools that you chose' },
      'explorers-pack',
    ],
    ['50 GP', 50],
  ),
  subclassLevel: 3,
  subclassName: 'Monk Subclass',
  subclasses: [OPEN_HAND],
  features: inOrder(MONK_FEATURES, MONK_FOCUS),
  suggested: [12, 15, 13, 10, 14, 8],
  columns: [
    column('Martial Arts', { 1: '1d6', 5: '1d8', 11: '1d10', 17: '1d12' }),
    column(
      'Focus Points',
      Object.fromEntries(Array.from({ length: 19 }, (_, at) => [at + 2, at + 2])),
    ),
    column('Unarmored Movement', {
      2: '+10 ft.',
      6: '+15 ft.',
      10: '+20 ft.',
      14: '+25 ft.',
      18: '+30 ft.',
    }),
  ],
};
