import { BOOK_LIMITS } from './book-limits';
import { DEVICE_BOOKS, type DeviceBook } from './device-books';

/** What goes in one request: two of the fullest books are sixty kilobytes. */
export const BOOKS_AT_ONCE = 2;

/** Reads what a device sends; what is not of the right shape is left out, and with it stays on the device. */
export function readBrought(sent: unknown): DeviceBook[] {
  try {
    const books: unknown = JSON.parse(String(sent));
    if (!Array.isArray(books)) return [];
    return books.slice(0, BOOK_LIMITS.books).flatMap((one) => DEVICE_BOOKS.restore(one) ?? []);
  } catch {
    return [];
  }
}
