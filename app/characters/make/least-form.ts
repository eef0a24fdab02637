import { z } from 'zod';
import { edition, line, slug, whole } from '~/compendium/records/record-parts';
import { readRecord } from '~/compendium/records/record-problem';
import { raceOf } from '../book/find';
import { bookOf } from '../books/book-of';
import { abilityMethod, type Character, character as characterSchema } from '../record/character';

const shape = characterSchema.shape;
const scores = z.strictObject({
  str: whole(1, 30),
  dex: whole(1, 30),
  con: whole(1, 30),
  int: whole(1, 30),
  wis: whole(1, 30),
  cha: whole(1, 30),
});

/** The short form of a character, for people and programs that write it by hand. */
export const leastForm = z.strictObject({
  edition,
  name: line(80).optional(),
  /** A race, or a subrace by its own name: 'hill-dwarf'. */
  race: slug.nullable().optional(),
  subrace: slug.nullable().optional(),
  background: slug.nullable().optional(),
  classes: z
    .array(z.strictObject({ class: slug, level: whole(1, 20), subclass: slug.nullish() }))
    .min(1)
    .max(12),
  abilities: z.strictObject({ method: abilityMethod.optional(), base: scores }).optional(),
  /** The average of each hit die, or the known maximum. */
  hitPoints: z.union([z.literal('average'), whole(1, 9999)]).default('average'),
  choices: shape.choices.optional(),
  spells: shape.spells.optional(),
  items: shape.items.optional(),
  overrides: shape.overrides.optional(),
});

export type LeastReading = { ok: true; character: Character } | { ok: false; problem: string };

/** Reads the short form of a character; invalid input gives one sentence. */
export function readLeastForm(value: unknown): LeastReading {
  const read = readRecord(leastForm, value);
  if (!read.ok) return { ok: false, problem: sentence(read.problem) };
  const { record } = read;
  const levels = record.classes.flatMap(({ class: one, level }) =>
    Array.from({ length: level }, () => ({ class: one, hp: null })),
  );
  if (levels.length > 20)
    return { ok: false, problem: `The classes have ${levels.length} levels; 20 is the maximum.` };
  if (new Set(record.classes.map((one) => one.class)).size < record.classes.length)
    return { ok: false, problem: 'A class is listed twice in "classes"; give its levels once.' };
  const subclasses = Object.fromEntries(
    record.classes.flatMap(({ class: one, subclass }) => (subclass ? [[one, subclass]] : [])),
  );
  const { name = '', background = null, choices = {}, spells = {}, items = [] } = record;
  const { hitPoints, overrides = {} } = record;
  return {
    ok: true,
    character: characterSchema.parse({
      edition: record.edition,
      name,
      background,
      ...raceNamed(record),
      levels,
      subclasses,
      choices,
      spells,
      items,
      abilities: record.abilities ?? undefined,
      overrides: hitPoints === 'average' ? overrides : { ...overrides, hp: hitPoints },
    }),
  };
}

/** The race and subrace of a short form, which can name only the subrace. */
function raceNamed(form: z.infer<typeof leastForm>): Pick<Character, 'race' | 'subrace'> {
  const { race = null, subrace = null } = form;
  const book = bookOf(form.edition);
  if (!race || raceOf(book, race)) return { race, subrace };
  const parent = book.races.find(({ subraces }) => subraces.some((one) => one.slug === race));
  return parent ? { race: parent.slug, subrace: race } : { race, subrace };
}

function sentence(problem: string): string {
  const words = problem.replaceAll('the record', 'the character').replaceAll('a record', 'one');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
