import { bookOf } from '../../app/characters/books/book-of';
import { checkAnswer } from '../../app/characters/make/check-answer';
import { readLeastForm } from '../../app/characters/make/least-form';
import { type Character, carried } from '../../app/characters/record/character';
import type { Sheet } from '../../app/characters/sheet/sheet';
import { sheetOf } from '../../app/characters/sheet/sheet-of';
import type { Edition } from '../../app/rules/edition';

/** A character in short form: its race and classes, its scores before racial increases, its choices and equipment. */
export type Worked = {
  race: string;
  subrace?: string;
  background?: string;
  /** Classes with levels and subclass: "cleric 5 life, fighter 2". */
  classes: string;
  /** Str, Dex, Con, Int, Wis, Cha. */
  scores: readonly [number, number, number, number, number, number];
  choices?: Character['choices'];
  spells?: Readonly<Record<string, Partial<Character['spells'][string]>>>;
  /** Equipped items, "longsword+1" with magic, "longsword in two hands". */
  wears?: readonly string[];
};

/** The expected numbers, as far as they were worked out. */
export type WorkedNumbers = Partial<Omit<ReturnType<typeof numbersOf>, 'skills'>> & {
  skills?: Partial<ReturnType<typeof numbersOf>['skills']>;
};

/** A character with its numbers, each worked out by hand. */
export type WorkedOut = readonly [who: string, worked: Worked, numbers: WorkedNumbers];

/** What a background of 2024 adds: +2 to the first, +1 to the second. */
export function from(background: string, first: string, second: string) {
  return { [`${background}/abilities#abilities`]: [first, second] };
}

/** Its whole sheet by the rules. */
export function sheetOfWorked(edition: Edition, worked: Worked): Sheet {
  const [str, dex, con, int, wis, cha] = worked.scores;
  const classes = worked.classes.split(', ').map((words) => {
    const [slug = '', level, subclass = null] = words.split(' ');
    return { class: slug, level: Number(level), subclass };
  });
  const items = (worked.wears ?? []).map((words, at) => {
    const [, item = '', plus = '0'] = /^([a-z-]+?)(?:\+(\d))?(?: in two hands)?$/.exec(words) ?? [];
    const twoHanded = words.endsWith('in two hands');
    return carried.parse({ id: `i${at}`, item, plus: Number(plus), equipped: true, twoHanded });
  });
  const { race, subrace, background = 'acolyte', choices = {}, spells = {} } = worked;
  const read = readLeastForm({
    edition,
    race,
    background,
    classes,
    items,
    choices,
    spells,
    ...(subrace ? { subrace } : {}),
    abilities: { base: { str, dex, con, int, wis, cha } },
  });
  if (!read.ok) throw new Error(read.problem);
  return sheetOf(bookOf(edition), read.character);
}

/** Its numbers by the rules, with its attacks as "Longsword +5 1d8+3" and its speeds. */
export function numbersOf(edition: Edition, worked: Worked) {
  const sheet = sheetOfWorked(edition, worked);
  const answer = checkAnswer(sheet);
  return {
    ...answer,
    scores: Object.values(answer.abilities).join(' '),
    saves: Object.values(answer.saves).join(' '),
    dc: answer.spellcasting?.dc ?? null,
    slots: answer.spellcasting?.slots.join(' ') ?? null,
    pact: answer.spellcasting?.pact ?? null,
    prepares: sheet.castings.map(({ prepared, known }) => prepared?.most.value ?? known?.most ?? 0),
    attacks: sheet.attacks.map(({ name, hit, damage }) => `${name} ${hit.value} ${damage}`),
    attacksEach: sheet.attacksEach,
    perception: answer.passives.perception,
    carries: sheet.carrying.most.value,
    speeds: Object.fromEntries(
      Object.entries(sheet.speeds).map(([way, speed]) => [way, speed?.value ?? 0]),
    ),
  };
}
