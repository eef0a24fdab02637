import { ABILITIES, ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { withAttackWords } from './entries/attack-words';
import {
  asObject,
  type Foreign,
  listOf,
  nameOf,
  numberOf,
  own,
  scoresOf,
  textOf,
  within,
} from './foreign';
import { paragraphs, skillText, speedText } from './open5e-1';
import { attackIn } from './open5e-2-attacks';
import { editionOfWords, type JsonReader } from './reader';
import type { Ledger } from './reading';
import { type Section, type Told, type ToldEntry, toldOf } from './told';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

const SECTIONS: Readonly<Record<string, Section>> = {
  ACTION: 'actions',
  BONUS_ACTION: 'bonusActions',
  REACTION: 'reactions',
  LEGENDARY_ACTION: 'legendary',
  LAIR_ACTION: 'lairActions',
  MYTHIC_ACTION: 'mythicActions',
};

/** Reads a creature of Open5e's API version 2, which nests the fields of version 1. */
export const open5eTwo: JsonReader = {
  format: 'open5e-2',
  is: (value) =>
    asObject(value.ability_scores) !== null &&
    Object.hasOwn(value, 'name') &&
    Object.hasOwn(value, 'armor_class'),
  read(value, ledger) {
    const entries = [
      ...listOf(own(value, 'traits')).map((one) => entryOf(one, 'traits')),
      ...[...listOf(own(value, 'actions'))]
        .sort((a, b) => placeOf(a) - placeOf(b))
        .map((one) => {
          const kind = textOf(own(asObject(one), 'action_type')).toUpperCase();
          return entryOf(one, SECTIONS[kind] ?? 'actions');
        }),
    ];
    const told = toldOf(textOf(own(value, 'name')).slice(0, 100), editionOf(value, entries));
    told.entries = entries;
    takeFacts(value, told, ledger);
    return told;
  },
};

function takeFacts(value: Foreign, told: Told, ledger: Ledger): void {
  const text = (key: string) => textOf(own(value, key));
  const subtype = text('subcategory') === '' ? '' : ` (${text('subcategory')})`;
  const kind = kindOf(
    `${nameOf(value.size)} ${nameOf(value.type)}${subtype}, ${text('alignment')}`,
  );
  if (kind !== null) Object.assign(told.facts, kind);
  const abilities = scoresOf(within(value, 'ability_scores'));
  if (abilities !== null) told.facts.abilities = abilities;
  const saves = within(value, 'saving_throws');
  const defences = within(value, 'resistances_and_immunities');
  const defence = (of: string) =>
    textOf(own(defences, `damage_${of}_display`)) ||
    listOf(own(defences, `damage_${of}`))
      .map(nameOf)
      .join(', ');
  const senses = ['blindsight', 'darkvision', 'tremorsense', 'truesight'].flatMap((sense) => {
    const feet = numberOf(own(value, `${sense}_range`));
    return feet === null || feet <= 0 ? [] : [`${sense} ${feet} ft.`];
  });
  const passive = numberOf(own(value, 'passive_perception'));
  takeLabels(told, ledger, {
    'Armor Class': `${text('armor_class')}${text('armor_detail') === '' ? '' : ` (${text('armor_detail')})`}`,
    'Hit Points': `${text('hit_points')} (${text('hit_dice')})`,
    // `speed_all` lists ways of moving that the creature does not have; use only `speed`.
    Speed: speedText(within(value, 'speed')),
    'Saving Throws': ABILITIES.flatMap((ability) => {
      const bonus = numberOf(own(saves, ABILITY_NAMES[ability].toLowerCase()));
      const plain = abilityModifier(abilities?.[ability] ?? 10);
      return bonus === null || bonus === plain
        ? []
        : [`${ability} ${bonus < 0 ? '' : '+'}${bonus}`];
    }).join(', '),
    Skills: skillText(within(value, 'skill_bonuses')),
    'Damage Vulnerabilities': defence('vulnerabilities'),
    'Damage Resistances': defence('resistances'),
    'Damage Immunities': defence('immunities'),
    'Condition Immunities':
      textOf(own(defences, 'condition_immunities_display')) ||
      listOf(own(defences, 'condition_immunities')).map(nameOf).join(', '),
    Senses: [...senses, ...(passive === null ? [] : [`passive Perception ${passive}`])].join(', '),
    Languages: textOf(own(within(value, 'languages'), 'as_string')),
    Challenge:
      text('challenge_rating_text') || text('challenge_rating') || text('challenge_rating_decimal'),
    Environment: listOf(own(value, 'environments')).map(nameOf).join(', '),
  });
  const initiative = numberOf(own(value, 'initiative_bonus'));
  if (initiative !== null && told.edition === '2024') {
    told.facts.initiative = { bonus: initiative, score: 10 + initiative };
  }
  const source = nameOf(own(within(value, 'document'), 'name') ?? own(value, 'document')).slice(
    0,
    60,
  );
  if (source !== '') told.facts.source = source;
}

function editionOf(value: Foreign, entries: readonly ToldEntry[]): Edition {
  const system = textOf(own(within(value, 'document', 'gamesystem'), 'key'));
  if (/2024/.test(`${system} ${textOf(own(within(value, 'document'), 'key'))}`)) return '2024';
  return editionOfWords(entries);
}

function placeOf(value: unknown): number {
  return numberOf(own(asObject(value), 'order_in_statblock')) ?? 0;
}

function entryOf(value: unknown, section: Section): ToldEntry {
  const entry = asObject(value);
  const limits = within(entry, 'usage_limits');
  const cost =
    numberOf(own(entry, 'legendary_action_cost')) ?? numberOf(own(entry, 'legendary_cost')) ?? 1;
  const notes = [limitText(limits), cost > 1 ? `Costs ${cost} Actions` : '']
    .filter(Boolean)
    .join(', ');
  const name = textOf(own(entry, 'name'));
  return {
    section,
    title: notes === '' || /\(.*(?:Recharge|Day|Costs)/.test(name) ? name : `${name} (${notes})`,
    ...withAttackWords(paragraphs(textOf(own(entry, 'desc'))), attackIn(entry)),
  };
}

function limitText(limits: Foreign | null): string {
  const param = numberOf(own(limits, 'param'));
  switch (textOf(own(limits, 'type'))) {
    case 'PER_DAY':
      return `${param ?? 1}/Day`;
    case 'RECHARGE_ON_ROLL':
      return param === 6 ? 'Recharge 6' : `Recharge ${param ?? 5}-6`;
    case 'RECHARGE_AFTER_REST':
      return 'Recharges after a Short or Long Rest';
    default:
      return '';
  }
}
