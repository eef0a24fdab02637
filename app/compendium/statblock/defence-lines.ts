import { challengeText } from '~/rules/challenge';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { Defence, MonsterRecord } from '../records/monster-record';
import { isUnknown, type MonsterFact, NOT_KNOWN } from '../records/unknown-facts';
import { saveSegments, skillSegments } from './ability-lines';
import { withConditions } from './condition-segments';
import { initiativeLine } from './head-lines';
import type { Segment, StatblockLayout, StatblockLine } from './statblock';

/** The lines below the ability scores; empty ones are omitted. */
export function middleLines(record: MonsterRecord, layout: StatblockLayout): StatblockLine[] {
  const said = saying(layout === '2014' ? classicLines(record) : modernLines(record));
  return [...unsaid(record, UNSAID), ...said, ...unsaid(record, LAST_UNSAID)];
}

/** Facts that the 2014 books do not print: initiative, proficiency bonus, environment. */
export function besideLines(record: MonsterRecord, layout: StatblockLayout): StatblockLine[] {
  if (layout === '2024') return [];
  return [
    initiativeLine(record),
    ...saying([
      ['Proficiency Bonus', words(`+${record.proficiencyBonus}`)],
      ['Environment', words(record.environment.join(', '))],
    ]),
  ];
}

/** Labels for unknown facts that have no line of their own when they are known. */
const UNSAID = { 'Ability Scores': 'abilities', 'Saves, Skills, Defenses': 'defences' } as const;
const LAST_UNSAID = { Edition: 'edition' } as const;

/** Lines that say that a fact is not known. */
function unsaid(
  record: MonsterRecord,
  facts: Readonly<Record<string, MonsterFact>>,
): StatblockLine[] {
  return Object.entries(facts).flatMap(([label, fact]) => {
    if (!isUnknown(record, fact)) return [];
    const kept = fact === 'edition' ? `, listed with ${record.edition}` : '';
    return [{ label, segments: [`${NOT_KNOWN}${kept}`] }];
  });
}

function saying(lines: readonly [string, readonly Segment[]][]): StatblockLine[] {
  return lines.flatMap(([label, segments]) => (segments.length === 0 ? [] : [{ label, segments }]));
}

function classicLines(record: MonsterRecord): [string, readonly Segment[]][] {
  const { defences, conditionImmune, cr, xp } = record;
  return [
    ['Saving Throws', saveSegments(record)],
    ['Skills', skillSegments(record)],
    ['Damage Vulnerabilities', words(defenceText(defences.vulnerable))],
    ['Damage Resistances', words(defenceText(defences.resist))],
    ['Damage Immunities', words(defenceText(defences.immune))],
    ['Condition Immunities', withConditions(words(conditionImmune.join(', ')))],
    ['Senses', words(sensesText(record))],
    ['Languages', words(languagesText(record))],
    ['Challenge', words(`${challengeText(cr)} (${xp.toLocaleString('en')} XP)`)],
  ];
}

function modernLines(record: MonsterRecord): [string, readonly Segment[]][] {
  const { defences, conditionImmune, cr, xp, xpInLair, proficiencyBonus, environment } = record;
  const immune = [
    namesUp(defenceText(defences.immune)),
    conditionImmune.map(firstLetterUp).join(', '),
  ].filter(Boolean);
  const lair = xpInLair === undefined ? '' : `, or ${xpInLair.toLocaleString('en')} in lair`;
  const experience = `XP ${xp.toLocaleString('en')}${lair}; PB +${proficiencyBonus}`;
  return [
    ['Skills', skillSegments(record)],
    ['Vulnerabilities', words(namesUp(defenceText(defences.vulnerable)))],
    ['Resistances', words(namesUp(defenceText(defences.resist)))],
    ['Immunities', withConditions(words(immune.join('; ')))],
    ['Gear', words(gearText(record))],
    ['Senses', words(modernSenses(record))],
    ['Languages', words(languagesText(record))],
    ['CR', words(`${challengeText(cr)} (${experience})`)],
    ['Environment', words(environment.join(', '))],
  ];
}

/** Defences as one line: plain types first, then those with conditions. */
export function defenceText(list: readonly Defence[]): string {
  return list.map((defence) => defence.text).join('; ');
}

/** The senses and the passive Perception: "darkvision 60 ft., passive Perception 9". */
export function sensesText(record: Pick<MonsterRecord, 'senses' | 'unknown'>): string {
  if (isUnknown(record, 'senses')) return NOT_KNOWN;
  const { senses } = record;
  const named = (['blindsight', 'darkvision', 'tremorsense', 'truesight'] as const).flatMap(
    (sense) => {
      const feet = senses[sense];
      if (feet === undefined) return [];
      const beyond =
        sense === 'blindsight' && senses.blindBeyond ? ' (blind beyond this radius)' : '';
      return [`${sense} ${feet} ft.${beyond}`];
    },
  );
  const note = senses.note === null ? [] : [senses.note];
  return [...named, ...note, `passive Perception ${senses.passivePerception}`].join(', ');
}

function languagesText(record: MonsterRecord): string {
  if (isUnknown(record, 'languages')) return NOT_KNOWN;
  const { languages } = record;
  if (languages.text !== null) return languages.text;
  const { list, understands, telepathyFeet } = languages;
  const understood =
    understands.length === 0 ? [] : [`understands ${understands.join(' and ')} but can't speak`];
  const telepathy = telepathyFeet === undefined ? [] : [`telepathy ${telepathyFeet} ft.`];
  const said = [...list, ...understood, ...telepathy];
  return said.length === 0 ? '—' : said.join(', ');
}

/** Senses in the 2024 style: capitalised, with passive Perception after a semicolon. */
function modernSenses(record: MonsterRecord): string {
  return sensesText(record)
    .replace(', passive', '; passive')
    .replace(/\b(?:blindsight|darkvision|tremorsense|truesight|passive)\b/g, firstLetterUp);
}

/** The creature's gear: "Longbow, Javelins (6)". */
function gearText({ gear = [] }: MonsterRecord): string {
  return gear
    .map(({ item, count }) => (count === undefined ? item : `${item}s (${count})`))
    .join(', ');
}

const DAMAGE_NAME = new RegExp(`\\b(?:${DAMAGE_TYPES.join('|')})\\b`, 'g');

/** Capitalises damage types, as in the 2024 books. */
function namesUp(text: string): string {
  return firstLetterUp(text.replace(DAMAGE_NAME, firstLetterUp));
}

function firstLetterUp(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(text: string): readonly Segment[] {
  return text === '' ? [] : [text];
}
