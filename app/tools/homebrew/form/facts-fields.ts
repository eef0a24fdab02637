import type { MonsterRecord } from '~/compendium/records/monster-record';
import { HIT_DIE_SIDES } from '~/compendium/records/record-words';
import { isUnknown } from '~/compendium/records/unknown-facts';
import { ABILITIES, abilityModifier } from '~/rules/ability';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import { SKILL_ABILITIES } from '~/rules/skills';
import { SENSES, SKILLS, WAYS } from './facts-words';
import type { Field } from './fields';
import { hitPoints } from './hit-dice';
import type { Sheet } from './sheet';

/** The data of a record from which numbers are calculated. */
export function sheetOf(record: MonsterRecord): Sheet {
  const { name, abilities, proficiencyBonus } = record;
  return { name, abilities, proficiencyBonus };
}

const shown = (value: number | null | undefined) => (value == null ? '' : String(value));
const unless = (value: number, plain: number) => (value === plain ? '' : String(value));

/** Hit dice of its size whose average is nearest to the known hit points. */
function likelyHitPoints({ hp, size }: MonsterRecord): MonsterRecord['hp'] {
  const sides = HIT_DIE_SIDES[size];
  const count = Math.min(200, Math.max(1, Math.round((2 * hp.average) / (sides + 1))));
  return { average: hp.average, dice: { count, sides }, constant: 0 };
}

/** Converts everything above a creature's entries to form fields; calculated values are left empty. */
export function factFields(record: MonsterRecord): Field[] {
  const { abilities, senses, cr, proficiencyBonus: bonus, initiative } = record;
  const hp = isUnknown(record, 'hitDice') ? likelyHitPoints(record) : record.hp;
  const constitution = hp.dice.count * abilityModifier(abilities.con);
  const { slug, source, section, licence, variantOf } = record;
  const dexterity = abilityModifier(abilities.dex);
  const quick = initiative && trainingOf(initiative.bonus, dexterity, bonus);
  return [
    ['origin', JSON.stringify({ slug, source, section, licence, variantOf })],
    ['name', record.name],
    ['edition', record.edition],
    ['size', record.size],
    ...(record.orSizes ?? []).map((size): Field => ['orSizes', size]),
    ['type', record.type],
    ['subtype', record.subtype ?? ''],
    ['swarmOf', record.swarmOf ?? ''],
    ['alignment', record.alignment],
    ['cr', String(cr)],
    ['xp', unless(record.xp, xpByChallenge(cr))],
    ['xpInLair', shown(record.xpInLair)],
    ['proficiencyBonus', unless(bonus, proficiencyByChallenge(cr))],
    ['ac', String(record.ac.value)],
    ['ac.kind', record.ac.kind ?? ''],
    ['hp.count', String(hp.dice.count)],
    ['hp.sides', unless(hp.dice.sides, HIT_DIE_SIDES[record.size])],
    ['hp.constant', unless(hp.constant, constitution)],
    ['hp.average', unless(hp.average, hitPoints(hp.dice.count, hp.dice.sides, hp.constant))],
    ['initiative', quick ?? ''],
    ['initiative.bonus', initiative && quick === null ? String(initiative.bonus) : ''],
    ['initiative.score', initiative ? unless(initiative.score, 10 + initiative.bonus) : ''],
    ...speedFields('speed', record.speeds),
    ...ABILITIES.map((ability): Field => [ability, String(abilities[ability])]),
    ...ABILITIES.flatMap((ability): Field[] => {
      const save = record.saves[ability];
      if (save === undefined) return [];
      return trainingOf(save, abilityModifier(abilities[ability]), bonus) === 'proficient'
        ? [[`save.${ability}`, 'on']]
        : [[`save.${ability}.bonus`, String(save)]];
    }),
    ...SKILLS.flatMap((skill): Field[] => {
      const has = record.skills[skill];
      if (has === undefined) return [];
      const training = trainingOf(has, abilityModifier(abilities[SKILL_ABILITIES[skill]]), bonus);
      return training === null
        ? [[`skill.${skill}.bonus`, String(has)]]
        : [[`skill.${skill}`, training]];
    }),
    ...SENSES.map((sense): Field => [`sense.${sense}`, shown(senses[sense])]),
    ...(senses.blindBeyond ? [['sense.blindBeyond', 'on'] as const] : []),
    ['sense.note', senses.note ?? ''],
    ['sense.passive', unless(senses.passivePerception, passiveOf(record))],
    ['notes', record.notes],
  ];
}

/** The form fields of speeds. */
export function speedFields(name: string, speeds: MonsterRecord['speeds']): Field[] {
  return [
    ...WAYS.map((way): Field => [`${name}.${way}`, shown(speeds[way])]),
    ...(speeds.hover ? [[`${name}.hover`, 'on'] as const] : []),
  ];
}

function trainingOf(has: number, modifier: number, bonus: number): 'proficient' | 'expert' | null {
  if (has === modifier + bonus) return 'proficient';
  return has === modifier + 2 * bonus ? 'expert' : null;
}

function passiveOf({ skills, abilities }: MonsterRecord): number {
  return 10 + (skills.perception ?? abilityModifier(abilities.wis));
}
