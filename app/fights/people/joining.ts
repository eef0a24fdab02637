import type { Edition } from '~/rules/edition';
import type { Seed, Standing } from '../log/deeds';
import type { Combatant, Lasting } from '../log/state';
import { maximumOf } from './people';

/** The state of the fight that a combatant joins: the round, the edition (for the maximum), and the event id. */
type Joined = { round: number; edition: Edition; event: string };

/** Makes a combatant from a seed: rested, unless the seed has current hit points or other earlier state. */
export function joining(seed: Seed, name: string, { round, edition, event }: Joined): Combatant {
  const { sheet, standing = {} } = seed;
  const whole: Combatant = {
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
    ...asBefore(sheet, standing, { round, event }),
    sheet,
    tally: { dealt: 0, taken: 0, healed: 0, received: 0, felled: 0 },
  };
  const most = maximumOf(whole, edition);
  const { death } = standing;
  const hitPoints = death === 'dead' ? 0 : Math.min(seed.hitPoints ?? most, most);
  const down = seed.kind === 'creature' && !sheet.uncounted && hitPoints <= 0;
  return { ...whole, hitPoints, death: down ? fallen(seed, death) : whole.death };
}

/** The death saves of a combatant that joins at 0 hit points; a sheet writes who is stable as three successes. */
function fallen({ sheet, standing = {} }: Seed, death: Standing['death']): Combatant['death'] {
  const { deathSuccesses: successes = 0, deathFailures: failures = 0 } = standing;
  const state = death ?? (!sheet.deathSaves ? 'dead' : successes >= 3 ? 'stable' : 'dying');
  if (state === 'stable') return { state, successes: 0, failures: 0 };
  return { state, successes, failures };
}

/** The state carried over from an earlier fight; remaining uses and slots are limited to the sheet's maximum. */
function asBefore(
  sheet: Seed['sheet'],
  { lasting = [], usesLeft = {}, slotsLeft = [], ...more }: Standing,
  since: Lasting['since'],
): Partial<Combatant> {
  const { temporary = 0, exhaustion = 0, maximumChanges = [] } = more;
  const left = (key: string, most: number) =>
    Math.min(most, Object.hasOwn(usesLeft, key) ? (usesLeft[key] ?? most) : most);
  return {
    temporary,
    exhaustion,
    maximumChanges,
    usesLeft: Object.fromEntries(sheet.uses.map(({ key, most }) => [key, left(key, most)])),
    slotsLeft: sheet.slots.map((most, at) => Math.min(most, slotsLeft[at] ?? most)),
    lasting: lasting.map((one) => ({ ...one, since, turnsLeft: one.ends.turn?.count ?? null })),
  };
}

/** The fields of a combatant after a full reset: everything that a fight marks, spends or applies. */
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
