import type { Struck } from '~/fights/log/deeds';
import type { Due, Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';

/** A player's request to the game master. */
export type TableDue = Extract<Due, { kind: 'claim' | 'suggested' }>;

const MOST_NAMED = 8;

/** "18 hits Goblin 2 (AC 15) for 7 slashing", "Ogre saves (16 against 15): 14 fire". */
function rolledWords(struck: Struck, name: string): string {
  const { attack, critical, save, share, lasting } = struck;
  const parts = struck.parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, type }) => `${Math.floor(amount * share)} ${type ?? 'damage'}`);
  const saved = save !== undefined && (save.succeeded || save.legendary);
  const marks = saved ? [] : lasting.map((one) => one.name);
  const dealt = [...parts, ...marks].join(' and ') || 'nothing';
  if (!attack && save) {
    const rolled = save.total === null ? `DC ${save.dc}` : `${save.total} against ${save.dc}`;
    return `${name} ${saved ? 'saves' : 'fails'} (${rolled}): ${dealt}`;
  }
  if (!attack) return `${dealt} to ${name}`;
  const against = `${name} (AC ${attack.ac})`;
  if (!attack.hit) return `${attack.total} misses ${against}`;
  return `${attack.total} ${critical ? 'critically hits' : 'hits'} ${against} for ${dealt}`;
}

/** "Tobin regains 9", "Tobin gains 5 temporary hit points". */
function healWords(
  { healed = [], temporary }: NonNullable<Extract<TableDue, { kind: 'suggested' }>['rolled']>,
  named: (id: string) => string,
): string[] {
  return healed
    .slice(0, MOST_NAMED)
    .map(({ who, amount }) =>
      temporary
        ? `${named(who)} gains ${amount} temporary hit points`
        : `${named(who)} regains ${amount}`,
    );
}

/** "Mira’s player: 14 fire to Ogre 1, Goblin 2 (with Fire Bolt)", "Ann asks to play Mira". */
export function tableDueWords(fight: Fight, due: TableDue): string {
  const named = (id: string | null) =>
    (id === null ? null : combatantOf(fight, id)?.name) ?? 'somebody who left';
  if (due.kind === 'claim') return `${due.name} asks to play ${named(due.who)}`;
  const type = due.type === null ? 'damage' : due.type;
  const means = due.with === null ? '' : ` (with ${due.with})`;
  const shown = due.targets.slice(0, MOST_NAMED).map(named);
  const more = due.targets.length - shown.length;
  const all = more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
  if (due.rolled) {
    const rolls = due.rolled.struck
      .slice(0, MOST_NAMED)
      .map((one) => rolledWords(one, named(one.who)));
    return `${named(due.who)}’s player${means}: ${[...rolls, ...healWords(due.rolled, named)].join('; ')}`;
  }
  return `${named(due.who)}’s player: ${due.amount} ${type} to ${all}${means}`;
}
