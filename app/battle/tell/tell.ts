import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import type { Told } from '../arena/told';

/** One step of a told fight: its creature, its round, and one sentence with the rolls. */
export type BattleLine = { round: number; creature: string | null; text: string };

/** A fight in sentences, step by step, with each roll. */
export function tellBattle(tale: readonly Told[]): BattleLine[] {
  let round = 0;
  return tale.flatMap((told) => {
    if (told.is === 'round') round = told.round;
    const text = wordsOf(told);
    return text === null ? [] : [{ round, creature: 'who' in told ? told.who : null, text }];
  });
}

function dieWords(die: number, other: number, bonus: number): string {
  const both = other > 0 ? `${die} (and ${other})` : `${die}`;
  return bonus === 0
    ? both
    : `${both} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${die + bonus}`;
}

function wordsOf(told: Told): string | null {
  switch (told.is) {
    case 'round':
      return `Round ${told.round}.`;
    case 'comes':
      return `${told.who} joins the fight.`;
    case 'turn':
      return `${told.who}’s turn, at ${told.hitPoints} of ${told.maximum} hit points.`;
    case 'does':
      return `${told.who}: ${told.deed}.`;
    case 'attack':
      return `${told.who} attacks ${told.target} with ${told.deed}: ${dieWords(told.die, told.other, told.bonus)} against AC ${told.ac}, ${
        told.critical ? 'a critical hit' : told.hit ? 'a hit' : 'a miss'
      }.`;
    case 'save':
      return saveWords(told);
    case 'harm':
      return harmWords(told);
    case 'heal':
      return `${told.who} regains ${told.amount}; ${told.left} now.`;
    case 'shielded':
      return `${told.who} has ${told.amount} temporary hit points.`;
    case 'mark':
      return `${told.who} is affected by ${told.mark}.`;
    case 'unmark':
      return `${told.mark} on ${told.who} ends.`;
    case 'concentration':
      return `${told.who} loses concentration on ${told.deed}.`;
    case 'falls':
      return `${told.who} falls.`;
    case 'dies':
      return `${told.who} dies.`;
    case 'holds-on':
      return `${told.who} stays up with 1 hit point: ${told.why}.`;
    case 'death-save':
      return `${told.who} makes a death saving throw: ${told.die}; successes ${told.successes}, failures ${told.failures}.`;
    case 'stable':
      return `${told.who} is stable.`;
    case 'rises':
      return `${told.who} is up again with ${told.hitPoints} HP.`;
    case 'reaction':
      return `${told.who} reacts: ${told.name}.`;
    case 'countered':
      return `${told.who}’s ${told.deed} is countered.`;
    case 'recharge':
      return `${told.who} rolls ${told.die} for ${told.what}: ${told.back ? 'recharged' : 'not recharged'}.`;
    case 'flees':
      return `${told.who} leaves the fight.`;
    case 'helpless':
      return `${told.who} can do nothing.`;
    case 'surprised':
      return `${told.who} is surprised and loses the turn.`;
    case 'over':
      return told.winner === null
        ? `Nobody wins by the end of round ${told.round}.`
        : `Side ${told.winner === 0 ? 'A' : 'B'} wins in round ${told.round}.`;
  }
}

function saveWords(told: Extract<Told, { is: 'save' }>): string {
  const ability = ABILITIES[told.ability];
  const name = ability === undefined ? '' : ABILITY_NAMES[ability];
  if (told.die === 0) return `${told.who} automatically fails the ${name} save.`;
  const how = told.legendary
    ? 'failure, but Legendary Resistance makes it a success'
    : told.saved
      ? 'success'
      : 'failure';
  return `${told.who} rolls the ${name} save against DC ${told.dc}: ${dieWords(told.die, told.other, told.bonus)}, ${how}.`;
}

function harmWords(told: Extract<Told, { is: 'harm' }>): string {
  const beyond = told.rolled > told.amount ? ` of ${told.rolled}` : '';
  const shield = told.temporary > 0 ? ` and ${told.temporary} temporary` : '';
  return `${told.who} takes ${told.amount}${beyond}; ${told.left}${shield} left.`;
}
