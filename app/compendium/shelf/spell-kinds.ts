import { attacksIn, savesIn } from '../records/effect-facts';
import type { Effect } from '../records/effects';
import type { SpellRecord } from '../records/spell-record';
import { withInner } from '../records/within-effects';

/** How long a spell lasts, from none to for ever, as somebody looks for it. */
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

/** How far a spell reaches: oneself, a touch, up to so many feet, beyond, miles, and what is in no measure. */
export const REACHES = ['self', 'touch', '30', '60', '120', '300', 'far', 'miles', 'any'] as const;
export type Reach = (typeof REACHES)[number];

/** Minutes in the units of a duration; a round is a tenth of one. */
const MINUTES = { round: 0.1, minute: 1, hour: 60, day: 1440 } as const;

/** The longest that a stretch of time has, in minutes. */
const STRETCHES: readonly (readonly [Lasting, number])[] = [
  ['round', 0.5],
  ['minute', 1],
  ['ten-minutes', 10],
  ['hour', 60],
  ['day', 1440],
];

/** The stretch of time that a spell's duration falls in. */
export function lastingOf({ duration }: Pick<SpellRecord, 'duration'>): Lasting {
  const { kind, amount, unit } = duration;
  if (kind === 'instantaneous') return kind;
  if (kind === 'until-dispelled' || kind === 'until-triggered') return 'until-dispelled';
  if (kind === 'special' || amount === null || unit === null) return 'special';
  const minutes = amount * MINUTES[unit];
  return STRETCHES.find(([, most]) => minutes <= most)?.[0] ?? 'longer';
}

/** How far a spell reaches. */
export function reachOf({ range }: Pick<SpellRecord, 'range'>): Reach {
  const { kind, feet } = range;
  if (kind === 'self' || kind === 'touch' || kind === 'miles') return kind;
  if (kind !== 'feet' || feet === null) return 'any';
  if (feet > 300) return 'far';
  return feet <= 30 ? '30' : feet <= 60 ? '60' : feet <= 120 ? '120' : '300';
}

const ASKS_ABILITY =
  /spellcasting (?:ability|modifier)|spell save|spell attack|(?:make|makes|succeed|succeeds) (?:on )?an? \w+ (?:saving throw|save)/i;

/** Whether a spell works as well for somebody with a poor spellcasting ability: it rolls no attack, forces no save, adds nothing. */
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

/** The types of creatures that a spell works on alone; none where it works on all. */
export function typesAffected({ targets, effects }: Pick<SpellRecord, 'targets' | 'effects'>) {
  const inner = withInner(effects).flatMap((one) =>
    'targets' in one && one.targets ? (one.targets.types ?? []) : [],
  );
  return [...new Set([...(targets?.types ?? []), ...inner])];
}
