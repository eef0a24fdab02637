import {
  ABILITIES,
  ABILITY_NAMES,
  abilityModifier,
  SKILL_NAMES,
  type Skill,
} from '~/rules/ability';
import { challengeText } from '~/rules/challenge';
import type { MonsterRecord } from '../records/monster-record';
import { isUnknown, unknownWords } from '../records/unknown-facts';
import { kindLine } from '../statblock/head-lines';
import { plainText, type StatblockEntry } from '../statblock/statblock';
import { statblockOf } from '../statblock/statblock-lines';

type NameAndContent = { Name: string; Content: string };
type NameAndModifier = { Name: string; Modifier: number };
type Listed = 'Traits' | 'Actions' | 'Reactions' | 'LegendaryActions';

/** The Improved Initiative version whose StatBlock format is written. */
const VERSION = '3.2.6';

/** The Improved Initiative list for each of our sections; a section without its own list gets a mark in brackets. */
const LISTS: Readonly<Record<string, { list: Listed; mark?: string }>> = {
  Traits: { list: 'Traits' },
  Actions: { list: 'Actions' },
  'Bonus Actions': { list: 'Actions', mark: 'Bonus Action' },
  Reactions: { list: 'Reactions' },
  'Legendary Actions': { list: 'LegendaryActions' },
  'Mythic Actions': { list: 'LegendaryActions', mark: 'Mythic Action' },
  'Lair Actions': { list: 'Traits', mark: 'Lair Action' },
  'Regional Effects': { list: 'Traits', mark: 'Regional Effect' },
};

/** Converts a monster record to a StatBlock of Improved Initiative. */
export function improvedInitiativeStatblock(record: MonsterRecord, id: string) {
  const { ac, abilities, defences, edition } = record;
  const dexterity = abilityModifier(abilities.dex);
  return {
    Id: id,
    Name: record.name,
    Path: '',
    Version: VERSION,
    Source: record.source,
    Type: kindLine(record, edition),
    HP: {
      Value: record.hp.average,
      Notes: isUnknown(record, 'hitDice') ? '' : `(${hitDice(record.hp)})`,
    },
    AC: { Value: ac.value, Notes: ac.kind === null ? '' : `(${ac.kind})` },
    // Without the Dexterity modifier, which Improved Initiative adds itself.
    InitiativeModifier: (record.initiative?.bonus ?? dexterity) - dexterity,
    InitiativeAdvantage: false,
    Speed: isUnknown(record, 'speeds') ? [] : speedsOf(record.speeds),
    Abilities: {
      Str: abilities.str,
      Dex: abilities.dex,
      Con: abilities.con,
      Int: abilities.int,
      Wis: abilities.wis,
      Cha: abilities.cha,
    },
    DamageVulnerabilities: defences.vulnerable.map(({ text }) => text),
    DamageResistances: defences.resist.map(({ text }) => text),
    DamageImmunities: defences.immune.map(({ text }) => text),
    ConditionImmunities: [...record.conditionImmune],
    Saves: savesOf(record),
    Skills: skillsOf(record),
    Senses: isUnknown(record, 'senses') ? [] : sensesOf(record),
    Languages: languagesOf(record),
    Challenge: challengeText(record.cr),
    ...listsOf(record),
    Description: [record.notes, unknownWords(record)].filter(Boolean).join('\n\n'),
    Player: '',
    ImageURL: '',
  };
}

/**
 * The file for the import in Improved Initiative's settings: a list of creature ids, and each creature under its id.
 */
export function improvedInitiativeFile(record: MonsterRecord, id: string) {
  return { Creatures: [id], [`Creatures.${id}`]: improvedInitiativeStatblock(record, id) };
}

function hitDice({ dice, constant }: MonsterRecord['hp']): string {
  const behind = constant === 0 ? '' : constant < 0 ? String(constant) : `+${constant}`;
  return `${dice.count}d${dice.sides}${behind}`;
}

function speedsOf(speeds: MonsterRecord['speeds']): string[] {
  return (['walk', 'burrow', 'climb', 'fly', 'swim'] as const).flatMap((way) => {
    const feet = speeds[way];
    if (feet === undefined) return [];
    return [`${way} ${feet} ft.${way === 'fly' && speeds.hover ? ' (hover)' : ''}`];
  });
}

function savesOf({ saves }: MonsterRecord): NameAndModifier[] {
  return ABILITIES.flatMap((ability) => {
    const bonus = saves[ability];
    return bonus === undefined
      ? []
      : [{ Name: ABILITY_NAMES[ability].slice(0, 3), Modifier: bonus }];
  });
}

function skillsOf({ skills }: MonsterRecord): NameAndModifier[] {
  return (Object.keys(SKILL_NAMES) as Skill[]).flatMap((skill) => {
    const bonus = skills[skill];
    return bonus === undefined ? [] : [{ Name: SKILL_NAMES[skill], Modifier: bonus }];
  });
}

function sensesOf({ senses }: MonsterRecord): string[] {
  const named = (['blindsight', 'darkvision', 'tremorsense', 'truesight'] as const).flatMap(
    (sense) => (senses[sense] === undefined ? [] : [`${sense} ${senses[sense]} ft.`]),
  );
  const note = senses.note === null ? [] : [senses.note];
  return [...named, ...note, `passive Perception ${senses.passivePerception}`];
}

function languagesOf({ languages }: MonsterRecord): string[] {
  const { text, list, understands, telepathyFeet } = languages;
  if (text !== null) return text.split(', ');
  const telepathy = telepathyFeet === undefined ? [] : [`telepathy ${telepathyFeet} ft.`];
  return [...list, ...understands.map((one) => `understands ${one}`), ...telepathy];
}

function listsOf(record: MonsterRecord): Record<Listed, NameAndContent[]> {
  const lists: Record<Listed, NameAndContent[]> = {
    Traits: [],
    Actions: [],
    Reactions: [],
    LegendaryActions: [],
  };
  for (const { title, intro, entries } of statblockOf(record, record.edition).sections) {
    const { list, mark } = LISTS[title ?? 'Traits'] ?? { list: 'Traits' as const };
    if (intro !== '' && title !== null) lists[list].push({ Name: title, Content: intro });
    lists[list].push(...entries.map((entry) => named(entry, mark)));
  }
  return lists;
}

function named(
  { name, note, paragraphs }: StatblockEntry,
  mark: string | undefined,
): NameAndContent {
  const notes = [plainText(note), mark ?? ''].filter(Boolean).join(', ');
  return {
    Name: notes === '' ? name : `${name} (${notes})`,
    Content: paragraphs.map(plainText).join('\n\n'),
  };
}
