import type { Edition } from '~/rules/edition';
import type { Book } from '../book/book';
import type { Character } from '../record/character';
import type { Sheet } from '../sheet/sheet';

/** The rules that a file is read by: the book of an edition, and what it makes of a character. */
export type Rules = { readonly book: Book; readonly sheetOf: (character: Character) => Sheet };

/** The rules of each edition. */
export type RulesOf = (edition: Edition) => Rules;
