import type { FileKind } from './read-file';

/** The description of one format that characters can be imported from. */
export type CharacterFormWords = {
  readonly name: string;
  /** How users get such a file. */
  readonly how: string;
  readonly keeps: string;
  readonly drops: string;
};

/** Every format that can be imported; the import page is built from this list. */
export const CHARACTER_READ_FORMS: Readonly<Record<FileKind, CharacterFormWords>> = {
  own: {
    name: 'This lab',
    how: 'Under Notes, export the character as “Delvewright JSON”.',
    keeps: 'Everything.',
    drops: 'Nothing.',
  },
  foundry: {
    name: 'Foundry (dnd5e 3 to 5)',
    how: 'Right-click the actor in the sidebar, choose “Export Data”, and choose the JSON file that it saves.',
    keeps: 'Classes, levels, scores, proficiencies, spells, items, and the current state.',
    drops: 'Effects, pictures, and what is not in the SRD; each is listed.',
  },
  beyond: {
    name: 'D&D Beyond',
    how: 'It has no export. Its character service answers with JSON for a character whose privacy is public; save that answer yourself and choose it here. Nothing is fetched for you.',
    keeps: 'The same, and what worn magic items add to scores, saves and Armor Class, set by hand.',
    drops:
      'Companions, custom actions, the campaign, the picture, and other bonuses of worn items; each is listed.',
  },
};
