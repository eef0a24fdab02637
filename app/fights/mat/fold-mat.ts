import type { DeedOf, FightEvent } from '../log/deeds';
import type { Combatant, Fight, Mat } from '../log/state';
import { combatantOf } from '../people/people';
import { walkedWith } from './walked';

const ALL_COVERED: Mat['uncovered'] = { all: false, but: [] };

/** Puts a map beside the order, or removes it. */
export function foldMat(fight: Fight, { map }: DeedOf<'mat'>, _event: FightEvent): Fight {
  if (map === null) return fight.mat ? { ...fight, mat: null } : fight;
  return { ...fight, mat: { map, uncovered: ALL_COVERED, tokens: {} } };
}

/** Places, moves or removes tokens; those of creatures that are not in the fight, or off the map, are ignored. */
export function foldMatPlace(
  fight: Fight,
  { placed }: DeedOf<'mat-place'>,
  _event: FightEvent,
): Fight {
  const { mat = null } = fight;
  if (mat === null) return fight;
  const { width, height } = mat.map;
  const tokens = new Map(Object.entries(mat.tokens));
  let next = mat;
  for (const { who, at } of placed) {
    const one = tokenOf(fight, who);
    if (at === null) tokens.delete(who);
    else if (one !== null && at.x < width && at.y < height) {
      const from = tokens.get(who);
      tokens.set(who, at);
      const walked = from && walkedWith(fight, next, one, { from, to: at });
      if (walked) next = { ...next, walked };
    }
  }
  return { ...fight, mat: { ...next, tokens: Object.fromEntries(tokens) } };
}

function tokenOf(fight: Fight, who: string): Combatant | null {
  const one = combatantOf(fight, who);
  return one !== null && one.kind === 'creature' && one.place !== 'gone' ? one : null;
}

/** Uncovers areas for the players, or covers them again. */
export function foldMatUncover(
  fight: Fight,
  { on, areas }: DeedOf<'mat-uncover'>,
  _event: FightEvent,
): Fight {
  const { mat = null } = fight;
  if (mat === null) return fight;
  if (areas === 'all') return { ...fight, mat: { ...mat, uncovered: { all: on, but: [] } } };
  const { all, but } = mat.uncovered;
  const named = new Set(areas);
  const others = but.filter((area) => !named.has(area));
  // The exceptions are what differs from the rest: covered areas when all is uncovered, and the reverse.
  const next = on === all ? others : [...others, ...named];
  return { ...fight, mat: { ...mat, uncovered: { all, but: next } } };
}
