import { DAMAGE_TYPES, type DamageType } from '~/rules/damage-types';
import type { Random } from '~/rules/random';

/** A part of typed damage: the rolled amount and its type. */
export type TypedPart = { amount: number; type: DamageType | null };

const MOST_DICE = 100;
const MOST_SIDES = 100;
const MOST_PARTS = 8;
const PART = /^(?:(\d{1,3})?d(\d{1,3})([+-]\d{1,4})?|(\d{1,5}))(?:\s*([a-z]+))?$/;

/**
 * Parses damage as a game master types it: "12", "28 fire", "2d6+3 slashing", "10 fire and 5 cold". Rolls dice.
 * `usual` is the type of parts that name none. Null when it cannot be read.
 */
export function amountsIn(
  typed: string,
  usual: DamageType | null,
  random: Random,
): TypedPart[] | null {
  const pieces = amountPieces(typed);
  if (pieces === null) return null;
  const parts: TypedPart[] = [];
  for (const piece of pieces) {
    const part = amountIn(piece, usual, random);
    if (part === null) return null;
    parts.push(part);
  }
  return parts;
}

const MANNER = /\b(?:(non)-?)?(magical|magic|silvered|silver|adamantine|critical|crit)\b/gi;

/** A single "m" right after a number: "12m", "2d6m", "12m slashing". */
const MAGICAL_LETTER = /(?<=\d)\s?m(?=\s|$|,|;|\+|&)/gi;

/**
 * Splits typed damage into its manner and the rest: "12 slashing magical" or "12m slashing" is 12 slashing from a
 * magical source, "12 crit" a critical hit. "nonmagical" sets `magical` to false.
 */
export function mannerTyped(typed: string): {
  amount: string;
  manner: { magical: boolean | null; silvered: boolean; adamantine: boolean; critical: boolean };
} {
  const manner = {
    magical: null as boolean | null,
    silvered: false,
    adamantine: false,
    critical: false,
  };
  const isLettered = typed.search(MAGICAL_LETTER) >= 0;
  if (isLettered) manner.magical = true;
  const plain = typed.replace(MAGICAL_LETTER, ' ');
  const amount = plain.replace(MANNER, (_, non: string | undefined, word: string) => {
    const said = word.toLowerCase();
    if (said.startsWith('magic')) manner.magical = non === undefined;
    else if (said.startsWith('crit')) manner.critical = non === undefined;
    else if (said.startsWith('silver')) manner.silvered = non === undefined;
    else manner.adamantine = non === undefined;
    return ' ';
  });
  return { amount: amount.replace(/\s+/g, ' ').trim(), manner };
}

/** Splits typed damage into parts such as "2d6+3 slashing"; null when there are none or too many. */
export function amountPieces(typed: string): string[] | null {
  const pieces = typed
    .toLowerCase()
    .replace(/−/g, '-')
    .replace(/\s*([+-])\s*(?=\d+(?!\d*\s*d\d))/g, '$1')
    .split(/\s*(?:,|;|\band\b|\bplus\b|&|\+(?=\s*\d*d\d))\s*/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.length === 0 || pieces.length > MOST_PARTS ? null : pieces;
}

function amountIn(piece: string, usual: DamageType | null, random: Random): TypedPart | null {
  const found = PART.exec(piece);
  if (!found) return null;
  const [, count = '1', sides, bonus = '0', flat, word] = found;
  const type = word === undefined ? usual : typeNamed(word);
  if (type === undefined) return null;
  if (flat !== undefined) return { amount: Number(flat), type };
  const dice = Number(count);
  const faces = Number(sides);
  if (dice < 1 || dice > MOST_DICE || faces < 1 || faces > MOST_SIDES) return null;
  let amount = Number(bonus);
  for (let die = 0; die < dice; die += 1) amount += random.die(faces);
  return { amount: Math.max(0, amount), type };
}

/** A damage type by its name or an unambiguous prefix ("bludg"); undefined for anything else. */
function typeNamed(word: string): DamageType | undefined {
  if (word.length < 2) return undefined;
  const found = DAMAGE_TYPES.filter((type) => type.startsWith(word));
  return found.length === 1 ? found[0] : undefined;
}
