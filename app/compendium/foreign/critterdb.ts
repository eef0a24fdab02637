import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { SKILL_ABILITIES } from '~/rules/skills';
import { HIT_DIE_SIDES } from '../records/record-words';
import {
  type Foreign,
  listOf,
  numberOf,
  objectsOf,
  own,
  scoresOf,
  textOf,
  within,
} from './foreign';
import { htmlWords } from './foundry-text';
import { paragraphs } from './open5e-1';
import { editionOfWords, type JsonReader, notesOf } from './reader';
import type { Ledger } from './reading';
import { type Section, type Told, type ToldEntry, toldOf } from './told';
import { skillOf } from './words/bonuses';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

const LISTS: readonly (readonly [string, Section])[] = [
  ['additionalAbilities', 'traits'],
  ['actions', 'actions'],
  ['bonusActions', 'bonusActions'],
  ['reactions', 'reactions'],
  ['legendaryActions', 'legendary'],
];

/** Reads a creature of CritterDB, which has the objects `stats` and `flavor`. */
export const critterDb: JsonReader = {
  format: 'critterdb',
  is: (value) => {
    const stats = within(value, 'stats');
    return (
      Object.hasOwn(value, 'name') &&
      within(stats, 'abilityScores') !== null &&
      ['armorClass', 'numHitDie'].every((key) => Object.hasOwn(stats ?? {}, key))
    );
  },
  read(value, ledger) {
    const stats = within(value, 'stats');
    const entries = LISTS.flatMap(([key, section]) =>
      objectsOf(own(stats, key)).flatMap((one): ToldEntry[] => {
        const title = textOf(own(one, 'name'));
        const text = wordsOf(own(one, 'description'));
        return title === '' && text === '' ? [] : [{ section, title, text }];
      }),
    );
    const told = toldOf(textOf(own(value, 'name')).slice(0, 100), editionOfWords(entries));
    told.entries = entries;
    if (stats !== null) takeFacts(stats, told, ledger);
    const flavor = within(value, 'flavor');
    const environment = textOf(own(flavor, 'environment'));
    if (environment !== '') takeLabels(told, ledger, { Environment: environment });
    const notes = notesOf(wordsOf(own(flavor, 'description')));
    if (notes !== '') told.facts.notes = notes;
    const faction = textOf(own(flavor, 'faction'));
    if (faction !== '') {
      const why = 'A statblock has no faction.';
      ledger.dropped.push({ field: 'Faction', text: faction.slice(0, 300), why });
    }
    return told;
  },
};

function takeFacts(stats: Foreign, told: Told, ledger: Ledger): void {
  const text = (key: string) => textOf(own(stats, key));
  const words = (key: string, by = '; ') =>
    listOf(own(stats, key)).map(textOf).filter(Boolean).join(by);
  const abilities = scoresOf(within(stats, 'abilityScores'));
  if (abilities !== null) told.facts.abilities = abilities;
  const kind = kindOf(`${text('size')} ${text('race') || 'monstrosity'}, ${text('alignment')}`);
  if (kind !== null) Object.assign(told.facts, kind);
  const rating = own(stats, 'challengeRating');
  const cr = typeof rating === 'number' ? rating : numberOf(rating);
  const proficiency = numberOf(own(stats, 'proficiencyBonus')) ?? proficiencyByChallenge(cr ?? 0);
  const count = Math.min(200, Math.max(1, numberOf(own(stats, 'numHitDie')) ?? 1));
  const sides = numberOf(own(stats, 'hitDieSize')) ?? HIT_DIE_SIDES[told.facts.size ?? 'Medium'];
  const constant = count * abilityModifier(abilities?.con ?? 10);
  const average = Math.max(1, Math.floor((count * (sides + 1)) / 2) + constant);
  takeLabels(told, ledger, {
    'Armor Class': `${text('armorClass')}${text('armorType') === '' ? '' : ` (${text('armorType')})`}`,
    'Hit Points':
      text('hitPointsStr') ||
      `${average} (${count}d${sides} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)})`,
    Speed: text('speed'),
    'Saving Throws': trained(stats, 'savingThrows', 'ability')
      .flatMap(({ name, given, twice }) => {
        const ability = ABILITIES.find(
          (one) => ABILITY_NAMES[one].slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase(),
        );
        if (ability === undefined) return [];
        const plain = abilityModifier(abilities?.[ability] ?? 10) + proficiency * twice;
        return [`${ability} ${signed(given ?? plain)}`];
      })
      .join(', '),
    Skills: trained(stats, 'skills', 'name')
      .flatMap(({ name, given, twice }) => {
        const skill = skillOf(name);
        if (skill === null) return [`${name} ${signed(given ?? 0)}`];
        const plain =
          abilityModifier(abilities?.[SKILL_ABILITIES[skill]] ?? 10) + proficiency * twice;
        return [`${skill} ${signed(given ?? plain)}`];
      })
      .join(', '),
    'Damage Vulnerabilities': words('damageVulnerabilities'),
    'Damage Resistances': words('damageResistances'),
    'Damage Immunities': words('damageImmunities'),
    'Condition Immunities': words('conditionImmunities', ', '),
    Senses: words('senses', ', '),
    Languages: words('languages', ', '),
    Challenge: text('challengeRatingStr') || (cr === null ? '' : String(cr)),
    'Proficiency Bonus': String(proficiency),
  });
  const xp = numberOf(own(stats, 'experiencePoints'));
  if (xp !== null && xp >= 0) told.facts.xp = xp;
  told.legendaryIntro = wordsOf(own(stats, 'legendaryActionsDescription'));
  const perRound = numberOf(own(stats, 'legendaryActionsPerRound'));
  if (perRound !== null && perRound > 0) told.legendaryActions = Math.min(10, perRound);
}

type Trained = { readonly name: string; readonly given: number | null; readonly twice: 1 | 2 };

/** Reads the proficiencies in a list; an explicit bonus takes precedence over the one derived from the level. */
function trained(stats: Foreign, key: string, by: string): Trained[] {
  return objectsOf(own(stats, key)).flatMap((one): Trained[] => {
    const name = textOf(own(one, by)) || textOf(own(one, 'name'));
    const given = numberOf(own(one, 'value')) ?? numberOf(own(one, 'modifier'));
    if (name === '' || (given === null && own(one, 'proficient') === false)) return [];
    return [{ name, given, twice: own(one, 'expertise') === true ? 2 : 1 }];
  });
}

function signed(bonus: number): string {
  return bonus < 0 ? String(bonus) : `+${bonus}`;
}

/** Converts the HTML of CritterDB's editor to plain text. */
function wordsOf(value: unknown): string {
  return paragraphs(htmlWords(textOf(value).replace(/\n/g, '<br>')).words);
}
