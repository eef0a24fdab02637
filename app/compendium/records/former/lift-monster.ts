import type { Effect, Inner } from '../effects';
import { keyedNames } from '../entry-keys';
import type { Entry, LegendaryEntry, Multiattack } from '../entry-record';
import { leftInWords } from '../left-in-words';
import { MONSTER_FORMAT, type MonsterRecord } from '../monster-record';
import type { Entry as FormerEntry } from './action-record';
import {
  damageEffects,
  liftedAttack,
  liftedCondition,
  liftedDamage,
  liftedNeeds,
  liftedSave,
} from './lift-parts';
import type { FormerMonster } from './monster-record';

/** Converts a creature from format 1 to the current format; what only its text says is recorded as missing. */
export function liftMonster(former: FormerMonster): MonsterRecord {
  const {
    traits,
    multiattack,
    actions,
    bonusActions,
    reactions,
    legendary,
    lairActions,
    regeneration,
    ...rest
  } = former;
  const { spellcasting, environment, variantOf, section, notes, licence, ...facts } = rest;
  const keyOf = keyedNames();
  const lift = (list: readonly FormerEntry[]) =>
    list.map((one) => liftedEntry(one, keyOf(one.name)));
  const lifted = {
    traits: lift(traits).map((one) => withRegeneration(one, regeneration)),
    actions: lift(actions),
    bonusActions: lift(bonusActions),
    reactions: lift(reactions),
  };
  const record: MonsterRecord = {
    format: MONSTER_FORMAT,
    ...facts,
    ...lifted,
    multiattack:
      multiattack &&
      liftedMultiattack(multiattack, [...lifted.actions, ...lifted.traits, ...lifted.bonusActions]),
    legendary: legendary && {
      ...legendary,
      actions: legendary.actions.map(
        ({ cost, ...one }): LegendaryEntry => ({ ...liftedEntry(one, keyOf(one.name)), cost }),
      ),
    },
    lairActions: lift(lairActions),
    spellcasting,
    environment,
    variantOf,
    section,
    notes,
    licence,
  };
  return record;
}

/**
 * Converts an entry of format 1 under the given key; what its text says but its effects do not is recorded as missing.
 */
export function liftedEntry(former: FormerEntry, key: string): Entry {
  const { name, text, only, recharge, uses, tag, attacks, saves, damage, inflicts, area } = former;
  const others: Inner[] = [
    ...damageEffects(damage.map(liftedDamage)),
    ...inflicts.map(liftedCondition),
    ...saves.map(liftedSave),
  ];
  const [first, ...more] = attacks;
  // When there is an attack, all other effects followed a hit.
  const effects: Effect[] =
    first === undefined
      ? others
      : [liftedAttack(first, others), ...more.map((one) => liftedAttack(one, []))];
  const left = leftInWords(text, effects);
  return {
    key,
    name,
    text,
    only,
    recharge,
    uses,
    tag,
    ...(area === null ? {} : { area }),
    effects,
    complete: left === null,
    missing: left,
  };
}

function withRegeneration(trait: Entry, regeneration: FormerMonster['regeneration']): Entry {
  if (regeneration === null || trait.tag !== 'regeneration') return trait;
  const { hitPoints, stoppedBy, needs } = regeneration;
  return {
    ...trait,
    effects: [
      ...trait.effects,
      { kind: 'regenerate', hitPoints, stoppedBy, ...liftedNeeds(needs) },
    ],
  };
}

function liftedMultiattack(
  { options }: NonNullable<FormerMonster['multiattack']>,
  entries: readonly Entry[],
): Multiattack {
  const keysOf = (name: string) => {
    const found = entries.filter((one) => one.name === name).map(({ key }) => key);
    return found.length > 0 ? found : [];
  };
  return {
    options: options.map(({ when, steps }) => ({
      ...liftedNeeds(when),
      steps: steps.map(({ anyOf, times, optional }) => ({
        anyOf: anyOf.flatMap(keysOf),
        times,
        ...(optional ? { optional } : {}),
      })),
    })),
  };
}
