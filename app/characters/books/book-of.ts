import type { Edition } from '~/rules/edition';
import type { Book } from '../book/book';
import { srd51Book } from './srd-5-1';
import { srd52Book } from './srd-5-2';

const laid = new Map<Edition, Book>();

/** Everything that the characters of an edition are made of; put together once, and the very same each time. */
export function bookOf(edition: Edition): Book {
  const known = laid.get(edition);
  if (known) return known;
  const book = edition === '2014' ? srd51Book() : srd52Book();
  laid.set(edition, book);
  return book;
}
