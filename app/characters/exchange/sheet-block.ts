import { ABILITIES, SKILL_NAMES, type Skill } from '~/rules/ability';
import type { Told } from '../sheet/sheet';
import { nameOfCarried, type ToldCharacter } from './told-sheet';

/**
 * The whole sheet as plain fields, for programs that calculate nothing themselves. Numbers include overrides; speeds
 * and senses are in feet.
 */
export function sheetBlock(told: ToldCharacter) {
  const { character, sheet } = told;
  const { play } = character;
  const of = { value: ({ value }: Told) => value };
  return {
    race: sheet.raceName,
    class: sheet.classLine,
    subclass: sheet.classes.flatMap(({ subclassName }) => subclassName ?? []).join(', '),
    background: sheet.backgroundName,
    alignment: character.alignment,
    level: sheet.level,
    xp: character.xp,
    abilities: Object.fromEntries(
      ABILITIES.map((ability) => {
        const { score, modifier } = sheet.abilities[ability];
        return [ability, { score: score.value, modifier }];
      }),
    ),
    proficiencyBonus: sheet.proficiency.value,
    ac: sheet.ac.value,
    initiativeBonus: sheet.initiative.value,
    speed: mapped(sheet.speeds, of.value),
    senses: {
      ...mapped(sheet.senses, of.value),
      passivePerception: sheet.passives.perception.value,
      passiveInvestigation: sheet.passives.investigation.value,
      passiveInsight: sheet.passives.insight.value,
    },
    hp: {
      max: sheet.hitPoints.value,
      current: Math.min(play.hitPoints ?? sheet.hitPoints.value, sheet.hitPoints.value),
      temporary: play.temporary,
      hitDice: sheet.hitDice.map(({ sides, count }) => ({
        sides,
        count,
        spent: play.hitDiceSpent[String(sides)] ?? 0,
      })),
    },
    deathSaves: { successes: play.deathSuccesses, failures: play.deathFailures },
    savingThrows: Object.fromEntries(
      ABILITIES.map((ability) => {
        const { save, proficient } = sheet.abilities[ability];
        return [ability, { bonus: save.value, proficient }];
      }),
    ),
    skills: Object.fromEntries(
      (Object.keys(SKILL_NAMES) as Skill[]).map((skill) => {
        const { value, ability, proficient } = sheet.skills[skill];
        return [skill, { bonus: value, ability, proficient }];
      }),
    ),
    proficiencies: mapped(sheet.proficiencies, (list) => list.map(({ name }) => name)),
    attacks: sheet.attacks.map(({ name, hit, damage, damageType, reach, mastery, notes }) => ({
      name,
      bonus: hit.value,
      damage,
      damageType,
      reach,
      mastery,
      notes: [...notes],
    })),
    spellcasting: castingBlock(told),
    equipment: character.items.map((carried) => ({
      name: nameOfCarried(told.book, carried),
      count: carried.count,
      equipped: carried.equipped,
      attuned: carried.attuned,
      notes: carried.notes,
    })),
    coin: { ...play.coins },
    features: [
      ...sheet.features.map(({ name, from, words }) => ({ name, from, words })),
      ...character.extras.map(({ name, words }) => ({ name, from: '', words })),
    ],
    personality: { ...character.personality },
    notes: { looks: character.looks.words, backstory: character.backstory, notes: character.notes },
  };
}

function castingBlock({ character, sheet }: ToldCharacter) {
  const { slotsSpent, pactSpent } = character.play;
  return {
    classes: sheet.castings.map(({ name, ability, dc, attack }) => ({
      class: name,
      ability,
      dc: dc.value,
      attack: attack.value,
    })),
    slots: sheet.slots.flatMap(({ value }, at) =>
      value > 0 ? [{ level: at + 1, most: value, spent: slotsSpent[at] ?? 0 }] : [],
    ),
    pact:
      sheet.pact === null
        ? null
        : { level: sheet.pact.level, most: sheet.pact.slots.value, spent: pactSpent },
    spells: sheet.spells.map(({ name, level, from, how, ritual, concentration }) => ({
      name,
      level,
      from,
      how,
      ritual,
      concentration,
    })),
  };
}

function mapped<Key extends string, Held, Made>(
  from: Readonly<Partial<Record<Key, Held>>>,
  make: (held: Held) => Made,
): Record<string, Made> {
  return Object.fromEntries(
    Object.entries<Held | undefined>(from).flatMap(([key, held]) =>
      held === undefined ? [] : [[key, make(held)]],
    ),
  );
}
