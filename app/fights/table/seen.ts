import type { Combatant, Fight } from '../log/state';
import { unnumbered } from '../people/names';
import { combatantsOf } from '../people/people';
import type { TableSettings } from '../seats/table-settings';

/**
 * Whether players can see a combatant: before the fight begins only the party; never hidden, arriving or removed
 * ones; of the pile only the party's.
 */
export function isSeen(
  { hidden, place, side }: Combatant,
  { round }: Pick<Fight, 'round'>,
): boolean {
  if (hidden || (round === 0 && side !== 'party')) return false;
  return place === 'order' || (place === 'pile' && side === 'party');
}

/** The name that players see. */
export function seenName({ alias, name }: Pick<Combatant, 'alias' | 'name'>): string {
  return alias ?? name;
}

/** Converts names and texts of the log to what players may read. */
export type SeenWords = {
  /** The name that players see; null for a combatant they cannot see. */
  nameOf(who: string | null): string | null;
  /** The same, only for combatants whose conditions players see; null for others. */
  doerOf(who: string | null): string | null;
  /** A text in which hidden names are replaced by those that players see. */
  clean(text: string): string;
};

/** Makes these functions for one fight. */
export function seenWords(
  fight: Fight,
  { showsConditions }: Pick<TableSettings, 'showsConditions'>,
): SeenWords {
  const seen = new Map<string, string>();
  const doers = new Map<string, string>();
  for (const one of combatantsOf(fight)) {
    if (!isSeen(one, fight)) continue;
    seen.set(one.id, seenName(one));
    if (showsConditions || one.side === 'party') doers.set(one.id, seenName(one));
  }
  return {
    nameOf: (who) => (who === null ? null : (seen.get(who) ?? null)),
    doerOf: (who) => (who === null ? null : (doers.get(who) ?? null)),
    clean: (text) => cleanerOf(fight)(text),
  };
}

/** Cache: each fight is projected for many devices, and the same texts occur again and again. */
const CLEANERS = new WeakMap<Fight, (text: string) => string>();

function cleanerOf(fight: Fight): (text: string) => string {
  const known = CLEANERS.get(fight);
  if (known) return known;
  const clean = cleaner(fight);
  const cleaned = new Map<string, string>();
  const remembering = (text: string) => {
    const before = cleaned.get(text);
    if (before !== undefined) return before;
    const after = clean(text);
    cleaned.set(text, after);
    return after;
  };
  CLEANERS.set(fight, remembering);
  return remembering;
}

const WORDS = /[\p{L}\p{N}]+/gu;

/** Replaces the name of an unseen combatant in a text. */
const NOBODY = 'somebody';

function cleaner(fight: Fight): (text: string) => string {
  const instead = new Map<string, string>();
  const known = new Map<string, string>();
  for (const one of combatantsOf(fight)) {
    const { alias, name, sheet, formerShape } = one;
    const former = formerShape === null ? [] : [formerShape.name, formerShape.sheet.name];
    const behind = [sheet.name, ...former];
    const seen = isSeen(one, fight);
    if (!seen || alias !== null) {
      const shown = seen && alias !== null ? alias : NOBODY;
      for (const word of [name, ...behind]) instead.set(folded(word), shown);
      continue;
    }
    // The name of an event row may contain another combatant's name.
    if (one.kind === 'event') continue;
    for (const word of [name, unnumbered(name)]) known.set(folded(word), word);
    // Everyone knows which party member changed shape; of others players know only the current shape.
    for (const word of behind) {
      if (one.side === 'party') known.set(folded(word), word);
      else instead.set(folded(word), name);
    }
  }
  for (const word of known.keys()) instead.delete(word);
  if (instead.size === 0) return (text) => text;
  // Names by their number of words, so that a text is scanned once, however many names there are.
  const lengths = [
    ...new Set([...instead.keys(), ...known.keys()].map((name) => name.split(' ').length)),
  ];
  lengths.sort((one, other) => other - one);

  /** The longest name that starts at this word; length 0: none. */
  function nameAt(words: readonly string[], at: number): { length: number; shown: string | null } {
    for (const length of lengths) {
      if (at + length > words.length) continue;
      const name = words.slice(at, at + length).join(' ');
      // "Vampire Spawn", which players see, must not match an unseen "Vampire".
      if (known.has(name)) return { length, shown: null };
      const shown = instead.get(name);
      if (shown !== undefined) return { length, shown };
    }
    return { length: 0, shown: null };
  }

  return (text) => {
    const whole = text.normalize('NFC');
    const parts = [...whole.matchAll(WORDS)];
    const words = parts.map(([word]) => foldedWord(word));
    let said = '';
    let upTo = 0;
    let isChanged = false;
    for (let at = 0; at < parts.length; ) {
      const { length, shown } = nameAt(words, at);
      const [first, last] = [parts[at], parts[at + length - 1]];
      if (shown !== null && first && last) {
        said += whole.slice(upTo, first.index) + shown;
        upTo = last.index + last[0].length;
        isChanged = true;
      }
      at += Math.max(1, length);
    }
    if (!isChanged) return text;
    said += whole.slice(upTo);
    return said.charAt(0).toUpperCase() + said.slice(1);
  };
}

/** Normalizes a name for the search: its words in lower case without a plural "s". */
function folded(name: string): string {
  return [...name.normalize('NFC').matchAll(WORDS)].map(([word]) => foldedWord(word)).join(' ');
}

/** "Vampires" matches the name "Vampire". */
function foldedWord(word: string): string {
  const small = word.toLowerCase();
  return small.length > 3 && small.endsWith('s') ? small.slice(0, -1) : small;
}
