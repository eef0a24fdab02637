import { ABILITIES } from '~/rules/ability';
import type { DamagePart } from '../records/damage-part';
import { attacksIn, conditionsIn, damageIn, healsAny, savesIn } from '../records/effect-facts';
import type { SaveEffect } from '../records/effects';
import { entriesOf } from '../records/entries-of';
import type { Defence, MonsterRecord } from '../records/monster-record';
import type { SpellRecord } from '../records/spell-record';
import { isUnknown, type MonsterFact, type SpellFact } from '../records/unknown-facts';
import { lastingOf, needsNoAbility, reachOf, typesAffected } from './spell-kinds';

/**
 * A token of the search column: a kind and a value with only letters and digits; "language" and "Deep Speech" give
 * "language_deepspeech".
 */
export function facet(kind: string, value: string | number): string {
  const word = String(value)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return `${kind}_${word}`;
}

/** The facet kinds of a number of up to four digits: itself, and its tens, hundreds and thousands. */
export function digitKinds(kind: string): readonly { kind: string; step: number }[] {
  return [
    { kind, step: 1 },
    { kind: `${kind}tens`, step: 10 },
    { kind: `${kind}hundreds`, step: 100 },
    { kind: `${kind}thousands`, step: 1000 },
  ];
}

/** The index token of a word in a monster's entries. */
export function toldFacet(word: string): string {
  return `t_${word}`;
}

/** The index token of the end of a word in a name: "hobgoblin" ends with "in_goblin". */
export function partFacet(end: string): string {
  return `in_${end}`;
}

/**
 * The search tokens of a monster: type, size, speeds, senses, languages, defences, numbers, skills, the saves it
 * forces, the damage it deals and the conditions it inflicts.
 */
export function monsterFacets(monster: MonsterRecord): string[] {
  const entries = entriesOf(monster);
  const effects = entries.flatMap((entry) => entry.effects);
  const known = <T>(fact: MonsterFact, found: readonly T[]): readonly T[] =>
    isUnknown(monster, fact) ? [] : found;
  return unique([
    facet('edition', monster.edition),
    facet('source', monster.source),
    facet('type', monster.type),
    ...known('size', [monster.size, ...(monster.orSizes ?? [])]).map((size) => facet('size', size)),
    ...(monster.subtype?.split(/,\s*/).map((word) => facet('subtype', word)) ?? []),
    ...known('alignment', alignmentFacets(monster.alignment)),
    ...monster.environment.map((place) => facet('environment', place)),
    ...known('speeds', speedFacets(monster)),
    ...senseFacets(monster.senses),
    ...languageFacets(monster.languages),
    ...defenceFacets('resist', monster.defences.resist),
    ...defenceFacets('immune', monster.defences.immune),
    ...defenceFacets('vulnerable', monster.defences.vulnerable),
    ...monster.conditionImmune.map((condition) => facet('conditionimmune', condition)),
    ...savesIn(effects).flatMap(saveFacets),
    ...damageIn(effects).flatMap((part) => damageFacets('deals', part)),
    ...conditionsIn(effects).map((condition) => facet('inflicts', condition)),
    ...entries.flatMap((entry) => (entry.tag === null ? [] : [facet('trait', entry.tag)])),
    facet('ac', monster.ac.value),
    ...digitKinds('hp').map(({ kind, step }) => facet(kind, Math.floor(monster.hp.average / step))),
    ...known('senses', [facet('passive', monster.senses.passivePerception)]),
    ...known('abilities', ABILITIES).map((ability) => facet(ability, monster.abilities[ability])),
    ...Object.keys(monster.skills).map((skill) => facet('skill', skill)),
    ...Object.keys(monster.saves).map((ability) => facet('goodsave', ability)),
    ...(monster.lairActions.length > 0 ? ['lair'] : []),
    ...(monster.legendary ? ['legendary'] : []),
    ...(monster.spellcasting.length > 0 ? ['caster'] : []),
    ...(monster.swarmOf === null ? [] : ['swarm']),
  ]);
}

/**
 * The search tokens of a spell: level, school, classes, components, range, duration, damage, save or attack, conditions
 * and targets.
 */
export function spellFacets(spell: SpellRecord): string[] {
  const { v, s, m, costGp, consumed } = spell.components;
  const effects = [...spell.effects, ...(spell.atEnd ?? [])];
  const known = (fact: SpellFact, found: readonly string[]): readonly string[] =>
    isUnknown(spell, fact) ? [] : found;
  return unique([
    facet('edition', spell.edition),
    facet('source', spell.source),
    facet('level', spell.level),
    facet('school', spell.school),
    ...spell.classes.map((name) => facet('class', name)),
    ...known('castingTime', [facet('casting', spell.castingTime.unit)]),
    ...known('range', [facet('range', spell.range.kind), facet('reach', reachOf(spell))]),
    ...(v ? ['component_v'] : []),
    ...(s ? ['component_s'] : []),
    ...(m ? ['component_m'] : []),
    ...(costGp === null ? [] : ['costly']),
    ...(consumed ? ['consumed'] : []),
    ...known('duration', [facet('lasting', lastingOf(spell))]),
    ...known('text', needsNoAbility(spell) ? ['noability'] : []),
    ...typesAffected(spell).map((type) => facet('affects', type)),
    ...(spell.ritual ? ['ritual'] : []),
    ...(spell.duration.concentration ? ['concentration'] : []),
    ...(spell.area ? [facet('area', spell.area.shape)] : []),
    ...attacksIn(effects).flatMap(attackFacets),
    ...savesIn(effects).flatMap(saveFacets),
    ...damageIn(effects).flatMap((part) => damageFacets('damage', part)),
    ...conditionsIn(effects).map((condition) => facet('inflicts', condition)),
    ...(healsAny(effects) ? ['healing'] : []),
  ]);
}

/** "neutral good (50%) or neutral evil (50%)" gets a facet for each whole alignment and for each of its words. */
function alignmentFacets(alignment: string): string[] {
  const whole = alignment.split(/ or /).map((one) => one.replace(/\(.*?\)/g, '').trim());
  const words = whole.flatMap((one) => one.split(/\s+/));
  return [...whole, ...words].map((word) => facet('alignment', word));
}

function speedFacets({ speeds, forms }: MonsterRecord): string[] {
  const all = [speeds, ...forms.flatMap((form) => (form.speeds ? [form.speeds] : []))];
  return all.flatMap((one) => [
    ...(['walk', 'burrow', 'climb', 'fly', 'swim'] as const)
      .filter((way) => (one[way] ?? 0) > 0)
      .map((way) => facet('speed', way)),
    ...(one.hover ? ['speed_hover'] : []),
  ]);
}

function senseFacets(senses: MonsterRecord['senses']): string[] {
  return (['blindsight', 'darkvision', 'tremorsense', 'truesight'] as const)
    .filter((sense) => (senses[sense] ?? 0) > 0)
    .map((sense) => facet('sense', sense));
}

function languageFacets(languages: MonsterRecord['languages']): string[] {
  return [
    ...languages.list.map((name) => facet('language', name)),
    ...languages.understands.map((name) => facet('understands', name)),
    ...(languages.telepathyFeet ? ['language_telepathy'] : []),
  ];
}

function defenceFacets(kind: string, defences: readonly Defence[]): string[] {
  return defences.flatMap((defence) => [
    ...defence.types.map((type) => facet(kind, type)),
    ...(defence.qualifier?.startsWith('nonmagical') ? [facet(kind, 'nonmagical')] : []),
  ]);
}

function saveFacets({ ability, orAbility }: SaveEffect): string[] {
  return [ability, orAbility].flatMap((one) => (one ? [facet('save', one)] : []));
}

/** "melee-spell" gets the facet "melee": all attacks of spells are spell attacks. */
function attackFacets({ attack }: { attack: string }): string[] {
  return ['melee', 'ranged']
    .filter((way) => attack.includes(way))
    .map((way) => facet('attack', way));
}

function damageFacets(
  kind: string,
  { type, orTypes }: Pick<DamagePart, 'type' | 'orTypes'>,
): string[] {
  return [type, ...orTypes].flatMap((one) => (one ? [facet(kind, one)] : []));
}

function unique(tokens: readonly string[]): string[] {
  return [...new Set(tokens)];
}
