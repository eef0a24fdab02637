import type { Random } from '~/rules/random';
import type { Book } from '../book/book';
import { classOf, raceOf } from '../book/find';
import type { Character } from '../record/character';
import { scoresUnset } from '../sheet/score-problems';
import { backgroundSuiting, raceSuiting } from './beginner';
import { completed } from './complete';
import { doublesMoved } from './doubles';
import { anyName } from './names';
import { arrayFor } from './scores';
import { startEquipment } from './start-equipment';

/**
 * Chooses everything that is still open, from nothing at all to a last language: class, people, background, scores,
 * name, picks, spells and equipment. What was chosen before stays.
 */
export function restChosen(book: Book, before: Character, random: Random): Character {
  const begun = withWho(book, before, random);
  const isBare = begun.items.every(({ id }) => !id.startsWith('start-')) && isOpen(book, begun);
  const own = isBare ? begun.items : [];
  const made = completed(book, isBare ? { ...begun, items: [] } : begun, random.fork('rest'));
  return doublesMoved(book, { ...made, items: [...own, ...made.items] }).character;
}

function isOpen(book: Book, character: Character): boolean {
  return startEquipment(book, character).some(
    ({ way, asks }) => way === null || asks.some(({ picked, count }) => picked.length < count),
  );
}

function withWho(book: Book, before: Character, random: Random): Character {
  const first = before.levels[0]?.class ?? random.fork('class').pick(book.classes).slug;
  const one = classOf(book, first);
  const race = raceOf(book, before.race ?? raceSuiting(book, first) ?? '') ?? book.races[0] ?? null;
  const subraces = race?.subraces ?? [];
  const levels = before.levels.length > 0 ? before.levels : [{ class: first, hp: null }];
  const subrace =
    before.subrace ?? (subraces.length > 0 ? random.fork('subrace').pick(subraces).slug : null);
  return {
    ...before,
    levels,
    race: before.race ?? race?.slug ?? null,
    subrace,
    background: before.background ?? backgroundSuiting(book, first),
    abilities: one && scoresUnset(before) ? arrayFor(one) : before.abilities,
    name: before.name || anyName(random.fork('name')),
  };
}
