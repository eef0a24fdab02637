import { type Body, STANDING } from '../arena/body';
import type { Field } from '../arena/field';
import { holdsAgainstMagic } from '../arena/kind';
import { isLimp } from './marks';

const CONSTITUTION = 2;

export type SaveAsk = {
  ability: number;
  dc: number;
  magic: boolean;
  /** The conditions that a failure would bring. */
  brings: number;
  concentration: boolean;
  /** A failure is bad enough for legendary resistance. */
  grave: boolean;
  /** The bonus of half cover on Dexterity saves. */
  cover: number;
};

/** One saving throw; true on success (SRD 5.1, "Saving Throws"). */
export function makesSave(field: Field, body: Body, ask: SaveAsk): boolean {
  const { kind } = body;
  const { ability } = ask;
  let saved = false;
  let die = 0;
  let other = 0;
  let bonus = 0;
  if (ability <= 1 && isLimp(body)) saved = false;
  else {
    const advantage =
      ((body.saveAdvantage | kind.saveAdvantage) & (1 << ability)) !== 0 ||
      (ask.magic && holdsAgainstMagic(kind, ability)) ||
      (ask.brings & kind.saveAdvantageAgainst) !== 0 ||
      (ask.concentration && kind.concentrationAdvantage);
    const disadvantage = (body.saveDisadvantage & (1 << ability)) !== 0;
    die = field.dice.die(20);
    if (kind.lucky && die === 1) die = field.dice.die(20);
    if (advantage !== disadvantage) {
      other = field.dice.die(20);
      if (advantage ? other > die : other < die) {
        const first = die;
        die = other;
        other = first;
      }
    }
    bonus = (kind.saves[ability] ?? 0) + (ability === 1 ? ask.cover : 0);
    if (field.modern && body.exhaustion > 0) bonus -= 2 * body.exhaustion;
    if (body.rolledHelp) bonus += rolledSaveHelp(field, body, ability);
    if (field.has.saveAura) bonus += auraOf(field, body);
    saved = die + bonus >= ask.dc;
  }
  let legendary = false;
  if (!saved && ask.grave && body.resistancesLeft > 0) {
    body.resistancesLeft -= 1;
    legendary = true;
  }
  if (field.tale !== null) {
    field.tale.push({
      is: 'save',
      who: body.name,
      ability,
      die,
      other,
      bonus,
      dc: ask.dc,
      saved: saved || legendary,
      legendary,
    });
  }
  return saved || legendary;
}

function rolledSaveHelp(field: Field, body: Body, ability: number): number {
  let sum = 0;
  for (let at = 0; at < body.heldCount; at += 1) {
    const mark = body.held[at]?.mark;
    if (!mark || (mark.saveOf & (1 << ability)) === 0) continue;
    const rolled = field.dice.sum(Math.abs(mark.saveCount), mark.saveSides);
    sum += mark.saveBonus + (mark.saveCount < 0 ? -rolled : rolled);
  }
  return sum;
}

/** The best save aura of an able ally, its own included: auras do not add up. */
function auraOf(field: Field, body: Body): number {
  let best = 0;
  for (const other of field.sides[body.kind.side]) {
    if (other.state === STANDING && !other.helpless && other.kind.saveAura > best)
      best = other.kind.saveAura;
  }
  return best;
}

const ASKED: SaveAsk = {
  ability: 0,
  dc: 0,
  magic: false,
  brings: 0,
  concentration: false,
  grave: false,
  cover: 0,
};

/** A save without special rules; reuses one parameter object. */
export function asksSave(
  field: Field,
  body: Body,
  ability: number,
  dc: number,
  brings: number,
): boolean {
  ASKED.ability = ability;
  ASKED.dc = dc;
  ASKED.magic = false;
  ASKED.brings = brings;
  ASKED.concentration = false;
  ASKED.grave = false;
  ASKED.cover = 0;
  return makesSave(field, body, ASKED);
}

/**
 * The concentration save: Constitution, DC 10 or half the damage, whichever is more (SRD 5.1, "Concentration"; at most
 * 30 in 5.2.1).
 */
export function keepsConcentration(field: Field, body: Body, damage: number): boolean {
  const half = damage >> 1;
  ASKED.ability = CONSTITUTION;
  ASKED.dc = Math.max(10, field.modern ? Math.min(30, half) : half);
  ASKED.magic = false;
  ASKED.brings = 0;
  ASKED.concentration = true;
  ASKED.grave = false;
  ASKED.cover = 0;
  return makesSave(field, body, ASKED);
}
