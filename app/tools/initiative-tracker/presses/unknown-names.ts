import type { Deed } from '~/fights/log/deeds';
import { listed } from '~/fights/telling/names';
import { type Asked, cut } from './asked';

/** Somebody who joined by a name that no record has, with the line that was typed. */
export type Unknown = { name: string; line: string; side: 'party' | 'foes' | 'others' };

const SIDES = { party: 'on the party’s side', foes: 'as a foe', others: 'on neither side' };

/**
 * Says for the log of whom no record is known: what was typed, as what it joined, and what it may have meant. Where there was no
 * line to look it up by, that is said instead.
 */
export function unknownNote({ near }: Asked, unknown: readonly Unknown[]): Deed[] {
  const said = unknown.map(({ name, line, side }) => {
    const alike = near?.(name) ?? [];
    const meant = alike.length === 0 ? '' : ` Did you mean ${either(alike)}?`;
    const why = near ? `no monster is called “${name}”` : 'not looked up while offline';
    return `“${line}”: ${why}. Added without a statblock, ${SIDES[side]}.${meant}`;
  });
  return said.length === 0 ? [] : [{ do: 'note', text: cut(said.join(' '), 1000) }];
}

function either(names: readonly string[]): string {
  return listed(names).replace(/ and (?=[^,]*$)/, ' or ');
}
