import { ABILITIES, abilityModifier } from '~/rules/ability';
import { isChallenge } from '~/rules/challenge';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { SKILL_ABILITIES } from '~/rules/skills';
import { asObject, type Foreign, listOf, numberOf, own, scoresOf, textOf, within } from './foreign';
import { entriesOfMaker } from './maker-entries';
import { type JsonReader, notesOf } from './reader';
import type { Ledger } from './reading';
import type { Numbers } from './tetra-tokens';
import { type Told, toldOf } from './told';
import { skillOf } from './words/bonuses';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

/** Reads a file of 5e Monster Maker, all versions: its own kinds of numbers and entries, with tokens in the text. */
export const monsterMaker: JsonReader = {
  format: 'monster-maker',
  is: (value) =>
    ['name', 'saveVersion', 'stats', 'AC', 'HP'].every((key) => Object.hasOwn(value, key)),
  read(value, ledger) {
    const abilities = scoresOf(within(value, 'stats'), [
      'STR',
      'DEX',
      'CON',
      'INT',
      'WIS',
      'CHA',
    ]) ?? {
      str: 10,
      dex: 10,
      con: 10,
      int: 10,
      wis: 10,
      cha: 10,
    };
    const given = own(value, 'CR');
    const cr = typeof given === 'number' && isChallenge(given) ? given : 0;
    const named = numberOf(own(value, 'proficiency'));
    const proficiency =
      named !== null && named >= 2 && named <= 9 ? named : proficiencyByChallenge(cr);
    const name = textOf(own(value, 'name')).slice(0, 100);
    const numbers: Numbers = {
      name: textOf(own(value, 'nickname')) || name,
      abilities,
      proficiency,
    };
    const told = toldOf(name, '2014');
    Object.assign(told.facts, { abilities, cr, proficiencyBonus: proficiency });
    takeFacts(value, told, ledger, numbers);
    told.entries = entriesOfMaker(value, numbers);
    told.legendaryActions = Math.min(
      10,
      Math.max(0, numberOf(own(within(value, 'legendaryActions'), 'count')) ?? 3),
    );
    return told;
  },
};

function takeFacts(value: Foreign, told: Told, ledger: Ledger, numbers: Numbers): void {
  const { abilities, proficiency } = numbers;
  const text = (key: string) => textOf(own(value, key));
  const list = (key: string) => listOf(own(value, key)).map(textOf).filter(Boolean);
  const kind = kindOf(`${text('size')} ${text('type') || 'monstrosity'}, ${text('alignment')}`);
  if (kind !== null) Object.assign(told.facts, kind);
  const hp = within(value, 'HP');
  const modifier = numberOf(own(hp, 'modifier')) ?? 0;
  const senses = ['blindsight', 'darkvision', 'tremorsense', 'truesight'].flatMap((sense) => {
    const feet = numberOf(own(within(value, 'senses'), sense)) ?? 0;
    return feet > 0 ? [`${sense} ${feet} ft.`] : [];
  });
  const passive = within(value, 'passivePerception');
  takeLabels(told, ledger, {
    'Armor Class': `${text('AC')}${text('ACType') === '' ? '' : ` (${text('ACType')})`}`,
    'Hit Points': `${numberOf(own(hp, 'HD')) ?? 1}d${numberOf(own(hp, 'type')) ?? 8}${modifier < 0 ? modifier : `+${modifier}`}`,
    Speed: listOf(own(value, 'speeds'))
      .map(asObject)
      .map(
        (one) =>
          `${textOf(own(one, 'type')) || 'walk'} ${numberOf(own(one, 'speed')) ?? 0} ft.${textOf(own(one, 'note')) === '' ? '' : ` (${textOf(own(one, 'note'))})`}`,
      )
      .join(', '),
    'Damage Vulnerabilities': list('vulnerabilities').join('; '),
    'Damage Resistances': list('resistances').join('; '),
    'Damage Immunities': list('immunities').join('; '),
    'Condition Immunities': list('conditions').join(', '),
    Senses: [
      ...senses,
      ...(own(passive, 'override') === true
        ? [`passive Perception ${numberOf(own(passive, 'overrideValue')) ?? 10}`]
        : []),
    ].join(', '),
    Languages: text('languages'),
  });
  told.facts.saves = {};
  for (const ability of ABILITIES) {
    const save = within(value, 'saves', ability.toUpperCase());
    const plain = abilityModifier(abilities[ability]);
    if (own(save, 'override') === true)
      told.facts.saves[ability] = numberOf(own(save, 'overrideValue')) ?? plain;
    else if (own(save, 'proficient') === true) told.facts.saves[ability] = plain + proficiency;
  }
  told.facts.skills = {};
  for (const one of listOf(own(value, 'skills')).map(asObject)) {
    const skill = skillOf(
      textOf(own(one, 'key')) ||
        textOf(own(within(one, 'skill'), 'key')) ||
        textOf(own(within(one, 'skill'), 'label')),
    );
    if (skill === null) continue;
    const plain = abilityModifier(abilities[SKILL_ABILITIES[skill]]);
    const times = own(one, 'expertise') === true ? 2 : own(one, 'proficient') === true ? 1 : 0;
    told.facts.skills[skill] =
      own(one, 'override') === true
        ? (numberOf(own(one, 'overrideValue')) ?? plain)
        : plain + times * proficiency;
  }
  const notes = notesOf(text('notes'));
  if (notes !== '') told.facts.notes = notes;
}
