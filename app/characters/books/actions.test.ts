import { expect, test } from 'vitest';
import type { Feature, Option } from '../book/feature';
import type { Uses } from '../book/gift';
import { bookOf } from './book-of';

/** Every feature and option of a book, by key. */
function everything(part: unknown, found = new Map<string, Feature | Option>()) {
  if (Array.isArray(part)) for (const one of part) everything(one, found);
  else if (typeof part === 'object' && part !== null) {
    const one = part as Feature & Option;
    if (typeof one.words === 'string') found.set(one.key ?? one.slug, one);
    for (const value of Object.values(part)) everything(value, found);
  }
  return found;
}

test.each(['2014', '2024'] as const)(
  'every rule of an action in %s names a feature of its book',
  (edition) => {
    const book = bookOf(edition);
    const known = everything({ ...book, actions: null });
    expect(Object.keys(book.actions ?? {}).filter((key) => !known.has(key))).toEqual([]);
  },
);

test.each(['2014', '2024'] as const)(
  'what an action spends in %s is a supply of some feature',
  (edition) => {
    const book = bookOf(edition);
    const supplies = new Set(
      [...everything({ ...book, actions: null }).values()].flatMap(({ uses }: { uses?: Uses }) =>
        uses ? [uses.key] : [],
      ),
    );
    const spent = Object.values(book.actions ?? {}).flatMap((rules) =>
      rules.flatMap(({ costs }) => (typeof costs === 'object' ? [costs.key] : [])),
    );
    expect(spent.length).toBeGreaterThan(5);
    expect(spent.filter((key) => !supplies.has(key))).toEqual([]);
  },
);
