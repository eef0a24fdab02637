import type { Combatant, Fight } from '~/fights/log/state';
import { foesOf, isDefeated, ownSheet, partyOf } from '~/fights/people/party';

/** The simulator holds so many kinds on a side. */
const MOST_KINDS = 12;

/**
 * The address part that plays a running fight to its end in the simulator: who still stands with the hit points and AC of now, who is
 * still to come, and members of parties as themselves (`partyOfMember`: the party of a member's id, and 'lab' of the id of a character
 * of one's own). Whoever else came without a record fights as a champion of its level, or with numbers to be set there.
 */
export function oddsSearch(fight: Fight, partyOfMember: ReadonlyMap<string, string>): string {
  const params = new URLSearchParams();
  if (fight.settings.edition !== '2014') params.set('edition', fight.settings.edition);
  const sides = [
    ['a', partyOf(fight)],
    ['b', foesOf(fight)],
  ] as const;
  for (const [side, people] of sides) {
    const rows = new Map<string, number>();
    for (const one of people) {
      if (isDefeated(one)) continue;
      const row = rowOf(one, fight.round, partyOfMember.get(one.id));
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    for (const [row, count] of [...rows].slice(0, MOST_KINDS)) {
      const [who = '', ...said] = row.split('~');
      params.append(side, [who, ...(count > 1 ? [`n:${count}`] : []), ...said].join('~'));
    }
  }
  return `?${params}`;
}

function rowOf(one: Combatant, round: number, party: string | undefined): string {
  const { record, ac } = one.sheet;
  const level = ownSheet(one).level ?? null;
  const numbers = [`ac:${ac}`, `hp:${Math.max(1, one.hitPoints + one.temporary)}`];
  const arrives = one.place === 'waiting' && one.arrives !== null ? one.arrives - round + 1 : 1;
  if (arrives > 1) numbers.push(`r:${arrives}`);
  if (party !== undefined) return [`*${party}.${one.id}`, ...numbers].join('~');
  if (record !== null) return [record, ...numbers].join('~');
  if (level !== null) return [`@champion.${level}`, ...numbers].join('~');
  return [`=${one.name.replace(/[~!]/g, ' ')}`, ...numbers, 'a:4', 'dm:1d8+2'].join('~');
}
