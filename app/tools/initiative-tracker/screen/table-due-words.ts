import type { Struck } from '~/fights/log/deeds';
import type { Due, Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';

/** A player's request to the game master. */
export type TableDue = Extract<Due, { kind: 'claim' | 'suggested' }>;

const MOST_NAMED = 8;

/** "18 hits Goblin 2 (AC 15) for 7 slashing; effect: Poison", "Ogre saves (16 against 15): 14 fire". */
function rolledWords(struck: Struck, name: string): string {
  const { attack, critical, save, share, lasting } = struck;
  const parts = struck.parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, type }) => `${Math.floor(amount * share)} ${type ?? 'damage'}`);
  const saved = save !== undefined && (save.succeeded || save.legendary);
  const effect = effectWords(saved ? [] : lasting);
  const dealt = [parts.join(' and '), effect].filter((one) => one !== '').join('; ') || 'nothing';
  if (!attack && save) {
    const rolled = save.total === null ? `DC ${save.dc}` : `${save.total} against ${save.dc}`;
    return `${name} ${saved ? 'saves' : 'fails'} (${rolled}): ${dealt}`;
  }
  if (!attack && parts.length === 0) return `${effect || 'nothing'} on ${name}`;
  const then = effect === '' ? '' : `; ${effect}`;
  const damage = parts.join(' and ');
  if (!attack) return `${damage} to ${name}${then}`;
  const against = `${name} (AC ${attack.ac})`;
  if (!attack.hit) return `${attack.total} misses ${against}`;
  const hits = `${attack.total} ${critical ? 'critically hits' : 'hits'} ${against}`;
  if (damage === '') return effect === '' ? `${hits} for nothing` : `${hits}${then}`;
  return `${hits} for ${damage}${then}`;
}

/** "effect: Guiding Bolt"; '' for none. */
function effectWords(lasting: Struck['lasting']): string {
  const names = lasting.map(({ name }) => name);
  return names.length === 0
    ? ''
    : `${names.length === 1 ? 'effect' : 'effects'}: ${names.join(', ')}`;
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
    const does = [...rolls, ...healWords(due.rolled, named)];
    return `${named(due.who)}’s player${means}: ${does.join('; ') || `on ${all}`}`;
  }
  return `${named(due.who)}’s player: ${due.amount} ${type} to ${all}${means}`;
}
