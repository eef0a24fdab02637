import type { Deed } from '~/fights/log/deeds';
import { listed } from '~/fights/telling/names';
import { type Asked, cut } from './asked';

/** A combatant added by a name without a record, with the typed line. */
export type Unknown = { name: string; line: string; side: 'party' | 'foes' | 'others' };

const SIDES = { party: 'on the party’s side', foes: 'as a foe', others: 'on neither side' };

/**
 * Makes a log note about names without a record: what was typed, as what it was added, and similar names. If the
 * lookup failed offline, the note says so.
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
