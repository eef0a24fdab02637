import type { Edition } from '~/rules/edition';
import type { Book } from '../book/book';
import type { Character } from '../record/character';
import type { Sheet } from '../sheet/sheet';

/** The rules for reading a file: an edition's book, and the function that calculates a sheet. */
export type Rules = { readonly book: Book; readonly sheetOf: (character: Character) => Sheet };

/** Returns the rules of an edition. */
export type RulesOf = (edition: Edition) => Rules;
