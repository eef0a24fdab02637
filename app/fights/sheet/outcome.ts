import type { DamagePart } from '~/compendium/records/damage-part';
import type { Effect, Inner, SaveEffect } from '~/compendium/records/effects';
import { type BroughtBy, lastingEndsOf } from './lasting-ends';
import { noteOf } from './outcome-notes';
import type { LastingTemplate, Outcome, StrikeDamage, StrikeSave } from './strike';
import { NO_OUTCOME } from './strike';
import { whenWords } from './when-words';

/** The context of an effect: the entry's name, the caster's save DC, and the save that leads to it. */
export type Around = {
  readonly name: string;
  readonly dc: number | null;
  readonly magical: boolean;
  readonly save: BroughtBy | null;
};

type Growing = { -readonly [K in keyof Outcome]: Outcome[K][number][] };

/** Converts effects on one target to an outcome that a fight can apply. */
export function outcomeOf(effects: readonly Inner[], around: Around): Outcome {
  const all: Growing = {
    damage: [],
    lasting: [],
    saves: [],
    heals: [],
    drains: [],
    choices: [],
    notes: [],
  };
  for (const effect of effects) put(all, effect, around);
  return all;
}

/** Whether an outcome has no effect. */
export function isNothing(outcome: Outcome): boolean {
  return Object.values(outcome).every((part) => part.length === 0);
}

/**
 * Converts damage parts to those of a strike; `outer`, the condition that all of them need, comes first in `when`.
 */
export function damageOf(parts: readonly DamagePart[], outer: string | null): StrikeDamage[] {
  return parts.map(({ dice, bonus, average, type, orTypes, needs, instead, addsModifier }) => ({
    dice,
    bonus,
    average,
    type,
    orTypes,
    ...(addsModifier ? { addsModifier: true as const } : {}),
    when: [outer, whenWords(needs)].filter((one) => one !== null).join(' and ') || null,
    instead: instead ?? false,
  }));
}

function put(all: Growing, effect: Inner, around: Around): void {
  const when = 'needs' in effect ? whenWords(effect.needs) : null;
  switch (effect.kind) {
    case 'damage':
      if (effect.later !== undefined || effect.to === 'self') all.notes.push(noteOf(effect));
      else all.damage.push(...damageOf(effect.damage, when));
      return;
    case 'condition':
    case 'state':
    case 'ongoing-damage':
      all.lasting.push(lastingOf(effect, around));
      return;
    case 'heal':
    case 'temporary-hit-points': {
      const { dice, bonus, average, share, addsModifier } = effect.amount;
      all.heals.push({
        dice,
        bonus,
        average,
        when,
        ...(addsModifier ? { addsModifier: true as const } : {}),
        to: effect.to === 'self' ? 'maker' : 'target',
        share: share === undefined ? null : SHARES[share],
        temporary: effect.kind === 'temporary-hit-points',
      });
      return;
    }
    case 'drain': {
      const { dice, bonus, average, share } = effect.amount;
      if (effect.of !== 'hit-point-maximum' || effect.every !== undefined) {
        all.notes.push(noteOf(effect));
        return;
      }
      const part = share === undefined ? null : SHARES[share];
      all.drains.push({ dice, bonus, average, share: part, when });
      return;
    }
    case 'save':
      all.saves.push(...saveOf(effect, around));
      return;
    case 'instead':
      all.choices.push(
        ...effect.of.map(({ name, effects }, at) => ({
          name: name ?? `${at + 1}`,
          outcome: outcomeOf(effects, around),
        })),
      );
      return;
    case 'modify': {
      // A lasting effect on the target that names its end becomes a mark; everything else becomes a note.
      if (effect.ends === undefined || effect.to === 'self') {
        all.notes.push(noteOf(effect));
        return;
      }
      all.lasting.push(lastingOf(effect, around));
      return;
    }
    default:
      all.notes.push(noteOf(effect));
  }
}

const SHARES = { damage: 1, 'half-damage': 0.5, 'double-damage': 2 } as const;

type Lasts = Extract<Effect, { kind: 'condition' | 'state' | 'ongoing-damage' | 'modify' }>;

/** Converts an effect to the lasting effect that it leaves. */
export function lastingOf(effect: Lasts, around: Around): LastingTemplate {
  const conditions =
    effect.kind === 'condition' ? effect.conditions.filter((one) => one !== 'exhaustion') : [];
  const held =
    effect.kind === 'condition' && effect.whileCondition !== undefined
      ? [`while ${effect.whileCondition}`]
      : [];
  const { ends, rest } = lastingEndsOf(effect.ends ?? [], around.save);
  const said = effect.kind === 'modify' ? [noteOf(effect)] : [];
  const ongoing =
    effect.kind !== 'ongoing-damage'
      ? null
      : {
          text: effect.damage.map(amountWords).join(' plus ').slice(0, 80),
          at: effect.at === 'target-turn-end' ? ('turn-end' as const) : ('turn-start' as const),
        };
  return {
    name: (effect.kind === 'state' ? capital(effect.state) : around.name).slice(0, 80),
    conditions,
    text: [...said, ...held, ...rest].join('; ').slice(0, 400),
    colour: effect.kind === 'ongoing-damage' ? 'red' : 'gray',
    sign: effect.kind === 'ongoing-damage' ? 'drop' : 'circle',
    ongoing,
    ends,
    exhaustion: effect.kind === 'condition' ? (effect.levels ?? 0) : 0,
    onMaker: effect.to === 'self',
    when: whenWords(effect.needs),
  };
}

/** "9 (2d8) poison", or only the number where nothing is rolled. */
export function amountWords({ dice, bonus, average, type }: DamagePart): string {
  const plus = bonus === 0 ? '' : bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
  const amount = dice === null ? `${average}` : `${average} (${dice.count}d${dice.sides}${plus})`;
  return type === null ? amount : `${amount} ${type}`;
}

/** Converts a save effect to the save of a strike; empty when its DC is unknown. */
export function saveOf(effect: SaveEffect, around: Around): StrikeSave[] {
  const dc = effect.dc ?? around.dc;
  if (dc === null) return [];
  const against = againstOf(effect, around.magical);
  const save: BroughtBy = { ability: effect.ability, dc, against };
  const inside: Around = { ...around, save };
  return [
    {
      ability: effect.ability,
      orAbility: effect.orAbility ?? null,
      dc,
      against,
      half: effect.success !== 'none',
      fail: withAgain(effect, outcomeOf(effect.fail, inside), inside),
      worse: (effect.failBy ?? []).map(({ by, effects }) => ({
        by,
        outcome: outcomeOf(effects, inside),
      })),
      success: effect.onSuccess === undefined ? NO_OUTCOME : outcomeOf(effect.onSuccess, inside),
      always: effect.always === undefined ? NO_OUTCOME : outcomeOf(effect.always, inside),
      when: whenWords([...(effect.needs ?? []), ...(effect.targets?.needs ?? [])].slice(0, 6)),
    },
  ];
}

/** Adds as a note what happens when the repeated save fails; the game master applies it. */
function withAgain(effect: SaveEffect, fail: Outcome, around: Around): Outcome {
  if (effect.failAgain === undefined || effect.failAgain.length === 0) return fail;
  const then = outcomeOf(effect.failAgain, around);
  const said = [
    ...then.lasting.flatMap(({ name, conditions, text }) => [
      `${conditions.join(' and ') || name}${text === '' ? '' : ` (${text})`}`,
    ]),
    ...then.damage.map((part) => amountWords({ ...part, orTypes: [] })),
    ...then.notes,
  ];
  return { ...fail, notes: [...fail.notes, `if it fails again: ${said.join(', ')}`.slice(0, 300)] };
}

/** Lists what a save is against, in the words that records use for better saves. */
function againstOf(effect: SaveEffect, magical: boolean): string[] {
  const found = new Set<string>(magical ? ['magic'] : []);
  for (const one of [...effect.fail, ...(effect.failBy ?? []).flatMap(({ effects }) => effects)]) {
    if (one.kind === 'condition') for (const name of one.conditions) found.add(name);
    if (one.kind === 'damage' && one.damage.some(({ type }) => type === 'poison'))
      found.add('poison');
    if (one.kind === 'condition' && one.conditions.includes('poisoned')) found.add('poison');
  }
  return [...found].slice(0, 8);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
