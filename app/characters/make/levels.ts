import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Character } from '../record/character';
import { type Settled, settled } from './settle';

export const HIGHEST_LEVEL = 20;

type Removed = Character['removed'][number];

/**
 * Adds a level in a class, with the average of its hit die; null above level 20 and for a class that the book does not
 * have. Where the same level was removed before, what was chosen for it returns.
 */
export function levelUp(book: Book, character: Character, classSlug: string): Character | null {
  if (character.levels.length >= HIGHEST_LEVEL || classOf(book, classSlug) === null) return null;
  const last = character.removed.at(-1);
  if (last === undefined || last.class !== classSlug) {
    const levels = [...character.levels, { class: classSlug, hp: null }];
    return { ...character, levels, removed: [] };
  }
  return returned(character, last);
}

/** Removes the last level and the choices made for it, and keeps them in case the level is added again. */
export function levelDown(book: Book, character: Character): Settled {
  const last = character.levels.at(-1);
  const down = settled(book, { ...character, levels: character.levels.slice(0, -1) });
  if (last === undefined) return down;
  const gone: Removed = {
    ...last,
    subclass: lostSubclass(character, down.character, last.class),
    choices: lostChoices(character, down.character),
    spells: lostSpells(character, down.character),
  };
  const removed = [...character.removed, gone].slice(-HIGHEST_LEVEL);
  return { ...down, character: { ...down.character, removed } };
}

/** Adds a removed level again, with its hit points, subclass, picks and spells. */
function returned(character: Character, last: Removed): Character {
  const { class: slug, hp, subclass, choices: gone, spells: goneSpells } = last;
  const choices = { ...character.choices };
  for (const [place, picks] of Object.entries(gone))
    choices[place] = [...(Object.hasOwn(choices, place) ? (choices[place] ?? []) : []), ...picks];
  const spells = { ...character.spells };
  for (const [of, list] of Object.entries(goneSpells)) {
    const now = Object.hasOwn(spells, of) ? spells[of] : undefined;
    spells[of] = {
      cantrips: joined(now?.cantrips, list.cantrips),
      known: joined(now?.known, list.known),
      prepared: joined(now?.prepared, list.prepared),
    };
  }
  const subclasses =
    subclass === null || Object.hasOwn(character.subclasses, slug)
      ? character.subclasses
      : { ...character.subclasses, [slug]: subclass };
  return {
    ...character,
    levels: [...character.levels, { class: slug, hp }],
    subclasses,
    choices,
    spells,
    removed: character.removed.slice(0, -1),
  };
}

function joined(kept: readonly string[] = [], gone: readonly string[]): string[] {
  return [...kept, ...gone.filter((one) => !kept.includes(one))];
}

function lostSubclass(before: Character, after: Character, slug: string): string | null {
  const isKept = Object.hasOwn(after.subclasses, slug);
  return isKept || !Object.hasOwn(before.subclasses, slug)
    ? null
    : (before.subclasses[slug] ?? null);
}

/** The picks that one character has and the other does not, by place; picks may repeat. */
function lostChoices(before: Character, after: Character): Removed['choices'] {
  const lost: Removed['choices'] = {};
  for (const [place, picks] of Object.entries(before.choices)) {
    const kept = Object.hasOwn(after.choices, place) ? [...(after.choices[place] ?? [])] : [];
    const gone = picks.filter((pick) => {
      const at = kept.indexOf(pick);
      if (at >= 0) kept.splice(at, 1);
      return at < 0;
    });
    if (gone.length > 0) lost[place] = gone;
  }
  return lost;
}

function lostSpells(before: Character, after: Character): Removed['spells'] {
  const lost: Removed['spells'] = {};
  for (const [slug, list] of Object.entries(before.spells)) {
    const kept = Object.hasOwn(after.spells, slug) ? after.spells[slug] : undefined;
    const without = (part: 'cantrips' | 'known' | 'prepared') =>
      list[part].filter((spell) => !kept?.[part].includes(spell));
    const gone = {
      cantrips: without('cantrips'),
      known: without('known'),
      prepared: without('prepared'),
    };
    // An emptied list is remembered too, so that the same record returns.
    if (kept === undefined || Object.values(gone).some((spells) => spells.length > 0))
      lost[slug] = gone;
  }
  return lost;
}

/**
 * Sets the hit die roll of a level, from 1 to its sides; null is the average. The first level always has the maximum.
 */
export function withHitPoints(character: Character, level: number, hp: number | null): Character {
  const levels = character.levels.map((one, at) =>
    at === level - 1 && at > 0 ? { ...one, hp } : one,
  );
  return { ...character, levels };
}
