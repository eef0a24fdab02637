import { HOMEBREW_FORMS, type HomebrewForm } from '../out/write-homebrew';

/** Everything that creatures can be taken away as: files for programs, and what is looked at. */
export type TakeForm = HomebrewForm | 'pdf' | 'png';

type TakeFacts = {
  readonly name: string;
  readonly what: string;
  readonly ending: string;
  readonly type: string;
};

/** The forms in the order in which they are offered. */
export const TAKE_FORMS: Readonly<Record<TakeForm, TakeFacts>> = {
  own: {
    ...{ name: 'Delvewright JSON', what: 'The whole record, to keep or to import again.' },
    ...HOMEBREW_FORMS.own,
  },
  pdf: {
    ...{ name: 'PDF', what: 'Statblocks in two columns, to print.' },
    ...{ ending: 'pdf', type: 'application/pdf' },
  },
  png: {
    ...{ name: 'PNG', what: 'The statblock as a picture, for a chat or a slide.' },
    ...{ ending: 'png', type: 'image/png' },
  },
  homebrewery: {
    ...{ name: 'Homebrewery', what: 'Markdown for the V3 renderer.' },
    ...HOMEBREW_FORMS.homebrewery,
  },
  'improved-initiative': {
    ...{ name: 'Improved Initiative', what: 'A library to import in its settings.' },
    ...HOMEBREW_FORMS['improved-initiative'],
  },
  foundry: {
    ...{ name: 'Foundry', what: 'An actor of the dnd5e system.' },
    ...HOMEBREW_FORMS.foundry,
  },
  csv: {
    ...{ name: 'Table (CSV)', what: 'One row per monster, for a spreadsheet.' },
    ...HOMEBREW_FORMS.csv,
  },
};

/** The names of all forms. */
export const TAKE_FORM_NAMES = Object.keys(TAKE_FORMS) as TakeForm[];

/** Whether a word names a form. */
export function isTakeForm(word: unknown): word is TakeForm {
  return TAKE_FORM_NAMES.some((one) => one === word);
}

/** Whether a form is a file for programs, which a table says the losses of. */
export function isWritten(form: TakeForm): form is HomebrewForm {
  return Object.hasOwn(HOMEBREW_FORMS, form);
}

/** The most creatures of one file, and of one print. */
export const TAKE_LIMITS = { file: 500, print: 100 } as const;
