import { ABILITIES, ABILITY_NAMES, SKILL_NAMES, type Skill, signed } from '~/rules/ability';
import { heldByHand } from '../record/by-hand';
import type { Character } from '../record/character';
import type { Told } from '../sheet/sheet';
import type { ReportPen } from './exchange-report';
import type { FileFacts } from './file-facts';
import type { Rules } from './rules';

/**
 * Numbers that the file states and the rules do not come to are set by hand, told each: scores first, since the others follow from
 * them, then proficiencies that nothing explains, then hit points.
 */
export function settleNumbers(
  character: Character,
  facts: FileFacts,
  { sheetOf }: Rules,
  pen: ReportPen,
): Character {
  let settled = character;
  const byHand = (told: Told, value: number, what: string) => {
    const held = heldByHand(told.key, value);
    if (told.value === held) return;
    settled = { ...settled, overrides: { ...settled.overrides, [told.key]: held } };
    const how = held === value ? 'it is set by hand' : `it is set by hand to ${held}`;
    pen.changed(`${what} is ${value} in the file and ${told.value} by our rules: ${how}.`);
  };
  const scored = sheetOf(settled);
  for (const ability of ABILITIES) {
    byHand(scored.abilities[ability].score, facts.scores[ability], ABILITY_NAMES[ability]);
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
  const { hitPoints, ac } = sheetOf(settled);
  if (facts.armorClass !== null) byHand(ac, facts.armorClass, 'Armor class');
  if (facts.hitPoints !== null && settled.levels.length > 0) {
    byHand(hitPoints, facts.hitPoints, 'The greatest number of hit points');
  }
  return settled;
}

const LOW = 3;

/** Where a file does not surely tell the first scores: those that come to its scores with all that the rules add. */
export function firstScores(character: Character, facts: FileFacts, { sheetOf }: Rules): Character {
  // From low scores on nothing that is added meets the limit of a score, which would hide it.
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

/** "Strength 16 (+3)". */
export function scoreWords(facts: FileFacts): string {
  return ABILITIES.map((one) => {
    const score = facts.scores[one];
    return `${ABILITY_NAMES[one]} ${score} (${signed(Math.floor((score - 10) / 2))})`;
  }).join(', ');
}
