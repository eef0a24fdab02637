import { attacksIn, savesIn } from '../records/effect-facts';
import type { Effect } from '../records/effects';
import type { SpellRecord } from '../records/spell-record';
import { withInner } from '../records/within-effects';

/** Categories of a spell's duration for filters, shortest first. */
export const LASTING = [
  'instantaneous',
  'round',
  'minute',
  'ten-minutes',
  'hour',
  'day',
  'longer',
  'until-dispelled',
  'special',
] as const;
export type Lasting = (typeof LASTING)[number];

/** Categories of a spell's range for filters: self, touch, up to a number of feet, farther, miles, and other. */
export const REACHES = ['self', 'touch', '30', '60', '120', '300', 'far', 'miles', 'any'] as const;
export type Reach = (typeof REACHES)[number];

/** Duration units in minutes; a round is a tenth of one. */
const MINUTES = { round: 0.1, minute: 1, hour: 60, day: 1440 } as const;

/** The maximum of each duration category, in minutes. */
const STRETCHES: readonly (readonly [Lasting, number])[] = [
  ['round', 0.5],
  ['minute', 1],
  ['ten-minutes', 10],
  ['hour', 60],
  ['day', 1440],
];

/** The category of a spell's duration. */
export function lastingOf({ duration }: Pick<SpellRecord, 'duration'>): Lasting {
  const { kind, amount, unit } = duration;
  if (kind === 'instantaneous') return kind;
  if (kind === 'until-dispelled' || kind === 'until-triggered') return 'until-dispelled';
  if (kind === 'special' || amount === null || unit === null) return 'special';
  const minutes = amount * MINUTES[unit];
  return STRETCHES.find(([, most]) => minutes <= most)?.[0] ?? 'longer';
}

/** The category of a spell's range. */
export function reachOf({ range }: Pick<SpellRecord, 'range'>): Reach {
  const { kind, feet } = range;
  if (kind === 'self' || kind === 'touch' || kind === 'miles') return kind;
  if (kind !== 'feet' || feet === null) return 'any';
  if (feet > 300) return 'far';
  return feet <= 30 ? '30' : feet <= 60 ? '60' : feet <= 120 ? '120' : '300';
}

const ASKS_ABILITY =
  /spellcasting (?:ability|modifier)|spell save|spell attack|(?:make|makes|succeed|succeeds) (?:on )?an? \w+ (?:saving throw|save)/i;

/** Returns whether a spell does not depend on the spellcasting ability: no attack roll, save or added modifier. */
export function needsNoAbility(
  spell: Pick<SpellRecord, 'effects' | 'text' | 'higherLevels'>,
): boolean {
  const { effects, text, higherLevels } = spell;
  const attacks = attacksIn(effects).some(({ toHit }) => toHit === undefined);
  const saves = savesIn(effects).some(({ dc }) => dc === undefined);
  return !attacks && !saves && !adds(effects) && !ASKS_ABILITY.test(`${text}\n${higherLevels}`);
}

function adds(effects: readonly Effect[]): boolean {
  return JSON.stringify(effects).includes('"addsModifier":true');
}

/** The creature types that a spell is limited to; empty when it affects all. */
export function typesAffected({ targets, effects }: Pick<SpellRecord, 'targets' | 'effects'>) {
  const inner = withInner(effects).flatMap((one) =>
    'targets' in one && one.targets ? (one.targets.types ?? []) : [],
  );
  return [...new Set([...(targets?.types ?? []), ...inner])];
}
