import type { MonsterRecord } from '~/compendium/records/monster-record';
import { HIT_DIE_SIDES, SIZES } from '~/compendium/records/record-words';
import { ABILITIES, ABILITY_NAMES, abilityModifier, SKILL_NAMES } from '~/rules/ability';
import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import { EDITIONS } from '~/rules/edition';
import { SKILL_ABILITIES } from '~/rules/skills';
import { BONUS, FEET, SENSES, SKILLS, WAYS } from './facts-words';
import { hitPoints } from './hit-dice';
import { originOf } from './origin-form';
import type { FormReading } from './reading';

/** Reads everything above a creature's entries from a form. */
export function factsOf(form: FormReading) {
  const name = form.line('name', 'The name', 100);
  if (name === null) form.wrong('name', 'Give your monster a name.');
  const size = form.oneOf('size', 'The size', SIZES, 'Medium');
  const orSizes = SIZES.filter((one) => form.all('orSizes').includes(one) && one !== size);
  const abilities = scoresOf(form);
  const cr = crOf(form);
  const bonus =
    form.number('proficiencyBonus', { label: 'The proficiency bonus', min: 2, max: 9 }) ??
    proficiencyByChallenge(cr);
  const modifiers = (ability: (typeof ABILITIES)[number]) => abilityModifier(abilities[ability]);
  const count = form.number('hp.count', { label: 'Hit dice', min: 1, max: 200 });
  if (count === null) form.wrong('hp.count', 'Enter how many hit dice it has.');
  const dice = {
    count: count ?? 1,
    sides: form.number('hp.sides', { label: 'Sides', min: 1, max: 100 }) ?? HIT_DIE_SIDES[size],
  };
  const constant =
    form.number('hp.constant', { label: 'The hit point bonus', min: -500, max: 5000 }) ??
    dice.count * modifiers('con');
  const xpInLair = form.number('xpInLair', { label: 'XP in its lair', min: 0, max: 1_000_000 });
  const saves: MonsterRecord['saves'] = {};
  for (const ability of ABILITIES) {
    const label = `The ${ABILITY_NAMES[ability]} save`;
    const set = form.number(`save.${ability}.bonus`, { label, ...BONUS });
    if (set !== null) saves[ability] = set;
    else if (form.ticked(`save.${ability}`)) saves[ability] = modifiers(ability) + bonus;
  }
  const skills: MonsterRecord['skills'] = {};
  for (const skill of SKILLS) {
    const set = form.number(`skill.${skill}.bonus`, { label: SKILL_NAMES[skill], ...BONUS });
    const has = trained(form, `skill.${skill}`, modifiers(SKILL_ABILITIES[skill]), bonus);
    if (set !== null) skills[skill] = set;
    else if (has !== null) skills[skill] = has;
  }
  const armor = form.number('ac', { label: 'Armor Class', min: 0, max: 50 });
  if (armor === null) form.wrong('ac', 'Enter its Armor Class.');
  const note = form.line('sense.note', 'The note', 200);
  const seen = 10 + (skills.perception ?? modifiers('wis'));
  const kind = { ...typeOf(form), alignment: form.line('alignment', 'The alignment', 80) };
  return {
    ...originOf(form, name ?? 'Unnamed'),
    edition: form.oneOf('edition', 'The edition', EDITIONS, '2024'),
    name: name ?? 'Unnamed',
    size,
    ...(orSizes.length === 0 ? {} : { orSizes }),
    ...kind,
    alignment: kind.alignment ?? 'unaligned',
    swarmOf: form.maybeOneOf('swarmOf', 'The size', SIZES),
    ac: { value: armor ?? 10, kind: form.line('ac.kind', 'What it wears', 120) },
    hp: {
      average:
        form.number('hp.average', { label: 'Hit points', min: 1, max: 9999 }) ??
        hitPoints(dice.count, dice.sides, constant),
      dice,
      constant,
    },
    ...initiativeOf(form, modifiers('dex'), bonus),
    speeds: speedsOf(form, 'speed'),
    abilities,
    saves,
    skills,
    senses: {
      ...Object.fromEntries(
        SENSES.flatMap((sense) => {
          const feet = form.number(`sense.${sense}`, { label: 'Feet', ...FEET });
          return feet === null ? [] : [[sense, feet]];
        }),
      ),
      blindBeyond: form.ticked('sense.blindBeyond'),
      note,
      passivePerception:
        form.number('sense.passive', { label: 'Passive Perception', min: 0, max: 60 }) ??
        Math.min(60, Math.max(0, seen)),
    },
    cr,
    xp: form.number('xp', { label: 'XP', min: 0, max: 1_000_000 }) ?? xpByChallenge(cr),
    ...(xpInLair === null ? {} : { xpInLair }),
    proficiencyBonus: bonus,
    notes: form.prose('notes', 'Notes', 4000),
  };
}

/** Reads speeds from a form. */
export function speedsOf(form: FormReading, name: string): MonsterRecord['speeds'] {
  const feet = WAYS.flatMap((way) => {
    const speed = form.number(`${name}.${way}`, { label: 'Speed', ...FEET });
    return speed === null ? [] : [[way, speed] as const];
  });
  return { walk: 0, ...Object.fromEntries(feet), hover: form.ticked(`${name}.hover`) };
}

function trained(form: FormReading, name: string, modifier: number, bonus: number): number | null {
  const training = form.maybeOneOf(name, 'The training', ['proficient', 'expert']);
  if (training === null) return null;
  return modifier + (training === 'expert' ? 2 : 1) * bonus;
}

function initiativeOf(
  form: FormReading,
  dexterity: number,
  proficiency: number,
): Pick<MonsterRecord, 'initiative'> {
  const set = form.number('initiative.bonus', { label: 'The initiative', ...BONUS });
  const score = form.number('initiative.score', { label: 'The score', min: -10, max: 60 });
  const bonus = set ?? trained(form, 'initiative', dexterity, proficiency);
  if (bonus === null && score === null) return {};
  const settled = bonus ?? dexterity;
  return { initiative: { bonus: settled, score: score ?? 10 + settled } };
}

function scoresOf(form: FormReading): MonsterRecord['abilities'] {
  const [str, dex, con, int, wis, cha] = ABILITIES.map((ability) => {
    const label = ABILITY_NAMES[ability];
    const score = form.number(ability, { label, min: 1, max: 50 });
    if (score === null) form.wrong(ability, `${label} must be a whole number from 1 to 50.`);
    return score ?? 10;
  });
  return {
    str: str ?? 10,
    dex: dex ?? 10,
    con: con ?? 10,
    int: int ?? 10,
    wis: wis ?? 10,
    cha: cha ?? 10,
  };
}

function crOf(form: FormReading): number {
  const typed = form.text('cr');
  const cr = CHALLENGE_RATINGS.find((one) => String(one) === typed);
  if (cr === undefined) form.wrong('cr', 'Choose a challenge rating.');
  return cr ?? 0;
}

function typeOf(form: FormReading): Pick<MonsterRecord, 'type' | 'subtype'> {
  const typed = (form.line('type', 'The type', 60) ?? '').toLowerCase();
  const isType = /^[a-z]+([ '-][a-z]+)*$/.test(typed);
  if (!isType) form.wrong('type', 'A type is one word in plain letters, such as dragon.');
  const subtype = form.line('subtype', 'The subtype', 80);
  return { type: isType ? typed : 'monstrosity', subtype };
}
