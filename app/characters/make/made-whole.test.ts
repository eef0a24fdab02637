import { expect, test } from 'vitest';
import { EDITIONS, type Edition } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import { faultsOfMade } from '../../../tests/harness/whole-character';
import { classOf } from '../book/find';
import { bookOf } from '../books/book-of';
import type { Character } from '../record/character';
import { factsOf } from '../sheet/facts';
import { missingOf } from '../sheet/missing';
import { leftOf } from '../sheet/picks';
import type { Sheet } from '../sheet/sheet';
import { sheetOf } from '../sheet/sheet-of';
import { grown, randomCharacter } from './start';
import { startEquipment } from './start-equipment';
import { suggestPicks } from './suggest';
import { withSpells } from './suggest-spells';

const CASES = EDITIONS.flatMap((edition) =>
  bookOf(edition).classes.map(({ slug }, at) => ({
    edition,
    slug,
    // The levels at which the questions of a class are answered one by one.
    levels: at % 2 === 0 ? [1, 11] : [5, 20],
  })),
);
/** Five seeds, at the levels where classes change most. */
const MADE = [1, 3, 7, 14, 20].map((level, at) => ({ level, seed: at + 1 }));
/** Kinds of choices whose picks must all be different, across all choices. */
const KINDS = [['skill', 'tool', 'skill-or-tool'], ['language'], ['spell']] as const;

type Made = { made: Character; sheet: Sheet; who: string };

const madeBefore = new Map<string, readonly Made[]>();

/** Five characters of a class. */
function madeOf(edition: Edition, slug: string): readonly Made[] {
  const before = madeBefore.get(`${edition} ${slug}`);
  if (before) return before;
  const book = bookOf(edition);
  const five = MADE.map(({ level, seed }) => {
    const who = `${slug} ${level}, seed ${seed}`;
    const made = randomCharacter(book, who, { level, class: slug });
    return { made, sheet: sheetOf(book, made), who };
  });
  madeBefore.set(`${edition} ${slug}`, five);
  return five;
}

/** The entries that occur more than once in a list. */
function twice(list: readonly string[]): string[] {
  return list.filter((one, at) => list.indexOf(one) !== at);
}

/** All picks of some kinds of choices. */
function pickedOf({ asked }: Sheet, ...kinds: readonly string[]): string[] {
  return asked.flatMap(({ choice, picked }) => (kinds.includes(choice.asks) ? picked : []));
}

/** Spells that were chosen although the character already had them. */
function spellsTwice({ spells }: Sheet): string[] {
  const chosen = spells.filter(({ how }) => how !== 'always').map(({ slug }) => slug);
  return twice(spells.map(({ slug }) => slug)).filter((slug) => chosen.includes(slug));
}

test.each(CASES)(
  'a $slug of $edition is made without a fault, with something to fight with, and whatever is unticked can be ticked again',
  ({ edition, slug }) => {
    const book = bookOf(edition);
    for (const { made, who } of madeOf(edition, slug)) {
      expect([who, faultsOfMade(book, made, createRandom(who))]).toEqual([who, []]);
    }
  },
);

test.each(CASES)(
  'a $slug of $edition has no skill, language, spell or thing chosen twice',
  ({ edition, slug }) => {
    const book = bookOf(edition);
    for (const { made, sheet, who } of madeOf(edition, slug)) {
      for (const kinds of KINDS) expect([who, twice(pickedOf(sheet, ...kinds))]).toEqual([who, []]);
      expect([who, spellsTwice(sheet)]).toEqual([who, []]);
      const lines = startEquipment(book, made);
      const picked = lines.flatMap(({ asks }) =>
        asks.flatMap((ask) => (ask.count > 0 ? ask.picked : [])),
      );
      const given = lines.flatMap(({ line, way }) =>
        (line.ways[way ?? -1]?.items ?? []).flatMap((one) => ('item' in one ? one.item : [])),
      );
      expect([who, twice(picked), picked.filter((one) => given.includes(one))]).toEqual([
        who,
        [],
        [],
      ]);
    }
  },
);

test.each(CASES)(
  'a $slug of $edition whose questions are answered one by one has nothing twice',
  ({ edition, slug, levels }) => {
    const book = bookOf(edition);
    const one = classOf(book, slug);
    if (!one) throw new Error(slug);
    for (const level of levels) {
      const random = createRandom(`${slug} ${level}`);
      const race = random.pick(book.races);
      const subrace = race.subraces[0]?.slug;
      const background = random.pick(book.backgrounds).slug;
      const wanted = { level, race: race.slug, background, ...(subrace ? { subrace } : {}) };
      let made = grown(book, one, wanted);
      if (level >= one.subclassLevel)
        made = { ...made, subclasses: { [slug]: one.subclasses[0]?.slug ?? '' } };
      for (let press = 0; press < 80; press += 1) {
        const sheet = sheetOf(book, made);
        const open = sheet.asked.find((asked) => leftOf(asked) > 0 && !asked.choice.optional);
        if (!open) break;
        const picks = suggestPicks(
          { book, character: made, sheet, random: random.fork(press) },
          open,
        );
        if (picks.length <= open.picked.length) break;
        made = { ...made, choices: { ...made.choices, [open.place]: [...picks] } };
      }
      made = withSpells(book, made, sheetOf(book, made), random);
      const sheet = sheetOf(book, made);
      expect([level, sheet.problems]).toEqual([level, []]);
      for (const kinds of KINDS)
        expect([level, twice(pickedOf(sheet, ...kinds))]).toEqual([level, []]);
      expect([level, spellsTwice(sheet)]).toEqual([level, []]);
    }
  },
);

test('no invocation is suggested for a skill that the class picked beside it', () => {
  const book = bookOf('2014');
  const who = 'warlock 12, seed 35';
  const made = randomCharacter(book, who, { level: 12, class: 'warlock' });
  expect(made.choices['warlock:first/skills']).toContain('deception');
  expect(made.choices['warlock/eldritch-invocations#invocations']).not.toContain(
    'beguiling-influence',
  );
  expect(faultsOfMade(book, made, createRandom(who))).toEqual([]);
});

test('whoever has every cantrip of a list is neither given one twice nor asked for more', () => {
  const book = bookOf('2014');
  const made = randomCharacter(book, 'all seven', { level: 10, class: 'cleric' });
  const all = book.spells.filter(({ level, classes }) => level === 0 && classes.includes('Cleric'));
  expect(all).toHaveLength(7);
  // Three are given by a domain or race; the class table asks for five more, and four are left.
  const given = all.slice(0, 3).map(({ slug }) => ({ slug, how: 'always' as const }));
  const { castings, spells, ...rest } = sheetOf(book, made);
  const [casting] = castings;
  const [first] = spells;
  if (!casting || !first) throw new Error('no caster');
  const always = given.map((one) => ({ ...first, ...one, level: 0, from: 'Elsewhere' }));
  const blank = { ...made, spells: {} };
  const sheet = { ...rest, castings, spells: always };
  const filled = withSpells(book, blank, sheet, createRandom('x')).spells.cleric?.cantrips ?? [];
  expect(casting.cantrips.most).toBe(5);
  expect(filled.toSorted()).toEqual(
    all
      .slice(3)
      .map(({ slug }) => slug)
      .toSorted(),
  );
  const having = { ...blank, spells: { cleric: { cantrips: filled, known: [], prepared: [] } } };
  const asked = missingOf(factsOf(book, having), {
    castings: [{ ...casting, cantrips: { have: 4, most: 5 } }],
    spells: [...always, ...filled.map((slug) => ({ ...first, slug, level: 0 }))],
  });
  expect(asked.filter(({ place }) => place.endsWith('/cantrips'))).toEqual([]);
});
