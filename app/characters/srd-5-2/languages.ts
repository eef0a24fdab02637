import type { Book } from '../book/book';

/**
 * The languages (SRD 5.2, "Languages"), with rare ones marked. Its table of rare languages includes Druidic and
 * Thieves' Cant, so a choice from both tables can include them.
 */
export const LANGUAGES: Book['languages'] = [
  { slug: 'common', name: 'Common', rare: false },
  { slug: 'common-sign-language', name: 'Common Sign Language', rare: false },
  { slug: 'draconic', name: 'Draconic', rare: false },
  { slug: 'dwarvish', name: 'Dwarvish', rare: false },
  { slug: 'elvish', name: 'Elvish', rare: false },
  { slug: 'giant', name: 'Giant', rare: false },
  { slug: 'gnomish', name: 'Gnomish', rare: false },
  { slug: 'goblin', name: 'Goblin', rare: false },
  { slug: 'halfling', name: 'Halfling', rare: false },
  { slug: 'orc', name: 'Orc', rare: false },
  { slug: 'abyssal', name: 'Abyssal', rare: true },
  { slug: 'celestial', name: 'Celestial', rare: true },
  { slug: 'deep-speech', name: 'Deep Speech', rare: true },
  { slug: 'druidic', name: 'Druidic', rare: true },
  { slug: 'infernal', name: 'Infernal', rare: true },
  { slug: 'primordial', name: 'Primordial', rare: true },
  { slug: 'sylvan', name: 'Sylvan', rare: true },
  { slug: 'thieves-cant', name: "Thieves' Cant", rare: true },
  { slug: 'undercommon', name: 'Undercommon', rare: true },
];
