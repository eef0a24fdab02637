import type { MonsterRecord } from '~/compendium/records/monster-record';
import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';
import type { Line } from '../sheet/body-words';
import type { Combatant } from '../sheet/combatant';
import type { Deed, Step } from '../sheet/deed';
import { addCasting, type SpellBook } from './casting-deeds';
import { addEntry, addReaction, addTrait, type Made } from './entry-deeds';
import { defencesOf, traitsOf } from './traits-of';

/** Converts a record into a combatant; `leftOut` says what is not simulated. */
export function combatantOf(record: MonsterRecord, book: SpellBook): Combatant {
  const made: Made = { deeds: [], reactions: [], resources: [], leftOut: [], calls: [] };
  for (const entry of record.actions) addEntry(made, record, entry, 'action', book.creature);
  for (const entry of record.bonusActions)
    addEntry(made, record, entry, 'bonus-action', book.creature);
  for (const entry of record.traits) addTrait(made, record, entry);
  for (const entry of record.reactions) addReaction(made, entry);
  addCasting(made, record, book);
  for (const entry of record.legendary?.actions ?? []) addEntry(made, record, entry, 'legendary');
  for (const entry of record.lairActions) addEntry(made, record, entry, 'lair');
  const deeds = withMultiattack(record, joined(made.deeds));
  const six = (value: (ability: Ability) => number) =>
    Object.fromEntries(ABILITIES.map((ability) => [ability, value(ability)])) as Combatant['saves'];
  const modifier = (ability: Ability) => abilityModifier(record.abilities[ability]);
  const { defences, leftOut } = defencesOf(record);
  const always = traitsOf(record);
  return {
    name: record.name,
    edition: record.edition,
    role: 'monster',
    type: record.type,
    size: record.size,
    ac: record.ac.value,
    hitPoints: {
      average: record.hp.average,
      count: record.hp.dice.count,
      sides: record.hp.dice.sides,
      bonus: record.hp.constant,
    },
    initiative: { bonus: record.initiative?.bonus ?? modifier('dex') },
    abilities: six(modifier),
    saves: six((ability) => record.saves[ability] ?? modifier(ability)),
    proficiency: record.proficiencyBonus,
    line: lineOf(record, deeds),
    defences,
    conditionImmune: record.conditionImmune,
    resources: made.resources,
    deeds,
    reactions: made.reactions,
    ...(made.calls.length === 0 ? {} : { calls: made.calls }),
    traits: always.traits,
    challenge: record.cr,
    leftOut: [...new Set([...leftOut, ...always.leftOut, ...made.leftOut])].slice(0, 12),
  };
}

/** Removes steps that perform deeds the creature doesn't have, and deeds without steps. */
function joined(deeds: readonly Deed[]): Deed[] {
  const keys = new Set(deeds.map(({ key }) => key));
  return deeds.flatMap((deed) => {
    const steps = deed.steps.flatMap((step): Step[] => {
      if (step.does !== 'perform') return [step];
      const anyOf = step.anyOf.filter((key) => keys.has(key) && key !== deed.key);
      return anyOf.length === 0 ? [] : [{ ...step, anyOf }];
    });
    return steps.length === 0 ? [] : [{ ...deed, steps }];
  });
}

/** Multiattack, one deed for each of its options; options without steps are dropped. */
function withMultiattack(record: MonsterRecord, deeds: readonly Deed[]): Deed[] {
  const keys = new Set(deeds.map(({ key }) => key));
  const options = (record.multiattack?.options ?? []).flatMap(({ steps }, at): Deed[] => {
    const kept = steps.flatMap((step): Step[] => {
      const spells = (step.spells ?? []).map(({ id }) => `spell-${id}`);
      const anyOf = [...step.anyOf, ...spells].filter((key) => keys.has(key));
      return anyOf.length === 0 ? [] : [{ does: 'perform', anyOf, times: step.times }];
    });
    const key = at === 0 ? 'multiattack' : `multiattack-${at + 1}`;
    return kept.length === 0
      ? []
      : [{ key, name: 'Multiattack', time: 'action', costs: [], steps: kept }];
  });
  return [...options, ...deeds];
}

/**
 * Flyers with ranged attacks stay in the air; a creature whose ranged attacks are clearly better than its melee attacks
 * stays in the back.
 */
function lineOf(record: MonsterRecord, deeds: readonly Deed[]): Line {
  const attacks = deeds.flatMap(({ steps }) => steps.filter((step) => step.does === 'attack'));
  const mean = (step: (typeof attacks)[number]) =>
    (step.hit.damage ?? []).reduce(
      (sum, { count, sides, bonus }) => sum + (count * (sides + 1)) / 2 + bonus,
      0,
    );
  const best = (melee: boolean) =>
    Math.max(
      0,
      ...attacks.filter(({ reach }) => (melee ? reach !== 'ranged' : reach !== 'melee')).map(mean),
    );
  const [near, far] = [best(true), best(false)];
  if (near === 0 && far > 0 && (record.speeds.fly ?? 0) > 0) return 'flying';
  const casts = record.spellcasting.some(({ kind }) => kind === 'slots');
  return far > near * 1.5 || (casts && near < 8) ? 'back' : 'front';
}
