import { classOf } from '~/characters/book/find';
import { bookOf } from '~/characters/books/book-of';
import { archetypeAt, archetypesOf } from '~/characters/make/archetypes';
import { beginnerCharacter, FIGHTS, POWERS } from '~/characters/make/beginner';
import { randomCharacter } from '~/characters/make/start';
import { type Character, character as characterShape } from '~/characters/record/character';
import { EDITIONS, type Edition } from '~/rules/edition';
import type { BeginFacts } from './begin-ways';

/** The choices that the faster ways offer. */
export function beginFacts(edition: Edition): Pick<BeginFacts, 'classes' | 'archetypes'> {
  const book = bookOf(edition);
  return {
    classes: book.classes.map(({ slug, name }) => ({ slug, name })),
    archetypes: archetypesOf(edition).map(({ slug, name, line }) => ({
      slug,
      name,
      line,
      className: classOf(book, slug)?.name ?? slug,
    })),
  };
}

/** Creates the character of one of the faster ways, or returns why it cannot. `seedOf` draws the seed that was left empty. */
export function begun(
  form: FormData,
  seedOf: () => string,
): { character: Character } | { problem: string } {
  const edition = EDITIONS.find((one) => one === form.get('edition'));
  if (edition === undefined) return { problem: 'Choose the 2014 or the 2024 rules.' };
  const book = bookOf(edition);
  switch (form.get('intent')) {
    case 'beginner': {
      const fights = keyOf(FIGHTS, form.get('fights'));
      const power = keyOf(POWERS, form.get('power'));
      if (fights === null || power === null) return { problem: 'Answer both questions.' };
      const name = nameOf(form) || 'A first hero';
      return made(beginnerCharacter(book, { name, fights, power, race: null }));
    }
    case 'archetype':
      return made(archetypeAt(book, String(form.get('archetype') ?? ''), levelOf(form)));
    default: {
      const slug = String(form.get('class') ?? '');
      const typed = String(form.get('seed') ?? '')
        .trim()
        .slice(0, 60);
      const seed = typed === '' ? seedOf().slice(0, 8) : typed;
      const wanted = { level: levelOf(form), ...(classOf(book, slug) ? { class: slug } : {}) };
      const random = randomCharacter(book, seed, wanted);
      const notes = random.notes === '' ? `Rolled from the seed ${seed}.` : random.notes;
      return made({ ...random, notes });
    }
  }
}

function made(character: Character | null): { character: Character } | { problem: string } {
  const read = characterShape.safeParse(character);
  return read.success ? { character: read.data } : { problem: 'This character does not exist.' };
}

function keyOf<T extends object>(table: T, value: unknown): keyof T | null {
  return typeof value === 'string' && Object.hasOwn(table, value) ? (value as keyof T) : null;
}

function levelOf(form: FormData): number {
  const level = Number(form.get('level'));
  return Number.isInteger(level) ? Math.min(20, Math.max(1, level)) : 1;
}

function nameOf(form: FormData): string {
  return String(form.get('name') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
