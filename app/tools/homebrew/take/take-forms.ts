import { HOMEBREW_FORMS, type HomebrewForm } from '../out/write-homebrew';

/** All export formats: files for programs, and prints or pictures. */
export type TakeForm = HomebrewForm | 'pdf' | 'png';

type TakeFacts = {
  readonly name: string;
  readonly what: string;
  readonly ending: string;
  readonly type: string;
};

/** The formats in display order. */
export const TAKE_FORMS: Readonly<Record<TakeForm, TakeFacts>> = {
  own: {
    name: 'Delvewright JSON',
    what: 'The whole record, to keep or to import again.',
    ...HOMEBREW_FORMS.own,
  },
  pdf: {
    name: 'PDF',
    what: 'Statblocks in two columns, to print.',
    ending: 'pdf',
    type: 'application/pdf',
  },
  png: {
    name: 'PNG',
    what: 'The statblock as a picture, for a chat or a slide.',
    ending: 'png',
    type: 'image/png',
  },
  homebrewery: {
    name: 'Homebrewery',
    what: 'Markdown for the V3 renderer.',
    ...HOMEBREW_FORMS.homebrewery,
  },
  'improved-initiative': {
    name: 'Improved Initiative',
    what: 'A library to import in its settings.',
    ...HOMEBREW_FORMS['improved-initiative'],
  },
  foundry: {
    name: 'Foundry',
    what: 'An actor of the dnd5e system.',
    ...HOMEBREW_FORMS.foundry,
  },
  csv: {
    name: 'Table (CSV)',
    what: 'One row per monster, for a spreadsheet.',
    ...HOMEBREW_FORMS.csv,
  },
};

/** The names of all formats. */
export const TAKE_FORM_NAMES = Object.keys(TAKE_FORMS) as TakeForm[];

/** Returns whether a word names a format. */
export function isTakeForm(word: unknown): word is TakeForm {
  return TAKE_FORM_NAMES.some((one) => one === word);
}

/** Returns whether a format is a file for programs, with a list of losses. */
export function isWritten(form: TakeForm): form is HomebrewForm {
  return Object.hasOwn(HOMEBREW_FORMS, form);
}

/** The maximum number of creatures in a file, and in a print. */
export const TAKE_LIMITS = { file: 500, print: 100 } as const;
