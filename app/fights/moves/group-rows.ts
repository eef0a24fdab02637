import type { Deed, Seed } from '../log/deeds';
import type { Combatant, Fight, FightSettings } from '../log/state';
import { combatantsOf } from '../people/people';
import type { Move } from './move';

const SIDE = 'side-';
/** Most deeds of one event. */
const MOST_DEEDS = 20;

/** Whether a row is that of a whole side, which rolls a plain d20. */
export function isSideRow(row: string): boolean {
  return row.startsWith(SIDE);
}

/**
 * Changes the grouping: each combatant alone, one row for identical monsters, or one for each side. Combatants linked
 * by hand stay together, except when grouping by side.
 */
export function groupBy(fight: Fight, how: FightSettings['initiative']): Move {
  const creatures = combatantsOf(fight).filter(
    (one) => one.kind === 'creature' && (one.place === 'order' || one.place === 'waiting'),
  );
  const deeds: Deed[] = [{ do: 'set', settings: { initiative: how } }];
  const shared = creatures.filter(
    (one) => isSideRow(one.row) || (how !== 'group' && sharesWithItsLike(one, creatures)),
  );
  if (how !== 'side' && shared.length > 0) {
    deeds.push({ do: 'unlink', who: shared.map((one) => one.id) });
  }
  const groups = new Map<string, Combatant[]>();
  for (const one of creatures) {
    const key = how === 'side' ? `${SIDE}${one.side}` : how === 'group' ? likeOf(one) : null;
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  for (const [key, group] of groups) {
    const row = how === 'side' ? key : (group[0]?.id ?? key);
    const apart = how === 'side' ? group : group.filter((one) => actsAlone(one, creatures));
    if (how === 'group' && apart.length < 2) continue;
    deeds.push({ do: 'link', who: apart.map((one) => one.id), row });
  }
  if (deeds.length > MOST_DEEDS) {
    return { problem: 'Too many kinds of monsters to group at once.' };
  }
  return deeds;
}

/** The row that a joining monster shares by the grouping setting; null: its own. */
export function rowToJoin(fight: Fight, seed: Seed, joined: readonly Seed[]): string | null {
  const how = fight.settings.initiative;
  if (seed.kind === 'event' || how === 'each') return null;
  if (how === 'side') return `${SIDE}${seed.side}`;
  const like = likeOf(seed);
  if (like === null) return null;
  const there = combatantsOf(fight).find((one) => isHere(one) && likeOf(one) === like);
  if (there) return there.row;
  const before = joined.find((one) => likeOf(one) === like);
  return before ? (before.row ?? before.id) : null;
}

function isHere(one: Combatant): boolean {
  return one.place === 'order' || one.place === 'waiting';
}

/** Key of identical monsters: the same statblock, side and arrival. Null for characters, which are never grouped. */
function likeOf(one: Pick<Seed, 'kind' | 'sheet' | 'side' | 'arrives'>): string | null {
  if (one.kind === 'event' || one.sheet.deathSaves) return null;
  const { record, name, edition, initiativeBonus } = one.sheet;
  return [record ?? name, edition, initiativeBonus, one.side, one.arrives ?? ''].join('|');
}

function sharesWithItsLike(one: Combatant, all: readonly Combatant[]): boolean {
  const like = likeOf(one);
  return (
    like !== null &&
    all.some((other) => other !== one && other.row === one.row && likeOf(other) === like)
  );
}

function actsAlone(one: Combatant, all: readonly Combatant[]): boolean {
  return isSideRow(one.row) || all.every((other) => other === one || other.row !== one.row);
}
