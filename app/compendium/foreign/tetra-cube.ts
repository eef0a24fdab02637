import { ABILITIES, abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { readChallenge } from '~/rules/read-challenge';
import { SKILL_ABILITIES } from '~/rules/skills';
import { asObject, type Foreign, listOf, numberOf, own, scoresOf, textOf } from './foreign';
import { paragraphs } from './open5e-1';
import { editionOfWords, type JsonReader, notesOf } from './reader';
import type { Ledger } from './reading';
import { armorText } from './tetra-armor';
import { type Numbers, withTokens } from './tetra-tokens';
import { type Section, type Told, type ToldEntry, toldOf } from './told';
import { skillOf } from './words/bonuses';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

const LISTS: readonly (readonly [string, Section])[] = [
  ['abilities', 'traits'],
  ['actions', 'actions'],
  ['bonusActions', 'bonusActions'],
  ['reactions', 'reactions'],
  ['legendaries', 'legendary'],
  ['mythics', 'mythicActions'],
  ['lairs', 'lairActions'],
  ['regionals', 'regionalEffects'],
];

const DICE: Readonly<Record<string, number>> = {
  tiny: 4,
  small: 6,
  medium: 8,
  large: 10,
  huge: 12,
  gargantuan: 20,
};

/**
 * Reads Tetra-cube's `.monster` file: numbers from which its page calculates the statblock, and entries with tokens.
 */
export const tetraCube: JsonReader = {
  format: 'tetra-cube',
  is: (value) =>
    ['name', 'strPoints', 'dexPoints', 'armorName'].every((key) => Object.hasOwn(value, key)),
  read(value, ledger) {
    const text = (key: string) => textOf(own(value, key));
    const abilities = scoresOf(value, [
      'strPoints',
      'dexPoints',
      'conPoints',
      'intPoints',
      'wisPoints',
      'chaPoints',
    ]) ?? {
      str: 10,
      dex: 10,
      con: 10,
      int: 10,
      wis: 10,
      cha: 10,
    };
    const cr =
      readChallenge(text('cr')) ?? readChallenge(text('customCr').replace(/ .*$/, '')) ?? 0;
    const custom = text('cr') === '*' ? numberOf(own(value, 'customProf')) : null;
    const proficiency =
      custom !== null && custom >= 2 && custom <= 9 ? custom : proficiencyByChallenge(cr);
    const numbers: Numbers = { name: text('shortName') || text('name'), abilities, proficiency };
    const entries = LISTS.flatMap(([key, section]) => entriesOf(value, key, section, numbers));
    const told = toldOf(text('name').slice(0, 100), editionOfWords(entries));
    // A section that is switched off still has its text in the file.
    const off = (key: string) => own(value, key) === false;
    const hidden: readonly Section[] = [
      ...(off('isLegendary') ? ['legendary' as const] : []),
      ...(off('isLair') ? ['lairActions' as const] : []),
      ...(off('isMythic') ? ['mythicActions' as const] : []),
      ...(off('isRegional') ? ['regionalEffects' as const] : []),
    ];
    told.entries = entries.filter(({ section }) => !hidden.includes(section));
    for (const one of entries.filter(({ section }) => hidden.includes(section))) {
      ledger.dropped.push({
        field: one.title,
        text: one.text.slice(0, 300),
        why: 'It is turned off in the file.',
      });
    }
    told.legendaryIntro = off('isLegendary')
      ? ''
      : withTokens(text('legendariesDescription'), numbers);
    Object.assign(told.facts, { abilities, cr, proficiencyBonus: proficiency });
    takeFacts(value, told, ledger, numbers);
    return told;
  },
};

function takeFacts(value: Foreign, told: Told, ledger: Ledger, numbers: Numbers): void {
  const { abilities, proficiency } = numbers;
  const text = (key: string) => textOf(own(value, key));
  const tag = text('tag') === '' ? '' : ` (${text('tag')})`;
  const kind = kindOf(
    `${text('size')} ${text('type') || 'monstrosity'}${tag}, ${text('alignment')}`,
  );
  if (kind !== null) Object.assign(told.facts, kind);
  takeLabels(told, ledger, {
    'Armor Class': armorText(value, abilityModifier(abilities.dex)),
    'Hit Points': hitPointText(value, abilityModifier(abilities.con)),
    Speed: own(value, 'customSpeed') === true ? text('speedDesc') : speedText(value),
    'Damage Vulnerabilities': damage(value, 'v'),
    'Damage Resistances': damage(value, 'r'),
    'Damage Immunities': damage(value, 'i'),
    'Condition Immunities': names(value, 'conditions').join(', '),
    Senses: sensesText(value),
    Languages: languagesText(value),
  });
  told.facts.saves = Object.fromEntries(
    names(value, 'sthrows').flatMap((name) => {
      const ability = ABILITIES.find((one) => one === name.toLowerCase());
      return ability === undefined
        ? []
        : [[ability, abilityModifier(abilities[ability]) + proficiency]];
    }),
  );
  told.facts.skills = {};
  for (const one of listOf(own(value, 'skills'))) {
    const skill = skillOf(textOf(own(asObject(one), 'name')));
    if (skill === null) continue;
    const twice = /ex/i.test(textOf(own(asObject(one), 'note'))) ? 2 : 1;
    told.facts.skills[skill] =
      abilityModifier(abilities[SKILL_ABILITIES[skill]]) + proficiency * twice;
  }
  const notes = notesOf(
    ...(own(value, 'isLair') === true ? [text('lairDescription'), text('lairDescriptionEnd')] : []),
    ...(own(value, 'isMythic') === true ? [text('mythicDescription')] : []),
    ...(own(value, 'isRegional') === true
      ? [text('regionalDescription'), text('regionalDescriptionEnd')]
      : []),
  );
  if (notes !== '') told.facts.notes = withTokens(notes, numbers).slice(0, 4000);
}

function entriesOf(value: Foreign, key: string, section: Section, numbers: Numbers): ToldEntry[] {
  return listOf(own(value, key)).flatMap((one) => {
    const title = textOf(own(asObject(one), 'name'));
    const text = paragraphs(withTokens(textOf(own(asObject(one), 'desc')), numbers));
    return title === '' && text === '' ? [] : [{ section, title, text }];
  });
}

function hitPointText(value: Foreign, constitution: number): string {
  if (own(value, 'customHP') === true) return textOf(own(value, 'hpText'));
  const count = numberOf(own(value, 'hitDice')) ?? 1;
  const sides = DICE[textOf(own(value, 'size')).toLowerCase()] ?? 8;
  const constant = count * constitution;
  const sign = constant < 0 ? '-' : '+';
  return `${Math.max(1, Math.floor((count * (sides + 1)) / 2) + constant)} (${count}d${sides} ${sign} ${Math.abs(constant)})`;
}

function speedText(value: Foreign): string {
  const ways = [
    ['walk', 'speed'],
    ['burrow', 'burrowSpeed'],
    ['climb', 'climbSpeed'],
    ['fly', 'flySpeed'],
    ['swim', 'swimSpeed'],
  ].flatMap(([way, key = '']) => {
    const feet = numberOf(own(value, key)) ?? 0;
    return feet > 0 || way === 'walk' ? [`${way} ${feet} ft.`] : [];
  });
  return `${ways.join(', ')}${own(value, 'hover') === true ? ' (hover)' : ''}`;
}

function sensesText(value: Foreign): string {
  return ['blindsight', 'darkvision', 'tremorsense', 'truesight']
    .flatMap((sense) => {
      const feet = numberOf(own(value, sense)) ?? 0;
      const beyond = sense === 'blindsight' && own(value, 'blind') === true;
      return feet > 0 ? [`${sense} ${feet} ft.${beyond ? ' (blind beyond this radius)' : ''}`] : [];
    })
    .join(', ');
}

function languagesText(value: Foreign): string {
  const all = listOf(own(value, 'languages')).map(asObject);
  const named = (speaks: boolean) =>
    all
      .filter((one) => (own(one, 'speaks') !== false) === speaks)
      .map((one) => textOf(own(one, 'name')));
  const but = textOf(own(value, 'understandsBut')) || "but can't speak";
  const silent =
    named(false).length === 0
      ? []
      : [`understands ${named(false).join(' and ')} ${but.startsWith('but') ? but : `but ${but}`}`];
  const telepathy = numberOf(own(value, 'telepathy')) ?? 0;
  return [...named(true), ...silent, ...(telepathy > 0 ? [`telepathy ${telepathy} ft.`] : [])].join(
    ', ',
  );
}

function names(value: Foreign, key: string): string[] {
  return listOf(own(value, key)).map((one) => textOf(own(asObject(one), 'name')));
}

function damage(value: Foreign, type: string): string {
  return ['damagetypes', 'specialdamage']
    .flatMap((key) => listOf(own(value, key)).map(asObject))
    .filter((one) => textOf(own(one, 'type')) === type)
    .map((one) => textOf(own(one, 'name')))
    .join('; ');
}
