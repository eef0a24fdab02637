import type { Edition } from '~/rules/edition';
import type { Book } from '../book/book';
import { srd51Book } from './srd-5-1';
import { srd52Book } from './srd-5-2';

const laid = new Map<Edition, Book>();

/** The book of an edition; built once, then cached. */
export function bookOf(edition: Edition): Book {
  const known = laid.get(edition);
  if (known) return known;
  const book = edition === '2014' ? srd51Book() : srd52Book();
  laid.set(edition, book);
  return book;
}
