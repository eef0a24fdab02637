import type { DeviceList } from '~/ui/use-device-list';
import { type Book, readBook } from './book';
import { BOOK_LIMITS, oneLine } from './book-limits';

/** A spellbook stored on this device. */
export type DeviceBook = { id: string; name: string; book: Book };

/** The spellbooks of users who are not signed in. */
export const DEVICE_BOOKS: DeviceList<DeviceBook> = {
  key: 'spellbooks',
  most: BOOK_LIMITS.books,
  restore(value) {
    const { id, name, book } = Object(value);
    if (typeof id !== 'string' || id.length > 100 || typeof name !== 'string') return null;
    const named = oneLine(name).slice(0, BOOK_LIMITS.nameLength);
    return { id, name: named === '' ? 'Spellbook' : named, book: readBook(book) };
  },
};
