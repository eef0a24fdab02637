import type { Random } from '~/rules/random';
import type { Book } from '../book/book';
import { classOf, raceOf } from '../book/find';
import type { Character } from '../record/character';
import { factsOf } from '../sheet/facts';
import { leftOf } from '../sheet/picks';
import type { Asked, Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { thingsFor, wayFor } from './choose-equipment';
import { equipped, startEquipment, withStartEquipment } from './start-equipment';
import { suggestPicks, together } from './suggest';
import { withSpells } from './suggest-spells';

/**
 * The maximum number of rounds; answers can open further choices, such as an option's own or an increase taken as a
 * feat.
 */
const ROUNDS = 12;

/** Fills every open choice with a sensible answer and keeps earlier choices. Deterministic without `random`. */
export function completed(book: Book, character: Character, random: Random | null): Character {
  let made = withSubclasses(book, withSize(book, character, random), random);
  made = withChosenEquipment(book, made, random?.fork('equipment') ?? null);
  made = withPicks(book, made, random?.fork('picks') ?? null, ['first', 'late']);
  // Only now are the results of a class's choice of tools known.
  if (character.items.length === 0) made = withStartEquipment(book, made);
  made = withSpells(book, made, sheetOf(book, made), random?.fork('spells') ?? null);
  // Spellbook spells are chosen after the spellbook is filled; the class may then have fewer spells of its own.
  const again = withPicks(book, made, random?.fork('again') ?? null, ['first', 'late', 'last']);
  if (again === made) return made;
  return withSpells(book, again, sheetOf(book, again), random?.fork('spells') ?? null);
}

function withSize(book: Book, character: Character, random: Random | null): Character {
  const sizes = raceOf(book, character.race ?? '')?.size ?? [];
  if (sizes.length < 2 || character.looks.size) return character;
  const size = random ? random.fork('size').pick(sizes) : 'medium';
  return { ...character, looks: { ...character.looks, size } };
}

function withSubclasses(book: Book, character: Character, random: Random | null): Character {
  const subclasses = { ...character.subclasses };
  for (const slug of new Set(character.levels.map((level) => level.class))) {
    const one = classOf(book, slug);
    const level = character.levels.filter((taken) => taken.class === slug).length;
    if (!one || subclasses[slug] || level < one.subclassLevel || !one.subclasses[0]) continue;
    const chosen = random ? random.fork(slug).pick(one.subclasses) : one.subclasses[0];
    subclasses[slug] = chosen.slug;
  }
  return { ...character, subclasses };
}

/** Chooses alternatives of starting equipment with training, and items of the kinds they ask for. */
function withChosenEquipment(book: Book, before: Character, random: Random | null): Character {
  if (before.items.length > 0) return before;
  let character = before;
  const choose = (place: string, picks: string[]) => {
    character = { ...character, choices: { ...character.choices, [place]: picks } };
  };
  const facts = factsOf(book, before);
  for (const line of startEquipment(book, character))
    if (line.way === null) choose(line.place, [`${wayFor(facts, line, random)}`]);
  // Reads the lines again for each choice, so that no item is chosen twice.
  for (const ask of startEquipment(book, character).flatMap(({ asks }) => asks))
    if (ask.picked.length < ask.count && ask.answers.length > 0)
      choose(ask.place, thingsFor(facts, ask, startEquipment(book, character), random));
  return withStartEquipment(book, character);
}

function withPicks(
  book: Book,
  before: Character,
  random: Random | null,
  stages: readonly Stage[],
): Character {
  let character = before;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sheet = sheetOf(book, character);
    const next = onePass(book, character, sheet, random?.fork(round) ?? null, stages);
    if (next === character) break;
    character = next;
  }
  return character === before ? before : equipped(book, character);
}

function onePass(
  book: Book,
  character: Character,
  sheet: Sheet,
  random: Random | null,
  stages: readonly Stage[],
): Character {
  // Choices with few possible answers come first, so that wider choices do not use them up.
  const asked = sheet.asked
    .filter((one) => leftOf(one) > 0 && !one.choice.optional)
    .sort((one, other) => Number(isWide(one)) - Number(isWide(other)));
  for (const stage of stages) {
    const open = asked.filter((one) => stageOf(one) === stage);
    const next = answered(book, character, sheet, random, open);
    if (next !== character) return next;
  }
  return character;
}

type Stage = 'first' | 'late' | 'last';

/**
 * Expertise depends on the skills, and spells on those given elsewhere; an invocation's cantrip depends on all spells.
 */
function stageOf({ choice }: Asked): Stage {
  if (choice.asks === 'expertise' || choice.asks === 'spell') return 'late';
  const isOfSpells =
    choice.asks === 'option' &&
    typeof choice.from !== 'string' &&
    choice.from.some(({ needs }) => needs?.spell !== undefined);
  return isOfSpells ? 'last' : 'first';
}

function answered(
  book: Book,
  character: Character,
  sheet: Sheet,
  random: Random | null,
  open: readonly Asked[],
): Character {
  const beside = together(sheet);
  const choices = { ...character.choices };
  let changed = false;
  for (const asked of open) {
    const picks = suggestPicks({ book, character, sheet, random }, asked, beside);
    if (picks.length <= asked.picked.length) continue;
    choices[asked.place] = [...picks];
    changed = true;
  }
  return changed ? { ...character, choices } : character;
}

function isWide({ choice }: Asked): boolean {
  return 'from' in choice && choice.from === 'any';
}
