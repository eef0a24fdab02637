import type { z } from 'zod';
import type { Book } from '~/characters/book/book';
import { classOf, itemOf } from '~/characters/book/find';
import { thingsFor, wayFor } from '~/characters/make/choose-equipment';
import { withRoom } from '~/characters/make/doubles';
import { levelDown, levelUp, withHitPoints } from '~/characters/make/levels';
import { anyName } from '~/characters/make/names';
import { restChosen } from '~/characters/make/rest';
import { arrayFor, rolledFor, STANDARD_ARRAY } from '~/characters/make/scores';
import { startEquipment, withStartEquipment } from '~/characters/make/start-equipment';
import { suggestPicks } from '~/characters/make/suggest';
import { withSpells } from '~/characters/make/suggest-spells';
import { rolledWealth, withWealth } from '~/characters/make/wealth';
import { type Carried, type Character, carried } from '~/characters/record/character';
import { factsOf } from '~/characters/sheet/facts';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { ABILITIES } from '~/rules/ability';
import { createRandom } from '~/rules/random';
import { wholeOf } from './read/form-fields';

export type Pressed =
  | { ok: true; character: Character; done?: string; told?: readonly string[] }
  | { ok: false; problem: string };

/** The character before an action. `seed`: returns another unpredictable seed each time. */
type Before = { book: Book; character: Character; seed: () => string };

const MOST_ITEMS = 200;

/** Runs the pressed action of the creation page, besides saving the form. */
export function pressed(before: Before, press: string, form: FormData): Pressed {
  const { book, character, seed } = before;
  const [kind = '', ...rest] = press.split(':');
  const about = rest.join(':');
  const done = (changed: Character, said?: string): Pressed => ({
    ok: true,
    character: changed,
    done: said,
  });
  switch (kind) {
    case 'level-up':
      return leveled(before, about);
    case 'level-up-rolled':
      return leveledWithRoll(before, about);
    case 'level-down':
      return done(levelDown(book, character).character, 'Last level removed.');
    case 'roll-hp':
      return rolledHitPoints(before, Number(about));
    case 'roll-abilities':
      return done(withRolls(before));
    case 'suggest':
      return suggested(before, about);
    case 'rest':
      return done(restChosen(book, character, createRandom(seed())), 'Everything left is chosen.');
    case 'suggest-spells':
      return done(suggestedSpells(before, about));
    case 'suggest-name':
      return done({ ...character, name: anyName(createRandom(seed())) });
    case 'start-equipment':
      return begun(before);
    case 'start-wealth':
      return rich(before);
    case 'add-item':
      return added(before, form);
    case 'remove-item':
      return done({ ...character, items: character.items.filter(({ id }) => id !== about) });
    case 'by-rules': {
      const { [about]: _gone, ...overrides } = character.overrides;
      return done({ ...character, overrides });
    }
    default:
      return done(withMethod(before));
  }
}

function leveled({ book, character }: Before, slug: string): Pressed {
  const up = levelUp(book, character, slug);
  if (up === null) return { ok: false, problem: 'There is no such level.' };
  const name = classOf(book, slug)?.name ?? slug;
  const isFirst = character.levels.length === 0;
  const isUntouched = ABILITIES.every((ability) => character.abilities.base[ability] === 10);
  const begun = isFirst && isUntouched ? withSuggestedArray(book, up, slug) : up;
  return { ok: true, character: begun, done: `${name}, level ${up.levels.length}.` };
}

/** Adds a level and rolls its hit die at once. */
function leveledWithRoll(before: Before, slug: string): Pressed {
  const up = leveled(before, slug);
  if (!up.ok) return up;
  const { character, done } = up;
  const rolled = rolledHitPoints({ ...before, character }, character.levels.length);
  return rolled.ok ? { ...rolled, done: `${done} ${rolled.done}` } : up;
}

/** The standard array as recommended for the starting class. */
function withSuggestedArray(book: Book, character: Character, slug: string): Character {
  return { ...character, abilities: arrayFor(classOf(book, slug) ?? PLAIN) };
}

const ARRAY: ReadonlySet<number> = new Set(STANDARD_ARRAY);
const PLAIN = { suggested: [15, 14, 13, 12, 10, 8] as const };

/** Resets the scores when they do not fit a newly selected method. */
function withMethod(before: Before): Character {
  const { book, character } = before;
  const { method, base, rolls } = character.abilities;
  const values = ABILITIES.map((ability) => base[ability]);
  if (method === 'array' && values.some((value) => !ARRAY.has(value))) {
    return withSuggestedArray(book, character, character.levels[0]?.class ?? '');
  }
  if (method === 'points' && values.some((value) => value < 8 || value > 15)) {
    const bought = { ...base };
    for (const ability of ABILITIES) bought[ability] = Math.min(15, Math.max(8, base[ability]));
    return { ...character, abilities: { ...character.abilities, base: bought } };
  }
  return method === 'rolled' && rolls.length === 0 ? withRolls(before) : character;
}

function withRolls({ book, character, seed }: Before): Character {
  const first = classOf(book, character.levels[0]?.class ?? '') ?? PLAIN;
  return { ...character, abilities: rolledFor(first, seed()) };
}

/** Suggests picks for one choice, or for one item of the starting equipment. */
function suggested({ book, character, seed }: Before, place: string): Pressed {
  const random = createRandom(seed());
  const sheet = sheetOf(book, character);
  const asked = sheet.asked.find((one) => one.place === place);
  const put = (picks: readonly string[]): Pressed => ({
    ok: true,
    character: { ...character, choices: { ...character.choices, [place]: [...picks] } },
  });
  if (asked) {
    const picks = suggestPicks({ book, character, sheet, random }, asked);
    if (picks.length > asked.picked.length) return put(picks);
    const roomy = withRoom(book, character, place);
    if (roomy === null) return { ok: false, problem: 'Nothing is left to choose from here.' };
    return { ok: true, character: roomy.character, told: roomy.moved };
  }
  const lines = startEquipment(book, character);
  const facts = factsOf(book, character);
  for (const line of lines) {
    if (line.place === place) return put([`${wayFor(facts, line, random)}`]);
    const ask = line.asks.find((one) => one.place === place);
    if (ask && ask.answers.length > 0) return put(thingsFor(facts, ask, lines, random));
  }
  return { ok: false, problem: 'This choice is no longer needed.' };
}

/** Suggests spells of one class; those of other classes stay. */
function suggestedSpells({ book, character, seed }: Before, about: string): Character {
  const [slug = '', part = ''] = about.split(':');
  const { spells } = withSpells(book, character, sheetOf(book, character), createRandom(seed()));
  const found = spells[slug];
  const was = character.spells[slug] ?? { cantrips: [], known: [], prepared: [] };
  if (!found || (part !== 'cantrips' && part !== 'known' && part !== 'prepared')) return character;
  return { ...character, spells: { ...character.spells, [slug]: { ...was, [part]: found[part] } } };
}

function begun({ book, character }: Before): Pressed {
  const open = startEquipment(book, character).find(
    ({ way, asks }) => way === null || asks.some(({ picked, count }) => picked.length < count),
  );
  if (open) return { ok: false, problem: `Choose your starting equipment first (${open.from}).` };
  return {
    ok: true,
    character: withStartEquipment(book, character),
    done: 'Added to your equipment.',
  };
}

/** Rolls gold instead of the first class's equipment (SRD 5.1, "Starting Wealth by Class"), and describes the roll. */
function rich({ book, character, seed }: Before): Pressed {
  const wealth = rolledWealth(book, character, createRandom(seed()));
  if (!wealth) return { ok: false, problem: 'This class has no starting wealth.' };
  const { dice, times, gold } = wealth;
  return {
    ok: true,
    character: withStartEquipment(book, withWealth(character, gold), character),
    done: `${dice.join(' + ')}${times > 1 ? `, × ${times}` : ''}: ${gold} gold pieces.`,
  };
}

function rolledHitPoints({ book, character, seed }: Before, level: number): Pressed {
  const taken = character.levels[level - 1];
  const die = taken && level > 1 ? classOf(book, taken.class)?.hitDie : undefined;
  if (die === undefined) return { ok: false, problem: 'There is no such level to roll for.' };
  const rolled = createRandom(seed()).die(die);
  return {
    ok: true,
    character: withHitPoints(character, level, rolled),
    done: `Level ${level}: ${rolled} on a d${die}.`,
  };
}

function added({ book, character, seed }: Before, form: FormData): Pressed {
  if (character.items.length >= MOST_ITEMS) {
    return { ok: false, problem: `A character can carry up to ${MOST_ITEMS} different items.` };
  }
  const slug = String(form.get('add-item') ?? '');
  const own = String(form.get('add-own') ?? '')
    .trim()
    .slice(0, 80);
  const count = wholeOf(form, 'add-count', 1, 9999) ?? 1;
  const item = itemOf(book, slug);
  if (item === null && own === '') {
    return { ok: false, problem: 'Choose an item, or name a custom one.' };
  }
  const custom = item === null ? customOf(String(form.get('add-kind'))) : {};
  const about = { id: seed().slice(0, 13), item: item?.slug ?? null, name: own, count, ...custom };
  const thing: Carried = carried.parse(about);
  const items = [...character.items, thing];
  return {
    ok: true,
    character: { ...character, items },
    done: `${own || item?.name} added.`,
    told: 'weapon' in custom || 'armor' in custom ? ['Set its numbers under Details.'] : [],
  };
}

/** The numbers with which a custom item of a kind begins: those of a club, leather armor and a shield. */
function customOf(kind: string): Partial<z.input<typeof carried>> {
  switch (kind) {
    case 'weapon':
      return {
        weapon: {
          category: 'simple',
          reach: 'melee',
          count: 1,
          sides: 4,
          type: 'bludgeoning',
          properties: [],
        },
      };
    case 'armor':
      return { armor: { category: 'light', base: 11, dexterity: 'whole' } };
    case 'shield':
      return { armor: { category: 'shield', base: 2, dexterity: 'none' } };
    default:
      return {};
  }
}
