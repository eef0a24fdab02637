import type { Book } from '../book/book';

/**
 * The languages (SRD 5.1, "Languages"), with rare ones marked; Druidic and thieves' cant are secret and only for their
 * classes.
 */
export const LANGUAGES: Book['languages'] = [
  { slug: 'common', name: 'Common', rare: false },
  { slug: 'dwarvish', name: 'Dwarvish', rare: false },
  { slug: 'elvish', name: 'Elvish', rare: false },
  { slug: 'giant', name: 'Giant', rare: false },
  { slug: 'gnomish', name: 'Gnomish', rare: false },
  { slug: 'goblin', name: 'Goblin', rare: false },
  { slug: 'halfling', name: 'Halfling', rare: false },
  { slug: 'orc', name: 'Orc', rare: false },
  { slug: 'abyssal', name: 'Abyssal', rare: true },
  { slug: 'celestial', name: 'Celestial', rare: true },
  { slug: 'draconic', name: 'Draconic', rare: true },
  { slug: 'deep-speech', name: 'Deep Speech', rare: true },
  { slug: 'infernal', name: 'Infernal', rare: true },
  { slug: 'primordial', name: 'Primordial', rare: true },
  { slug: 'sylvan', name: 'Sylvan', rare: true },
  { slug: 'undercommon', name: 'Undercommon', rare: true },
  { slug: 'druidic', name: 'Druidic', rare: true, secret: true },
  { slug: 'thieves-cant', name: "Thieves' Cant", rare: true, secret: true },
];
