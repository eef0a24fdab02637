import { ADMIN } from '../../harness/person';
import type { Room } from './look';
import { MONSTERS_KEPT } from './monsters';

const PAGES = [
  '/spell-lookup',
  '/spell-lookup?q=zzqqy',
  '/spell-lookup/true-strike?view=both',
  '/spell-lookup/classes',
  '/spell-lookup/random?class=wizard&level=5&seed=a',
  '/spell-lookup/cards?of=spells&id=fireball&sides=2',
  '/spell-lookup/books',
  '/spell-scroll-cost?edition=2024&spell=revivify&arcana=x',
];

export const spells: Room = {
  name: 'the spell tools, and what somebody keeps of monsters',
  as: ADMIN,
  looks: [...PAGES.map((path) => ({ name: path, open: path })), ...MONSTERS_KEPT],
};
