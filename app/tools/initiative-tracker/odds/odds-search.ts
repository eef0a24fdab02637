import { BATTLE_LIMITS } from '~/battle/sheet/battle';
import type { Combatant, Fight } from '~/fights/log/state';
import { foesOf, isDefeated, ownSheet, partyOf } from '~/fights/people/party';

/**
 * The query string that simulates the rest of a running fight: combatants still standing with their current hit
 * points and AC, those still to arrive, and party members as themselves (`partyOfMember` maps a member's id to its
 * party, and the id of a user's own character to 'lab'). Others without a record fight as a champion of their level,
 * or with numbers to be entered there.
 */
export function oddsSearch(fight: Fight, partyOfMember: ReadonlyMap<string, string>): string {
  const params = new URLSearchParams();
  if (fight.settings.edition !== '2014') params.set('edition', fight.settings.edition);
  const sides = [
    ['a', partyOf(fight)],
    ['b', foesOf(fight)],
  ] as const;
  for (const [side, people] of sides) {
    const standing = people.filter((one) => !isDefeated(one));
    for (const [row, count] of rowsOf(standing, fight.round, partyOfMember)) {
      const [who = '', ...said] = row.split('~');
      params.append(side, [who, ...(count > 1 ? [`n:${count}`] : []), ...said].join('~'));
    }
  }
  return `?${params}`;
}

/**
 * Groups identical combatants with their count; if a side has no room for that many kinds, merges hurt and unhurt
 * ones at their average hit points.
 */
function rowsOf(
  people: readonly Combatant[],
  round: number,
  partyOfMember: ReadonlyMap<string, string>,
): [row: string, count: number][] {
  const textOf = (one: Combatant, hitPoints: number) =>
    rowOf(one, round, partyOfMember.get(one.id), hitPoints);
  const apart = counted(people, (one) => textOf(one, hitPointsOf(one)));
  if (apart.length <= BATTLE_LIMITS.kinds) return apart;
  const kindOf = (one: Combatant) => textOf(one, 0);
  const sums = new Map<string, number>();
  for (const one of people) sums.set(kindOf(one), (sums.get(kindOf(one)) ?? 0) + hitPointsOf(one));
  const counts = new Map(counted(people, kindOf));
  const mean = (one: Combatant) =>
    Math.round((sums.get(kindOf(one)) ?? 0) / (counts.get(kindOf(one)) ?? 1));
  const together = counted(people, (one) => textOf(one, mean(one)));
  // With one kind too many, the simulator reports that the side is full.
  return together.slice(0, BATTLE_LIMITS.kinds + 1);
}

function hitPointsOf({ hitPoints, temporary }: Combatant): number {
  return hitPoints + temporary;
}

function counted(people: readonly Combatant[], textOf: (one: Combatant) => string) {
  const rows = new Map<string, number>();
  for (const one of people) rows.set(textOf(one), (rows.get(textOf(one)) ?? 0) + 1);
  return [...rows];
}

function rowOf(
  one: Combatant,
  round: number,
  party: string | undefined,
  hitPoints: number,
): string {
  const { record, ac } = one.sheet;
  const level = ownSheet(one).level ?? null;
  const numbers = [`ac:${ac}`, `hp:${Math.max(1, hitPoints)}`];
  const arrives = one.place === 'waiting' && one.arrives !== null ? one.arrives - round + 1 : 1;
  if (arrives > 1) numbers.push(`r:${arrives}`);
  if (party !== undefined) return [`*${party}.${one.id}`, ...numbers].join('~');
  if (record !== null) return [record, ...numbers].join('~');
  if (level !== null) return [`@champion.${level}`, ...numbers].join('~');
  return [`=${one.name.replace(/[~!]/g, ' ')}`, ...numbers, 'a:4', 'dm:1d8+2'].join('~');
}
