import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { type AttackNumbers, withAttackWords } from './entries/attack-words';
import { asObject, type Foreign, listOf, numberOf, own, scoresOf, textOf, within } from './foreign';
import { editionOfWords, type JsonReader, notesOf } from './reader';
import { type Section, type ToldEntry, toldOf } from './told';
import { skillOf } from './words/bonuses';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

const LISTS: readonly (readonly [string, Section])[] = [
  ['special_abilities', 'traits'],
  ['actions', 'actions'],
  ['bonus_actions', 'bonusActions'],
  ['reactions', 'reactions'],
  ['legendary_actions', 'legendary'],
];

/** Reads a monster of Open5e's API version 1: flat fields; lists may be empty strings. */
export const open5eOne: JsonReader = {
  format: 'open5e-1',
  is: (value) =>
    ['name', 'hit_points', 'armor_class', 'strength', 'dexterity'].every((key) =>
      Object.hasOwn(value, key),
    ),
  read(value, ledger) {
    const entries = LISTS.flatMap(([key, section]) => entriesOf(value, key, section));
    const told = toldOf(textOf(own(value, 'name')).slice(0, 100), editionOfWords(entries));
    told.entries = entries;
    told.legendaryIntro = textOf(own(value, 'legendary_desc'));
    const text = (key: string) => textOf(own(value, key));
    const subtype = text('subtype') === '' ? '' : ` (${text('subtype')})`;
    const kind = kindOf(`${text('size')} ${text('type')}${subtype}, ${text('alignment')}`);
    if (kind !== null) Object.assign(told.facts, kind);
    const abilities = scoresOf(value);
    if (abilities !== null) told.facts.abilities = abilities;
    takeLabels(told, ledger, {
      'Armor Class': `${text('armor_class')}${text('armor_desc') === '' ? '' : ` (${text('armor_desc')})`}`,
      'Hit Points': `${text('hit_points')} (${text('hit_dice')})`,
      Speed: speedText(within(value, 'speed')) || text('speed'),
      'Saving Throws': ABILITIES.flatMap((ability) => {
        const bonus = numberOf(own(value, `${ABILITY_NAMES[ability].toLowerCase()}_save`));
        return bonus === null ? [] : [`${ability} ${bonus < 0 ? '' : '+'}${bonus}`];
      }).join(', '),
      Skills: skillText(within(value, 'skills')),
      'Damage Vulnerabilities': text('damage_vulnerabilities'),
      'Damage Resistances': text('damage_resistances'),
      'Damage Immunities': text('damage_immunities'),
      'Condition Immunities': text('condition_immunities'),
      Senses: text('senses'),
      Languages: text('languages'),
      Challenge: text('challenge_rating') || text('cr'),
      Environment: listOf(own(value, 'environments')).map(textOf).join(', '),
    });
    const notes = notesOf(text('desc'));
    if (notes !== '') told.facts.notes = notes;
    const source = text('document__title').slice(0, 60);
    if (source !== '') told.facts.source = source;
    return told;
  },
};

/** Formats speeds given by name, in feet; "hover" is a flag among them. */
export function speedText(speed: Foreign | null): string {
  if (speed === null) return '';
  const ways = ['walk', 'burrow', 'climb', 'fly', 'swim'].flatMap((way) => {
    const feet = numberOf(own(speed, way));
    return feet === null || (feet <= 0 && way !== 'walk') ? [] : [`${way} ${feet} ft.`];
  });
  return `${ways.join(', ')}${own(speed, 'hover') === true ? ' (hover)' : ''}`;
}

/** Formats skills given by name, in any case and punctuation. */
export function skillText(skills: Foreign | null): string {
  return Object.entries(skills ?? {})
    .flatMap(([name, bonus]) => {
      const number = numberOf(bonus);
      return number === null ? [] : [`${skillOf(name) ?? name} ${number < 0 ? '' : '+'}${number}`];
    })
    .join(', ');
}

function entriesOf(value: Foreign, key: string, section: Section): ToldEntry[] {
  return listOf(own(value, key)).flatMap((one) => {
    const title = textOf(own(asObject(one), 'name'));
    const text = textOf(own(asObject(one), 'desc'));
    if (title === '' && text === '') return [];
    return [{ section, title, ...withAttackWords(paragraphs(text), attackIn(asObject(one))) }];
  });
}

/** Reads an attack stored as numbers separate from the text. */
function attackIn(entry: Foreign | null): AttackNumbers | null {
  const toHit = numberOf(own(entry, 'attack_bonus'));
  const dice = textOf(own(entry, 'damage_dice'));
  if (toHit === null || toHit === 0 || dice === '') return null;
  const bonus = numberOf(own(entry, 'damage_bonus')) ?? 0;
  const more = bonus === 0 || /[+-]/.test(dice) ? '' : bonus < 0 ? String(bonus) : `+${bonus}`;
  return { toHit, damage: [{ dice: `${dice}${more}`, type: '' }] };
}

/** Removes Markdown bullets: Open5e stores lists of spells as Markdown. */
export function paragraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*[-*•]\s+/, '')
        .replace(/\*{1,3}|(?<!\w)_{1,2}|_{1,2}(?!\w)/g, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
