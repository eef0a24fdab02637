import type { Combatant, Fight, Mat, MatMap } from '~/fights/log/state';
import { spaceOf } from '~/fights/mat/token-space';
import { feetWalked } from '~/fights/mat/walked';
import { combatantsOf } from '~/fights/people/people';
import type { Square } from '~/rules/battle-grid';

/** A combatant on the map, or beside it while it has no place there. */
export type MatToken = Pick<Combatant, 'id' | 'name' | 'side' | 'portrait' | 'colour'> & {
  record: string | null;
  /** The squares that it covers along one side. */
  space: number;
  at: Square | null;
  /** The feet moved in the turn that runs. */
  walked: number;
  isTurn: boolean;
  isDown: boolean;
  /** Players do not see it: hidden, or not in the fight yet. */
  isHidden: boolean;
};

/** What the game master sees of a fight's map. */
export type MatFacts = {
  map: MatMap | null;
  uncovered: Mat['uncovered'];
  tokens: readonly MatToken[];
};

const NOTHING: Mat['uncovered'] = { all: false, but: [] };

/** Collects these facts from a fight. */
export function matFacts(fight: Fight): MatFacts {
  const { mat = null } = fight;
  const tokens = combatantsOf(fight)
    .filter(({ kind, place }) => kind === 'creature' && (place === 'order' || place === 'waiting'))
    .map((one): MatToken => {
      const { id, name, side, portrait, colour, sheet, place, hidden, death } = one;
      return {
        id,
        name,
        side,
        portrait,
        colour,
        record: sheet.record,
        space: spaceOf(one),
        at: mat !== null && Object.hasOwn(mat.tokens, id) ? (mat.tokens[id] ?? null) : null,
        walked: feetWalked(fight, id),
        isTurn: fight.round > 0 && place === 'order' && fight.turn === one.row,
        isDown: death.state !== 'up',
        isHidden: hidden || place === 'waiting',
      };
    });
  return { map: mat?.map ?? null, uncovered: mat?.uncovered ?? NOTHING, tokens };
}
