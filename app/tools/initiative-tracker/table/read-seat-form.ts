import type { SeatIntent } from '~/fights/table/seat-intents';
import { squareNamed } from '~/rules/battle-grid';
import { CONDITIONS } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';

/** The intent of a player's form, or a sentence about what is missing. */
export type SeatFormRead = { ok: true; intent: SeatIntent } | { ok: false; problem: string };

const MOST_LETTERS = { name: 40, with: 80, dice: 60 } as const;

const no = (problem: string): SeatFormRead => ({ ok: false, problem });
const ok = (intent: SeatIntent): SeatFormRead => ({ ok: true, intent });

/** Reads a player's form; the same with and without scripts. */
export function readSeatForm(form: FormData): SeatFormRead {
  const is = textOf(form, 'is');
  const who = textOf(form, 'who');
  switch (is) {
    case 'claim':
      return claim(who, textOf(form, 'name'));
    case 'leave':
    case 'undo':
      return ok({ is });
    case 'initiative':
      return initiative(form, who);
    case 'hurt': {
      const amount = wholeOf(form, 'amount', 1, 999);
      if (amount === null) return no('Type the damage, from 1 to 999.');
      return ok({ is, who, amount, type: typeOf(form) });
    }
    case 'heal': {
      const amount = wholeOf(form, 'amount', 1, 999);
      if (amount === null) return no('Type how much to heal, from 1 to 999.');
      return ok({ is, who, amount });
    }
    case 'temporary': {
      const amount = wholeOf(form, 'amount', 0, 999);
      if (amount === null) return no('Type how many temporary hit points, from 0 to 999.');
      return ok({ is, who, amount });
    }
    case 'death-save': {
      if (textOf(form, 'how') === 'roll') return ok({ is, who, die: null });
      const die = wholeOf(form, 'die', 1, 20);
      if (die === null) return no('Type your d20 roll, from 1 to 20, or press “Roll for me”.');
      return ok({ is, who, die });
    }
    case 'condition': {
      const condition = CONDITIONS.find((one) => one === textOf(form, 'condition'));
      return condition ? ok({ is, who, condition }) : no('Choose a condition.');
    }
    case 'condition-ends':
      return ok({ is, who, lasting: textOf(form, 'lasting') });
    case 'slot': {
      const level = wholeOf(form, 'level', 1, 9);
      const by = textOf(form, 'by') === '-1' ? -1 : 1;
      return level === null ? no('Choose a spell slot.') : ok({ is, who, level, by });
    }
    case 'suggest':
      return suggest(form, who);
    case 'end-turn': {
      const round = wholeOf(form, 'round', 1, 9999);
      return round === null ? no('That turn is over.') : ok({ is, who, round });
    }
    case 'attack':
      return attack(form, who);
    case 'cast': {
      const spell = textOf(form, 'spell');
      const slotless = textOf(form, 'level') === 'none';
      const level = slotless ? 0 : wholeOf(form, 'level', 0, 9);
      if (spell === '' || level === null) return no('Choose a spell and its slot.');
      const attack = textOf(form, 'attack') !== '';
      const targets = targetsOf(form);
      return ok({
        is,
        who,
        spell,
        level,
        ...(slotless && { slotless }),
        attack,
        targets,
        edge: edgeOf(form),
        secret: isSecret(form),
      });
    }
    case 'use': {
      const action = textOf(form, 'action');
      return action === ''
        ? no('Choose what to do.')
        : ok({ is, who, action, secret: isSecret(form) });
    }
    case 'roll': {
      const dice = textOf(form, 'dice');
      if (dice === '' || dice.length > MOST_LETTERS.dice)
        return no('Type the dice, such as 1d20+5.');
      const what = textOf(form, 'what').slice(0, MOST_LETTERS.with);
      return ok({ is, who, dice, what: what === '' ? null : what, secret: isSecret(form) });
    }
    case 'move': {
      const named = squareNamed(textOf(form, 'square'));
      if (named === null) return no('Type a square of the map, such as C7.');
      return ok({ is, who, x: named.x, y: named.y });
    }
    default:
      return no('Unknown action. Reload the page.');
  }
}

function claim(who: string, name: string): SeatFormRead {
  if (name === '') return no('Type your name for the game master.');
  if (name.length > MOST_LETTERS.name) return no('Type a name of at most 40 letters.');
  return ok({ is: 'claim', who, name });
}

function initiative(form: FormData, who: string): SeatFormRead {
  if (textOf(form, 'how') === 'roll') return ok({ is: 'initiative', who, total: null });
  const total = wholeOf(form, 'total', -30, 99);
  if (total === null) return no('Type your total, bonus included, or press “Roll for me”.');
  return ok({ is: 'initiative', who, total });
}

function suggest(form: FormData, who: string): SeatFormRead {
  const targets = targetsOf(form);
  if (targets.length === 0) return no('Select your targets.');
  const amount = wholeOf(form, 'amount', 1, 9999);
  if (amount === null) return no('Type the damage, from 1 to 9,999.');
  const how = textOf(form, 'with');
  if (how.length > MOST_LETTERS.with) return no('“With” can have at most 80 letters.');
  const type = typeOf(form);
  return ok({ is: 'suggest', who, targets, amount, type, with: how === '' ? null : how });
}

function attack(form: FormData, who: string): SeatFormRead {
  const targets = targetsOf(form);
  if (targets.length === 0) return no('Select your targets.');
  const key = textOf(form, 'key');
  if (key === '') return no('Choose an attack.');
  return ok({ is: 'attack', who, key, targets, edge: edgeOf(form), secret: isSecret(form) });
}

const EDGES = ['advantage', 'disadvantage'] as const;

function edgeOf(form: FormData) {
  return EDGES.find((one) => one === textOf(form, 'edge')) ?? null;
}

function targetsOf(form: FormData): string[] {
  return form.getAll('targets').filter((one) => typeof one === 'string');
}

/** Whether only the game master sees the roll. */
function isSecret(form: FormData): boolean {
  return textOf(form, 'secret') !== '';
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
}

function typeOf(form: FormData) {
  return DAMAGE_TYPES.find((type) => type === textOf(form, 'type')) ?? null;
}

/** A number as typed: "12", "+4", "−3"; null when it is none or out of range. */
function wholeOf(form: FormData, name: string, least: number, most: number): number | null {
  const typed = textOf(form, name).replace('−', '-');
  if (!/^[+-]?\d{1,5}$/.test(typed)) return null;
  const value = Number(typed);
  return value >= least && value <= most ? value : null;
}
