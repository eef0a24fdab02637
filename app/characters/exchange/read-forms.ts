import type { FileKind } from './read-file';

/** What is said of one form that characters can be brought in. */
export type CharacterFormWords = {
  readonly name: string;
  /** How somebody gets such a file. */
  readonly how: string;
  readonly keeps: string;
  readonly drops: string;
};

/** Every form that characters are read in: the page that imports them is made from this list. */
export const CHARACTER_READ_FORMS: Readonly<Record<FileKind, CharacterFormWords>> = {
  own: {
    name: 'This lab',
    how: 'Export a character from its notes as the “File of our own”.',
    keeps: 'All of it.',
    drops: 'Nothing.',
  },
  foundry: {
    name: 'Foundry (dnd5e 3 to 5)',
    how: 'Right-click the actor in the sidebar, choose “Export Data”, and bring the JSON file that it saves.',
    keeps: 'Classes, levels, scores, proficiencies, spells, items, and how it stands.',
    drops: 'Effects, pictures, and what no book of ours has; each is told.',
  },
  beyond: {
    name: 'D&D Beyond',
    how: 'It offers no such file to download. Its character service answers with one, in JSON, for a character whose privacy is public; an answer that you saved yourself can be brought here. Nothing is fetched from there for you.',
    keeps: 'The same, and what worn magic gives to scores, saves and armor class, set by hand.',
    drops:
      'Companions, actions of one’s own, the campaign, the picture, and what else worn things give; each is told.',
  },
};
