import type { Seed } from '../log/deeds';
import type { Combatant } from '../log/state';

/** Somebody as it joins: rested, unless its seed says how many hit points it has left. */
export function joining(seed: Seed, name: string, round: number): Combatant {
  const { sheet } = seed;
  const hitPoints = Math.min(seed.hitPoints ?? sheet.maximum, sheet.maximum);
  const down = seed.kind === 'creature' && !sheet.uncounted && hitPoints <= 0;
  return {
    id: seed.id,
    kind: seed.kind,
    row: seed.row ?? seed.id,
    name,
    alias: seed.alias,
    side: seed.side,
    hidden: seed.hidden || seed.revealOnTurn,
    revealOnTurn: seed.revealOnTurn,
    colour: null,
    portrait: null,
    note: seed.note,
    place: seed.arrives !== null && seed.arrives > round ? 'waiting' : 'order',
    arrives: seed.arrives,
    ...rested(sheet),
    sheet,
    hitPoints,
    death: {
      state: down ? (sheet.deathSaves ? 'dying' : 'dead') : 'up',
      successes: 0,
      failures: 0,
    },
    tally: { dealt: 0, taken: 0, healed: 0, received: 0, felled: 0 },
  };
}

/** What a fresh start gives back: everything that a fight marks, spends and puts on somebody. */
export function rested(
  sheet: Combatant['sheet'],
): Pick<
  Combatant,
  | 'hitPoints'
  | 'temporary'
  | 'maximumChanges'
  | 'surprised'
  | 'hasActed'
  | 'reactionSpent'
  | 'readied'
  | 'legendaryActionsLeft'
  | 'legendaryResistancesLeft'
  | 'usesLeft'
  | 'slotsLeft'
  | 'exhaustion'
  | 'lasting'
  | 'concentration'
  | 'death'
  | 'formerShape'
  | 'hurtBy'
> {
  return {
    hitPoints: sheet.maximum,
    temporary: 0,
    maximumChanges: [],
    surprised: false,
    hasActed: false,
    reactionSpent: false,
    readied: null,
    legendaryActionsLeft: sheet.legendaryActions,
    legendaryResistancesLeft: sheet.legendaryResistances,
    usesLeft: Object.fromEntries(sheet.uses.map((use) => [use.key, use.most])),
    slotsLeft: sheet.slots,
    exhaustion: 0,
    lasting: [],
    concentration: null,
    death: { state: 'up', successes: 0, failures: 0 },
    formerShape: null,
    hurtBy: [],
  };
}
