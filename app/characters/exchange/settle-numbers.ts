import {
  ABILITIES,
  ABILITY_NAMES,
  proficiencyByLevel,
  SKILL_NAMES,
  type Skill,
  signed,
} from '~/rules/ability';
import { heldByHand } from '../record/by-hand';
import type { Character } from '../record/character';
import type { Told } from '../sheet/sheet';
import type { ReportPen } from './exchange-report';
import type { FileFacts } from './file-facts';
import { findNamed } from './match-names';
import type { Rules } from './rules';

/**
 * Overrides numbers where the file differs from the rules, and reports each: scores first because others follow from
 * them, then the proficiency bonus if a class is in no book, then unexplained proficiencies, then hit points.
 */
export function settleNumbers(
  character: Character,
  facts: FileFacts,
  { book, sheetOf }: Rules,
  pen: ReportPen,
): Character {
  let settled = character;
  const byHand = (told: Told, value: number, what: string, by = 'in the file') => {
    const held = heldByHand(told.key, value);
    if (told.value === held) return;
    settled = { ...settled, overrides: { ...settled.overrides, [told.key]: held } };
    const how = held === value ? 'it is set by hand' : `it is set by hand to ${held}`;
    pen.changed(`${what} is ${value} ${by} and ${told.value} by our rules: ${how}.`);
  };
  const scored = sheetOf(settled);
  for (const ability of ABILITIES) {
    byHand(scored.abilities[ability].score, facts.scores[ability], ABILITY_NAMES[ability]);
  }
  const unknown = facts.classes.filter(({ name }) => findNamed(book.classes, name) === undefined);
  if (unknown.length > 0) {
    const level = facts.classes.reduce((sum, one) => sum + one.level, 0);
    const told = sheetOf(settled).proficiency;
    byHand(told, proficiencyByLevel(level), 'The proficiency bonus', BY_LEVELS);
  }
  const trained = sheetOf(settled);
  const bonus = trained.proficiency.value;
  for (const skill of Object.keys(facts.skills) as Skill[]) {
    const told = trained.skills[skill];
    const times = facts.skills[skill] === 'expert' ? 2 : 1;
    const has = told.proficient === 'expert' ? 2 : told.proficient === 'full' ? 1 : 0;
    if (has >= times) continue;
    const half = told.proficient === 'half' ? Math.floor(bonus / 2) : 0;
    byHand(told, told.value + (times - has) * bonus - half, SKILL_NAMES[skill]);
  }
  for (const ability of facts.saves) {
    const { save, proficient } = trained.abilities[ability];
    if (!proficient) byHand(save, save.value + bonus, `The ${ABILITY_NAMES[ability]} save`);
  }
  for (const ability of ABILITIES) {
    const more = facts.savesMore?.[ability] ?? 0;
    const { save } = sheetOf(settled).abilities[ability];
    if (more !== 0) byHand(save, save.value + more, `The ${ABILITY_NAMES[ability]} save`, BY_WORN);
  }
  const { hitPoints, ac, abilities } = sheetOf(settled);
  const moreArmor = facts.armorClassMore ?? 0;
  if (facts.armorClass !== null) byHand(ac, facts.armorClass, 'Armor Class');
  else if (moreArmor !== 0) byHand(ac, ac.value + moreArmor, 'Armor Class', BY_WORN);
  if (facts.hitPoints !== null) {
    byHand(hitPoints, facts.hitPoints, 'The hit point maximum');
  } else if (unknown.length > 0) {
    const known = settled.levels.length > 0 ? hitPoints.value : 0;
    const first = facts.classes[0];
    const most = unknown.map((one) => pointsOf(one, abilities.con.modifier, one === first));
    const sum = most.reduce((all, one) => all + one, known);
    byHand(hitPoints, Math.max(1, sum), 'The hit point maximum', BY_LEVELS);
  }
  return settled;
}

const BY_WORN = 'with what is worn';
const BY_LEVELS = 'by the levels in the file';

/** The hit points of levels in a class that is in no book: d8 when the file does not say, at least 1 per level. */
function pointsOf(
  { level, hitDie, rolls }: FileFacts['classes'][number],
  constitution: number,
  isFirst: boolean,
): number {
  const die = hitDie ?? 8;
  const shown = Array.from({ length: level }, (_, at) =>
    isFirst && at === 0 ? die : Math.min(die, Math.max(1, rolls[at] ?? Math.floor(die / 2) + 1)),
  );
  return shown.reduce((sum, one) => sum + Math.max(1, one + constitution), 0);
}

const LOW = 3;

/** When the file does not state the base scores: derives those that give its scores with all increases of the rules. */
export function firstScores(character: Character, facts: FileFacts, { sheetOf }: Rules): Character {
  // Starts from low scores, so that the maximum of a score does not hide any increase.
  const low = Object.fromEntries(
    ABILITIES.map((one) => [one, LOW]),
  ) as Character['abilities']['base'];
  const { abilities } = sheetOf({
    ...character,
    abilities: { ...character.abilities, base: low },
    overrides: {},
  });
  const base = Object.fromEntries(
    ABILITIES.map((ability) => {
      const added = abilities[ability].score.value - LOW;
      return [ability, Math.min(30, Math.max(1, facts.scores[ability] - added))];
    }),
  ) as Character['abilities']['base'];
  return { ...character, abilities: { ...character.abilities, base } };
}

/** Formats the scores: "Strength 16 (+3)". */
export function scoreWords(facts: FileFacts): string {
  return ABILITIES.map((one) => {
    const score = facts.scores[one];
    return `${ABILITY_NAMES[one]} ${score} (${signed(Math.floor((score - 10) / 2))})`;
  }).join(', ');
}
