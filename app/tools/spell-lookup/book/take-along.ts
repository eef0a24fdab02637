import { BOOK_LIMITS } from './book-limits';
import { DEVICE_BOOKS, type DeviceBook } from './device-books';

/** The maximum number in one request: two full books are about 60 kB. */
export const BOOKS_AT_ONCE = 2;

/** Reads a device's books; invalid ones are ignored, and so stay on the device. */
export function readBrought(sent: unknown): DeviceBook[] {
  try {
    const books: unknown = JSON.parse(String(sent));
    if (!Array.isArray(books)) return [];
    return books.slice(0, BOOK_LIMITS.books).flatMap((one) => DEVICE_BOOKS.restore(one) ?? []);
  } catch {
    return [];
  }
}
