import { WRITTEN_COMPANIES } from './written-companies';

/** A group of creatures that belong together. */
export type Company = {
  says: string;
  places: readonly string[];
  /** As they are written in the table. */
  names: readonly string[];
  has(name: string): boolean;
};

/** Every company of the table. */
export const COMPANIES: readonly Company[] = WRITTEN_COMPANIES.map(([says, places, names]) => {
  const all = names.split(', ').map((name) => name.toLowerCase());
  const whole = new Set(all.filter((name) => !name.endsWith('*')));
  const parts = all.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return {
    says,
    places: places.split(' '),
    names: names.split(', '),
    has: (name) => {
      const lower = name.toLowerCase();
      return whole.has(lower) || parts.some((part) => hasWords(lower, part));
    },
  };
});

/** More names than the books have; homebrew adds to them. */
const MOST_REMEMBERED = 2000;
const remembered = new Map<string, readonly Company[]>();

/** The companies that a creature belongs to by its name; none for a name that the table does not know. */
export function companiesOf(name: string): readonly Company[] {
  const known = remembered.get(name);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const found = COMPANIES.filter((one) => one.has(name));
  remembered.set(name, found);
  return found;
}

/** Whether a name contains these words as whole words: "goblin boss" has "goblin", "hobgoblin" has not. */
function hasWords(name: string, words: string): boolean {
  return ` ${name} `.includes(` ${words} `);
}
