import type { Fight } from '~/fights/log/state';
import { type RunningDifficulty, runningDifficulty } from '~/fights/people/running-difficulty';
import { listed } from '~/fights/telling/names';
import type { Difficulty } from '~/rules/budgets/difficulty';

/** Created once, because creating a number format is slow compared to the rest. */
const IN_ENGLISH = new Intl.NumberFormat('en');
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * The difficulty of the fight in one line, such as "Hard for four characters of level 5: 1,150 XP, adjusted 2,300. Remaining
 * foes: medium, 450 XP." Missing facts are named in a sentence. '' when there are no foes.
 */
export function difficultyWords(fight: Fight): string {
  const hard = runningDifficulty(fight);
  const { whole, left, levels, unknownLevels, unknownFoes } = hard;
  if (whole.foes === 0 && unknownFoes.length === 0) return '';
  if (whole.verdict === null) return missingWords(unknownLevels);
  const said = [`${verdictOf(whole)} for ${partyWords(levels)}: ${pointWords(whole)}.`];
  if (left.foes < whole.foes) said.push(leftWords(hard));
  if (unknownLevels.length > 0) {
    said.push(
      `${listed(unknownLevels)} ${has(unknownLevels)} no level and ${is(unknownLevels)} not counted.`,
    );
  }
  if (unknownFoes.length > 0) {
    said.push(
      `${listed(unknownFoes)} ${has(unknownFoes)} no challenge rating and ${is(unknownFoes)} not counted.`,
    );
  }
  return said.join(' ');
}

function missingWords(unknown: readonly string[]): string {
  return unknown.length === 0
    ? 'Add characters to see the difficulty: “Mira hp 24 level 5”.'
    : `Add levels to see the difficulty: ${listed(unknown)} ${has(unknown)} none.`;
}

function leftWords({ left }: RunningDifficulty): string {
  if (left.foes === 0) return 'No foes left.';
  return `Remaining foes: ${verdictOf(left).toLowerCase()}, ${pointWords(left)}.`;
}

function verdictOf({ verdict }: Difficulty): string {
  if (verdict === 'none') return 'Below low';
  return verdict === null ? '' : verdict.charAt(0).toUpperCase() + verdict.slice(1);
}

/** 2014: the number of foes multiplies the XP. */
function pointWords({ raw, adjusted, multiplier }: Difficulty): string {
  const worth = `${IN_ENGLISH.format(raw)} XP`;
  return multiplier === 1 ? worth : `${worth}, adjusted ${IN_ENGLISH.format(adjusted)}`;
}

/** "four characters of level 5", "two characters of level 3 and one of level 4", "five characters of levels 2 to 6". */
function partyWords(levels: readonly number[]): string {
  const kinds = [...new Set(levels)];
  const [lowest, highest] = [kinds[0], kinds.at(-1)];
  if (kinds.length > 2) return `${characters(levels.length)} of levels ${lowest} to ${highest}`;
  const counts = kinds.map((level) => levels.filter((one) => one === level).length);
  return kinds
    .map((level, at) => `${(at === 0 ? characters : countWord)(counts[at] ?? 0)} of level ${level}`)
    .join(' and ');
}

function characters(count: number): string {
  return `${countWord(count)} ${count === 1 ? 'character' : 'characters'}`;
}

function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

function has(names: readonly string[]): string {
  return names.length === 1 ? 'has' : 'have';
}

function is(names: readonly string[]): string {
  return names.length === 1 ? 'is' : 'are';
}
