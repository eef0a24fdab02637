import { ABILITIES } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { etoolsEntries, etoolsGroup, tellLeft } from './five-etools-entries';
import { etoolsArmor, etoolsBonuses, etoolsSpeed } from './five-etools-numbers';
import { withoutTags } from './five-etools-tags';
import { linesOf } from './five-etools-words';
import {
  asObject,
  type Foreign,
  listOf,
  numberOf,
  objectsOf,
  own,
  scoresOf,
  textOf,
  within,
} from './foreign';
import { editionOfWords, type JsonReader, notesOf } from './reader';
import type { Ledger } from './reading';
import { type Told, type ToldEntry, toldOf } from './told';
import { skillOf } from './words/bonuses';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

const SIZES: Readonly<Record<string, string>> = {
  T: 'Tiny',
  S: 'Small',
  M: 'Medium',
  L: 'Large',
  H: 'Huge',
  G: 'Gargantuan',
};
const ALIGNMENTS: Readonly<Record<string, string>> = {
  L: 'lawful',
  N: 'neutral',
  C: 'chaotic',
  G: 'good',
  E: 'evil',
  U: 'unaligned',
  A: 'any alignment',
  NX: 'neutral',
  NY: 'neutral',
};
/** Combinations of alignment letters that have a special meaning. */
const ALIGNMENT_SETS: Readonly<Record<string, string>> = {
  'C,G,NY,E': 'any chaotic alignment',
  'L,G,NY,E': 'any lawful alignment',
  'L,NX,C,E': 'any evil alignment',
  'L,NX,C,G': 'any good alignment',
  'NX,C,G,NY,E': 'any non-lawful alignment',
  'L,NX,C,NY,E': 'any non-good alignment',
  'NX,L,G,NY,E': 'any non-chaotic alignment',
  'L,NX,C,G,NY': 'any non-evil alignment',
};

/** Reads a creature of 5etools of either edition, from its own sources or homebrew. */
export const fiveEtools: JsonReader = {
  format: '5etools',
  is: (value) =>
    Object.hasOwn(value, 'name') &&
    Array.isArray(own(value, 'ac')) &&
    own(value, '_copy') === undefined &&
    ['str', 'dex', 'con', 'hp'].every((key) => Object.hasOwn(value, key)),
  read(value, ledger) {
    const entries = [...etoolsEntries(value), ...groupOf(value)];
    const told = toldOf(textOf(own(value, 'name')).slice(0, 100), editionIn(value, entries));
    told.entries = entries;
    told.legendaryIntro = linesOf(own(value, 'legendaryHeader')).join(' ');
    const perRound = numberOf(own(value, 'legendaryActions'));
    if (perRound !== null && perRound > 0) told.legendaryActions = Math.min(10, perRound);
    const inLair = numberOf(own(value, 'legendaryActionsLair'));
    if (inLair !== null && told.legendaryIntro === '')
      told.legendaryIntro = `Legendary Action Uses: ${perRound ?? 3} (${inLair} in Lair).`;
    takeFacts(value, told, ledger);
    tellLeft(value, ledger);
    return told;
  },
};

/**
 * The creatures of a whole file, each merged with the other data of the file that belongs to it; null without a list.
 */
export function etoolsCreatures(file: Foreign): readonly unknown[] | null {
  const list = own(file, 'monster');
  if (!Array.isArray(list)) return null;
  const groups = new Map(
    objectsOf(own(file, 'legendaryGroup')).map((one) => [textOf(own(one, 'name')), one]),
  );
  return list.slice(0, 600).map((one) => {
    const creature = asObject(one);
    const named = within(creature, 'legendaryGroup');
    const group = named && groups.get(textOf(own(named, 'name')));
    return creature === null || !group ? one : { ...creature, __group: group };
  });
}

function groupOf(value: Foreign): ToldEntry[] {
  const group = within(value, '__group');
  return group === null ? [] : etoolsGroup(group);
}

function editionIn(value: Foreign, entries: readonly ToldEntry[]): Edition {
  const said = textOf(own(value, 'edition'));
  const label = said === 'one' || /^X(?:MM|PHB|DMG)$/.test(textOf(own(value, 'source'))) ? 1 : 0;
  return editionOfWords(entries, label);
}

function takeFacts(value: Foreign, told: Told, ledger: Ledger): void {
  const kind = kindOf(
    `${sizeText(value)} ${typeText(own(value, 'type'))}, ${alignmentText(value)}`,
  );
  if (kind !== null) Object.assign(told.facts, kind);
  const abilities = scoresOf(value, ABILITIES as unknown as Parameters<typeof scoresOf>[1]);
  if (abilities !== null) told.facts.abilities = abilities;
  const hp = within(value, 'hp');
  const passive = textOf(own(value, 'passive'));
  const rating = own(value, 'cr');
  const cr = textOf(rating) || textOf(own(asObject(rating), 'cr'));
  const lairXp = numberOf(own(asObject(rating), 'xpLair'));
  const xp = numberOf(own(asObject(rating), 'xp'));
  const senses = listOf(own(value, 'senses')).map((one) => withoutTags(textOf(one)));
  takeLabels(told, ledger, {
    'Armor Class': etoolsArmor(own(value, 'ac'), ledger),
    'Hit Points':
      textOf(own(hp, 'special')) || `${textOf(own(hp, 'average'))} (${textOf(own(hp, 'formula'))})`,
    Speed: etoolsSpeed(own(value, 'speed'), ledger),
    'Saving Throws': etoolsBonuses(within(value, 'save'), 'Saving Throws', ledger),
    Skills: etoolsBonuses(
      within(value, 'skill'),
      'Skills',
      ledger,
      (name) => skillOf(name) ?? name,
    ),
    'Damage Vulnerabilities': defenceText(own(value, 'vulnerable'), 'vulnerable'),
    'Damage Resistances': defenceText(own(value, 'resist'), 'resist'),
    'Damage Immunities': defenceText(own(value, 'immune'), 'immune'),
    'Condition Immunities': defenceText(own(value, 'conditionImmune'), 'conditionImmune').replace(
      /;/g,
      ',',
    ),
    Senses: [...senses, ...(passive === '' ? [] : [`passive Perception ${passive}`])].join(', '),
    Languages: listOf(own(value, 'languages'))
      .map((one) => withoutTags(textOf(one)))
      .join(', '),
    Challenge: cr,
    Environment: listOf(own(value, 'environment')).map(textOf).join(', '),
    Gear: listOf(own(value, 'gear'))
      .map((one) => withoutTags(`{@item ${textOf(one) || textOf(own(asObject(one), 'item'))}}`))
      .join(', '),
  });
  if (xp !== null) told.facts.xp = xp;
  if (lairXp !== null) told.facts.xpInLair = lairXp;
  takeInitiative(value, told);
  const other = textOf(own(value, 'pbNote')) || '';
  if (other !== '') takeLabels(told, ledger, { 'Proficiency Bonus': other });
  const notes = notesOf(...linesOf(own(value, 'fluff')));
  if (notes !== '') told.facts.notes = notes;
  const source = textOf(own(value, 'source')).slice(0, 60);
  if (source !== '') told.facts.source = source;
}

/** Reads "initiative": a number, or an object with the proficiency bonus counted once or twice. */
function takeInitiative(value: Foreign, told: Told): void {
  const given = own(value, 'initiative');
  const object = asObject(given);
  const times = numberOf(own(object, 'proficiency'));
  const fixed = numberOf(given) ?? numberOf(own(object, 'initiative'));
  const dexterity = Math.floor(((told.facts.abilities?.dex ?? 10) - 10) / 2);
  const proficiency =
    told.facts.proficiencyBonus ?? Math.max(2, Math.ceil(1 + (told.facts.cr ?? 0) / 4));
  const bonus = fixed ?? (times === null ? null : dexterity + times * proficiency);
  if (bonus !== null) told.facts.initiative = { bonus, score: 10 + bonus };
}

function sizeText(value: Foreign): string {
  const given = own(value, 'size');
  const sizes = (Array.isArray(given) ? listOf(given) : [given]).map((one) => SIZES[textOf(one)]);
  return sizes.filter((one) => one !== undefined).join(' or ') || 'Medium';
}

function typeText(given: unknown): string {
  const type = asObject(given);
  if (type === null) return textOf(given) || 'monstrosity';
  const choices = listOf(own(within(type, 'type'), 'choose')).map(textOf);
  const word = textOf(own(type, 'type')) || choices.join(' or ') || 'monstrosity';
  const tags = listOf(own(type, 'tags')).map(
    (one) =>
      textOf(one) ||
      `${textOf(own(asObject(one), 'prefix'))} ${textOf(own(asObject(one), 'tag'))}`.trim(),
  );
  const swarm = SIZES[textOf(own(type, 'swarmSize'))];
  const subject = swarm === undefined ? word : `swarm of ${swarm} ${word}s`;
  return tags.length === 0 ? subject : `${subject} (${tags.join(', ')})`;
}

function alignmentText(value: Foreign): string {
  const list = listOf(own(value, 'alignment'));
  const prefix = textOf(own(value, 'alignmentPrefix'));
  const said = list.every((one) => typeof one === 'string')
    ? lettersText(list.map(textOf))
    : list
        .map(asObject)
        .map((one) => {
          const letters = listOf(own(one, 'alignment')).map(textOf);
          const chance = numberOf(own(one, 'chance'));
          const words = textOf(own(one, 'special')) || lettersText(letters);
          return chance === null ? words : `${words} (${chance}%)`;
        })
        .join(' or ');
  return `${prefix}${prefix === '' || /\s$/.test(prefix) ? '' : ' '}${said}`;
}

function lettersText(letters: readonly string[]): string {
  const set = ALIGNMENT_SETS[letters.join(',')];
  return set ?? letters.map((one) => ALIGNMENTS[one] ?? one.toLowerCase()).join(' ');
}

/** Formats damage types or conditions, with the clause that applies to some of them. */
function defenceText(given: unknown, key: string): string {
  const parts = listOf(given).map((one) => {
    const object = asObject(one);
    if (object === null) return textOf(one);
    const special = textOf(own(object, 'special'));
    if (special !== '') return special;
    const inner = listOf(own(object, key)).map((each) =>
      asObject(each) === null ? textOf(each) : defenceText([each], key),
    );
    const list =
      inner.length > 2
        ? `${inner.slice(0, -1).join(', ')}, and ${inner.at(-1)}`
        : inner.join(' and ');
    return [textOf(own(object, 'preNote')), list, textOf(own(object, 'note'))]
      .filter(Boolean)
      .map(withoutTags)
      .join(' ');
  });
  return parts.join('; ');
}
