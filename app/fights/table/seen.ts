import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from '../people/people';
import type { TableSettings } from '../seats/table-settings';

/**
 * Whether players know of somebody: not of the hidden, of those who are still to come and of those who are gone; of the defeated
 * that were put aside only those of the party stay in sight.
 */
export function isSeen({ hidden, place, side }: Combatant): boolean {
  return !hidden && (place === 'order' || (place === 'pile' && side === 'party'));
}

/** What players call somebody whom they know of. */
export function seenName({ alias, name }: Pick<Combatant, 'alias' | 'name'>): string {
  return alias ?? name;
}

/** What players may read where the log names somebody. */
export type SeenWords = {
  /** The name that players know somebody by; null for whoever they do not know of. */
  nameOf(who: string | null): string | null;
  /** The same of whose conditions players are shown; null for others. */
  doerOf(who: string | null): string | null;
  /** A text in which whoever players do not know by their name is called what players call them. */
  clean(text: string): string;
};

/** The words of a fight as players may read them. */
export function seenWords(
  fight: Fight,
  { showsConditions }: Pick<TableSettings, 'showsConditions'>,
): SeenWords {
  const seen = new Map<string, string>();
  const doers = new Map<string, string>();
  for (const one of combatantsOf(fight)) {
    if (!isSeen(one)) continue;
    seen.set(one.id, seenName(one));
    if (showsConditions || one.side === 'party') doers.set(one.id, seenName(one));
  }
  let cleaning: ((text: string) => string) | null = null;
  return {
    nameOf: (who) => (who === null ? null : (seen.get(who) ?? null)),
    doerOf: (who) => (who === null ? null : (doers.get(who) ?? null)),
    clean: (text) => {
      // Most projections have no text of anybody's own in them.
      cleaning ??= cleaner(fight);
      return cleaning(text);
    },
  };
}

/** Whoever players do not know of, in the middle of a text. */
const NOBODY = 'somebody';

function cleaner(fight: Fight): (text: string) => string {
  const instead = new Map<string, string>();
  const known = new Map<string, string>();
  for (const one of combatantsOf(fight)) {
    const { alias, name, sheet, formerShape } = one;
    const former = formerShape === null ? [] : [formerShape.name, formerShape.sheet.name];
    const behind = [sheet.name, ...former];
    if (!isSeen(one) || alias !== null) {
      const shown = isSeen(one) && alias !== null ? alias : NOBODY;
      for (const word of [name, ...behind]) instead.set(folded(word), shown);
      continue;
    }
    for (const word of [name, unnumbered(name)]) known.set(folded(word), word);
    // Of the party everybody knows who took another shape; of others only what they are now.
    for (const word of behind) {
      if (one.side === 'party') known.set(folded(word), word);
      else instead.set(folded(word), name);
    }
  }
  for (const word of known.keys()) instead.delete(word);
  if (instead.size === 0) return (text) => text;
  // The longest first, so that "Vampire Spawn", whom players see, is not taken for the vampire whom they do not.
  const words = [...instead.keys(), ...known.keys()].sort(
    (one, other) => other.length - one.length,
  );
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => {
    const said = text.replace(named, (word) => instead.get(folded(word)) ?? word);
    return said === text ? text : said.charAt(0).toUpperCase() + said.slice(1);
  };
}

/** "Goblin" of Goblin 3. */
export function unnumbered(name: string): string {
  return name.replace(/ \d{1,4}$/, '');
}

function folded(word: string): string {
  return word.toLowerCase();
}
