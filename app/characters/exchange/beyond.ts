import { ABILITIES, ABILITY_NAMES, type Ability, abilityModifier } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { beyondItems } from './beyond-items';
import {
  bonusOf,
  languagesOf,
  type Modifiers,
  modifiersOf,
  savesOf,
  skillsOf,
  toolNamesOf,
} from './beyond-modifiers';
import { chosenNames, featNames, isOf2024 } from './beyond-names';
import { coinsOf, playOf } from './beyond-play';
import { beyondSpells } from './beyond-spells';
import { wordsOf } from './beyond-words';
import { type Worn, wornOf } from './beyond-worn';
import type { FileFacts, Scores } from './file-facts';
import { at, listAt, numberAt, textAt, wholeAt } from './outside';

/** The character data of a D&D Beyond file: `data` of an API response, or the file itself; null when it is neither. */
export function beyondData(file: unknown): unknown {
  const data = at(file, 'data') ?? file;
  const isOne =
    Array.isArray(at(data, 'stats')) &&
    Array.isArray(at(data, 'classes')) &&
    (at(data, 'race') !== undefined || at(data, 'modifiers') !== undefined);
  return isOne ? data : null;
}

/** Reads the facts of a D&D Beyond character (unofficial format 5); `edition` null: determined by its books. */
export function beyondFacts(data: unknown, edition: Edition | null): FileFacts {
  const modifiers = modifiersOf(data);
  const base = scoresOf(data, 'stats', 10, 1);
  const worn = wornOf(data);
  const scores = totals(data, base, modifiers, worn);
  const classes = classesOf(data);
  const level = classes.reduce((sum, one) => sum + one.level, 0);
  const con = abilityModifier(scores.con);
  const most = level === 0 ? null : hitPointsOf(data, modifiers, con, level);
  return {
    source: 'D&D Beyond',
    edition: edition ?? (isOf2024(data) ? '2024' : '2014'),
    name: textAt(data, 'name'),
    player: '',
    alignment: ALIGNMENTS[(numberAt(data, 'alignmentId') ?? 0) - 1] ?? '',
    xp: wholeAt([0, 9_999_999], 0, data, 'currentXp'),
    races: racesOf(data),
    classes,
    background: backgroundOf(data, modifiers),
    base: { scores: base, sure: true },
    scores,
    skills: skillsOf(modifiers),
    saves: savesOf(modifiers),
    languages: [...new Set(languagesOf(modifiers))],
    tools: [...new Set(toolNamesOf(modifiers))],
    names: chosenNames(data),
    feats: featNames(data),
    expertTools: [],
    others: [],
    used: [],
    size: null,
    spells: beyondSpells(data),
    items: beyondItems(data),
    coins: coinsOf(data),
    hitPoints: most,
    hitPointsNow:
      most === null ? null : Math.max(0, most - wholeAt([0, 9999], 0, data, 'removedHitPoints')),
    armorClass: worn.armorClassByHand,
    armorClassMore: worn.armorClass,
    savesMore: worn.saves,
    ...playOf(data),
    ...wordsOf(data),
    left: [...leftOf(data, worn), ...worn.left],
  };
}

const ALIGNMENTS = [
  'Lawful good',
  'Neutral good',
  'Chaotic good',
  'Lawful neutral',
  'Neutral',
  'Chaotic neutral',
  'Lawful evil',
  'Neutral evil',
  'Chaotic evil',
];

function scoresOf(data: unknown, field: string, usual: number, least = 0): Record<Ability, number> {
  const list = listAt(data, field);
  return Object.fromEntries(
    ABILITIES.map((ability, place) => {
      const one = list.find((stat) => numberAt(stat, 'id') === place + 1);
      return [ability, wholeAt([least, 30], usual, one, 'value')];
    }),
  ) as Record<Ability, number>;
}

function totals(data: unknown, base: Scores, modifiers: Modifiers, worn: Worn): Scores {
  const bonus = scoresOf(data, 'bonusStats', 0);
  const override = scoresOf(data, 'overrideStats', 0);
  return Object.fromEntries(
    ABILITIES.map((ability) => {
      const added = bonusOf(modifiers, `${ABILITY_NAMES[ability].toLowerCase()}-score`);
      const own = base[ability] + bonus[ability] + added + (worn.added[ability] ?? 0);
      const sum = override[ability] > 0 ? override[ability] : Math.max(own, worn.set[ability] ?? 0);
      return [ability, Math.min(30, Math.max(1, Math.round(sum)))];
    }),
  ) as Record<Ability, number>;
}

function hitPointsOf(data: unknown, modifiers: Modifiers, con: number, level: number): number {
  const override = numberAt(data, 'overrideHitPoints');
  const each = con + bonusOf(modifiers, 'hit-points-per-level');
  const once = bonusOf(modifiers, 'hit-points') + (numberAt(data, 'bonusHitPoints') ?? 0);
  const sum = override ?? (numberAt(data, 'baseHitPoints') ?? 0) + each * level + once;
  return Math.min(9999, Math.max(1, Math.round(sum)));
}

function racesOf(data: unknown): string[] {
  const race = at(data, 'race');
  const full = textAt(race, 'fullName');
  const base = textAt(race, 'baseRaceName') || textAt(race, 'baseName');
  const sub = textAt(race, 'subRaceShortName');
  return [full, sub && base ? `${sub} ${base}` : '', base].filter((name) => name !== '');
}

function classesOf(data: unknown): FileFacts['classes'] {
  return listAt(data, 'classes')
    .toSorted((one, other) => firstOf(other) - firstOf(one))
    .map((one) => ({
      name: textAt(one, 'definition', 'name'),
      level: wholeAt([0, 20], 1, one, 'level'),
      subclass: textAt(one, 'subclassDefinition', 'name'),
      subclassFeatures: listAt(one, 'subclassDefinition', 'classFeatures')
        .filter(
          (feature) => (numberAt(feature, 'requiredLevel') ?? 0) <= (numberAt(one, 'level') ?? 1),
        )
        .map((feature) => textAt(feature, 'name'))
        .filter((name) => name !== ''),
      hitDie: sidesOf(numberAt(one, 'definition', 'hitDice')),
      rolls: [],
    }))
    .filter(({ name, level }) => name !== '' && level > 0);
}

function sidesOf(sides: number | null): number | null {
  return sides === null ? null : Math.min(20, Math.max(1, Math.round(sides)));
}

function firstOf(one: unknown): number {
  return at(one, 'isStartingClass') === true ? 1 : 0;
}

function backgroundOf(data: unknown, modifiers: Modifiers): FileFacts['background'] {
  const background = at(data, 'background');
  const name =
    at(background, 'hasCustomBackground') === true
      ? textAt(background, 'customBackground', 'name') || 'Custom background'
      : textAt(background, 'definition', 'name');
  if (name === '') return null;
  const own = modifiers.filter(({ giver }) => giver === 'background');
  return {
    name,
    feature: textAt(background, 'definition', 'featureName'),
    skills: Object.keys(skillsOf(own)) as (keyof FileFacts['skills'])[],
    tools: toolNamesOf(modifiers, 'background'),
    languages: languagesOf(modifiers, 'background'),
  };
}

function leftOf(data: unknown, worn: Worn): string[] {
  const counted = (field: string, words: string) => {
    const { length } = listAt(data, field);
    return length === 0 ? [] : [`${words} (${length}) cannot be imported.`];
  };
  return [
    ...counted('creatures', 'Companions and other creatures'),
    ...counted('customActions', 'Custom actions'),
    ...(textAt(data, 'campaign', 'name') === '' ? [] : ['The campaign was not imported.']),
    ...(textAt(data, 'decorations', 'avatarUrl') === '' && textAt(data, 'avatarUrl') === ''
      ? []
      : ['The picture is on another server and was not imported.']),
    ...(worn.armorClassByHand === null
      ? ['The file has no Armor Class: ours is calculated from what is worn.']
      : []),
  ];
}
