import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { type Character, character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import type { Edition } from '~/rules/edition';
import { classView } from './class-view';
import type { Making } from './making';
import { spellsView } from './spells-view';

function making(edition: Edition, name: string, level: number, more: Partial<Character> = {}) {
  const made = character.parse({
    edition,
    levels: Array.from({ length: level }, () => ({ class: name })),
    ...more,
  });
  const book = bookOf(edition);
  return { book, character: made, sheet: sheetOf(book, made) };
}

/** The spells that a part of a class's list offers. */
function offered(one: Making, part: 'cantrips' | 'known' | 'prepared'): string[] {
  const found = spellsView(one).castings[0]?.parts.find((each) => each.part === part);
  return found?.answers.map(({ value }) => value) ?? [];
}

/** The problems of a character with one spell in such a part. */
function problemsWith(one: Making, part: 'known' | 'prepared', spell: string) {
  const slug = one.character.levels[0]?.class ?? '';
  const spells = { [slug]: { cantrips: [], known: [], prepared: [], [part]: [spell] } };
  return sheetOf(one.book, { ...one.character, spells }).problems.map(({ words }) => words);
}

test('the spells of the Fiend’s expanded list are offered to its warlock, and to no other', () => {
  const fiend = making('2014', 'warlock', 1, { subclasses: { warlock: 'fiend' } });
  expect(offered(fiend, 'known')).toEqual(expect.arrayContaining(['burning-hands', 'command']));
  expect(offered(fiend, 'known')).not.toContain('fireball');
  expect(offered(making('2014', 'warlock', 1), 'known')).not.toContain('burning-hands');
  const later = making('2014', 'warlock', 5, { subclasses: { warlock: 'fiend' } });
  expect(offered(later, 'known')).toContain('fireball');
});

test('Magical Secrets offer Fireball: in 2014 to be chosen by themselves, in 2024 among the prepared spells', () => {
  const view = spellsView(making('2014', 'bard', 10));
  const secrets = view.asked.find(({ place }) => place === 'bard/magical-secrets#spells');
  expect(secrets?.answers.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['fireball', 'fire-bolt']),
  );
  const bard = making('2024', 'bard', 10);
  expect(offered(bard, 'prepared')).toContain('fireball');
  expect(offered(bard, 'cantrips')).not.toContain('fire-bolt');
  expect(offered(making('2024', 'bard', 9), 'prepared')).not.toContain('fireball');
});

test.each([
  making('2014', 'warlock', 9, { subclasses: { warlock: 'fiend' } }),
  making('2014', 'bard', 10),
  making('2024', 'bard', 10),
])(
  'everything that is offered passes the check, and nothing else does ($character.edition)',
  (one) => {
    const part = offered(one, 'known').length > 0 ? 'known' : 'prepared';
    const list = new Set(offered(one, part));
    const always = new Set(one.sheet.spells.map(({ slug }) => slug));
    for (const { slug, level } of one.book.spells) {
      if (level === 0 || always.has(slug)) continue;
      const wrong = problemsWith(one, part, slug);
      expect([slug, wrong.length === 0]).toEqual([slug, list.has(slug)]);
    }
  },
);

test('a class that asks for one of two abilities says "or", and one that asks for both says "and"', () => {
  const base = { str: 12, dex: 12, con: 12, int: 12, wis: 12, cha: 12 };
  const { character: plain } = making('2014', 'wizard', 1);
  for (const edition of ['2014', '2024'] as const) {
    const weak = { abilities: { ...plain.abilities, base } };
    const cards = classView(making(edition, 'wizard', 1, weak)).classes;
    const card = (slug: string) => cards.find((one) => one.slug === slug);
    expect(card('fighter')?.facts).toContain('Strength or Dexterity');
    expect(card('fighter')?.blocked).toBe('needs Strength 13 or Dexterity 13');
    expect(card('monk')?.facts).toContain('Dexterity and Wisdom');
    expect(card('monk')?.blocked).toBe('needs Dexterity 13 and Wisdom 13');
  }
});
