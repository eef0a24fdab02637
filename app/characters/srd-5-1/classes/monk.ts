import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startLine } from '../../book/start-line';
import { ARTISAN_TOOLS, INSTRUMENTS } from '../../book/tool-kinds';
import { MONK_FEATURES } from './monk-features';
import { MONK_KI } from './monk-ki';
import { OPEN_HAND } from './open-hand';

const SKILLS = ['acrobatics', 'athletics', 'history', 'insight', 'religion', 'stealth'] as const;

/** The monk class (SRD 5.1, "Monk"). */
export const MONK: CharacterClass = {
  slug: 'monk',
  name: 'Monk',
  hitDie: 8,
  primary: ['dex', 'wis'],
  line: 'A swift fighter without armor whose fists are weapons, driven by ki.',
  first: {
    gifts: [
      { gives: 'saves', of: ['str', 'dex'] },
      { gives: 'weapons', of: ['simple', 'shortsword'] },
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
  joining: { gifts: [{ gives: 'weapons', of: ['simple', 'shortsword'] }], asks: [] },
  needs: { how: 'all', abilities: ['dex', 'wis'] },
  equipment: [
    startLine(
      'weapon',
      ['A shortsword', 'shortsword'],
      ['Any simple weapon', { any: 'simple-weapon', name: 'A simple weapon' }],
    ),
    startLine(
      'pack',
      ['A dungeoneer’s pack', 'dungeoneers-pack'],
      ['An explorer’s pack', 'explorers-pack'],
    ),
    startLine('darts', ['Ten darts', ['dart', 10]]),
  ],
  wealth: { count: 5, sides: 4, times: 1 },
  subclassLevel: 3,
  subclassName: 'Monastic Tradition',
  subclasses: [OPEN_HAND],
  features: inOrder(MONK_FEATURES, MONK_KI),
  suggested: [12, 15, 13, 10, 14, 8],
  columns: [
    column('Martial Arts', { 1: '1d4', 5: '1d6', 11: '1d8', 17: '1d10' }),
    column(
      'Ki Points',
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
