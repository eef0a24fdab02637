import type { Book } from '../book/book';
import type { Character } from '../record/character';
import { alreadyOf } from '../sheet/already';
import { factsOf } from '../sheet/facts';
import { heldPicks, leftOf } from '../sheet/picks';
import type { Asked, Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { HAS_IT } from './answer';
import { answersTo } from './answers';
import { suggestPicks } from './suggest';

/** A character after picks were moved, with a sentence for each. */
export type Moved = { character: Character; moved: readonly string[] };

/** The kinds of choices where a proficiency that comes from elsewhere is replaced (SRD 5.1, "Proficiencies"). */
const KINDS: ReadonlySet<string> = new Set(['skill', 'tool', 'skill-or-tool', 'language']);

/** More doubles than one change of race, class or background can cause. */
const MOST = 6;

/**
 * Replaces each skill, tool or language that a character would have twice by another of the same choice, because the
 * rules give a different one instead. One that cannot be replaced stays and is reported by the sheet, and so does one
 * that `former`, the character before a change, had already.
 */
export function doublesMoved(
  book: Book,
  before: Character,
  former: Character | null = null,
): Moved {
  let character = before;
  const moved: string[] = [];
  const stuck = new Set(former === null ? [] : doublesOf(book, former).map(keyOf));
  for (let round = 0; round < MOST; round += 1) {
    const double = doublesOf(book, character).find((one) => !stuck.has(keyOf(one)));
    if (double === undefined) break;
    const { asked, at, first } = double;
    const found =
      replaced(book, character, asked.place, at) ??
      (first.place === null ? null : replaced(book, character, first.place, first.at));
    if (found === null) {
      stuck.add(keyOf(double));
      continue;
    }
    const { label, into, from } = found;
    moved.push(`${label} was chosen twice: ${from} gives ${into} instead.`);
    character = found.character;
  }
  return { character, moved };
}

type Double = { asked: Asked; at: number; first: { place: string | null; at: number } };

function keyOf({ asked, at }: Double): string {
  return `${asked.place} ${asked.picked[at]}`;
}

/** The chosen skills, tools and languages that the character has from elsewhere as well. */
function doublesOf(book: Book, character: Character): Double[] {
  const facts = factsOf(book, character);
  const already = alreadyOf(facts);
  return facts.walk.asked.flatMap((asked) => {
    const isChosen = Object.hasOwn(character.choices, asked.place);
    if (!KINDS.has(asked.choice.asks) || !isChosen) return [];
    return heldPicks(asked).flatMap((pick, at): Double[] => {
      const first = already.get(pick);
      const isFirst = !first || (first.place === asked.place && first.at === at);
      return isFirst ? [] : [{ asked, at, first }];
    });
  });
}

type Replaced = { character: Character; label: string; into: string; from: string };

/** Replaces one pick of a choice by the best open answer; null when there is none. */
function replaced(book: Book, before: Character, place: string, at: number): Replaced | null {
  const picks = before.choices[place] ?? [];
  const pick = picks[at];
  if (pick === undefined) return null;
  const rest = picks.filter((_, index) => index !== at);
  const character = withChoice(before, place, rest);
  const sheet = sheetOf(book, character);
  const asked = sheet.asked.find((one) => one.place === place);
  if (!asked) return null;
  const filled = suggestPicks({ book, character, sheet, random: null }, asked);
  const fresh = filled.find((one) => !rest.includes(one));
  if (fresh === undefined || fresh === pick || filled.length < picks.length) return null;
  const label = labelOf(book, sheet, asked);
  return {
    character: withChoice(character, place, filled),
    label: label(pick),
    into: label(fresh),
    from: asked.from,
  };
}

/**
 * Makes room for a choice that has no open answer left because wider choices took them: takes such an answer over and
 * gives the wider choice another. Null when there is no room to make.
 */
export function withRoom(book: Book, before: Character, place: string): Moved | null {
  const sheet = sheetOf(book, before);
  const asked = sheet.asked.find((one) => one.place === place);
  if (!asked || !KINDS.has(asked.choice.asks) || leftOf(asked) <= 0) return null;
  for (const { picks, label, blocked } of answersTo(book, sheet, asked)) {
    const [pick] = picks;
    if (pick === undefined || blocked !== HAS_IT) continue;
    const holder = sheet.asked.find(
      (one) => one.place !== place && KINDS.has(one.choice.asks) && one.picked.includes(pick),
    );
    if (!holder || !Object.hasOwn(before.choices, holder.place)) continue;
    const taken = withChoice(before, place, [...heldPicks(asked), pick]);
    const found = replaced(book, taken, holder.place, holder.picked.indexOf(pick));
    if (found === null) continue;
    const told = `${label} moved here: ${found.from} gives ${found.into} instead.`;
    return { character: found.character, moved: [told] };
  }
  return null;
}

function withChoice(character: Character, place: string, picks: readonly string[]): Character {
  return { ...character, choices: { ...character.choices, [place]: [...picks] } };
}

/** Labels picks like the answers to their choice. */
function labelOf(book: Book, sheet: Sheet, asked: Asked): (pick: string) => string {
  const labels = new Map(
    answersTo(book, sheet, asked).map(({ picks, label }) => [picks.join(','), label]),
  );
  return (pick) => labels.get(pick) ?? pick;
}
