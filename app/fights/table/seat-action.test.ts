import { expect, it } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { completed } from '~/characters/make/complete';
import { arrayFor } from '~/characters/make/scores';
import { character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import type { Edition } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import { begun, done, somebody } from '../../../tests/harness/fight-table';
import type { Deed } from '../log/deeds';
import { isPossible } from '../moves/move';
import { givenByCharacter } from '../people/character-gives';
import { usesOf } from '../people/from-character';
import { projectTable } from './project';
import { publicId } from './public-id';
import { mayTakeBack, seatDeeds } from './seat-deeds';

function seated(edition: Edition, slug: string, level: number, race: string) {
  const book = bookOf(edition);
  const one = book.classes.find((held) => held.slug === slug);
  if (one === undefined) throw new Error(`${edition} has no ${slug}.`);
  const made = completed(
    book,
    character.parse({
      edition,
      name: 'Mira',
      abilities: arrayFor(one),
      race,
      background: book.backgrounds[0]?.slug ?? null,
      levels: Array.from({ length: level }, () => ({ class: slug })),
    }),
    null,
  );
  const own = sheetOf(book, made);
  const given = { ...givenByCharacter(own), uses: usesOf(own) };
  const fight = done(begun([somebody('mira', { side: 'party', initiative: 18, sheet: given })]), {
    do: 'seat',
    seat: 's1',
    who: 'mira',
    name: 'Ann',
  });
  return { own, fight };
}

type Fight = ReturnType<typeof seated>['fight'];

function actionsIn(fight: Fight) {
  const { seat } = projectTable(fight, {
    seat: 's1',
    secret: 's',
    elapsed: 0,
    undoable: false,
  });
  if (seat.is !== 'seated') throw new Error('Nobody sits here.');
  return seat.ones[0]?.actions ?? [];
}

function uses(fight: Fight, name: string): Deed[] | string {
  const action = actionsIn(fight).find((one) => one.name === name)?.key ?? 'none';
  const intent = { is: 'use', who: publicId('s', 'mira'), action, secret: false } as const;
  const asking = {
    seat: 's1',
    secret: 's',
    random: createRandom('use'),
    newId: () => 'n',
    undoable: null,
  };
  const move = seatDeeds(fight, intent, asking);
  return isPossible(move) ? [...move] : move.problem;
}

it('a seat has what the features of its character allow, with the numbers of the sheet', () => {
  const { own, fight } = seated('2014', 'fighter', 5, 'dragonborn');
  const shown = actionsIn(fight);
  expect(shown.map(({ name }) => name)).toEqual((own.actions ?? []).map(({ name }) => name));
  const wind = shown.find(({ name }) => name === 'Second Wind');
  expect(wind).toMatchObject({ kind: 'bonus-action', dice: '1d10+5 hit points' });
  expect(wind?.left).toEqual({ left: 1, most: 1, isEnough: true });
  const breath = shown.find(({ name }) => name === 'Breath Weapon');
  const save = own.actions?.find(({ name }) => name === 'Breath Weapon')?.save;
  expect(breath?.words).toContain(`DC ${save?.dc} `);
  expect(breath?.dice).toMatch(/^2d6 \w+ damage$/);
});

it('a press rolls its dice for the table, and spends its use until none is left', () => {
  const { fight } = seated('2014', 'fighter', 5, 'dragonborn');
  const deeds = uses(fight, 'Second Wind');
  if (typeof deeds === 'string') throw new Error(deeds);
  const [roll, spend] = deeds;
  expect(roll).toMatchObject({ do: 'roll', seat: 's1', by: 'mira', what: 'Second Wind' });
  const total = roll?.do === 'roll' ? (roll.total ?? 0) : 0;
  expect(total).toBeGreaterThanOrEqual(6);
  expect(total).toBeLessThanOrEqual(15);
  expect(spend).toMatchObject({ do: 'spend', who: 'mira', by: 1 });
  const after = done(fight, ...deeds);
  expect(actionsIn(after).find(({ name }) => name === 'Second Wind')?.left?.left).toBe(0);
  expect(uses(after, 'Second Wind')).toBe('No use of it is left.');
});

it('an action without dice tells its words, and one that is no longer on the sheet is refused', () => {
  const { fight } = seated('2024', 'barbarian', 5, 'human');
  const deeds = uses(fight, 'Rage');
  if (typeof deeds === 'string') throw new Error(deeds);
  expect(deeds[0]).toMatchObject({ do: 'roll', what: 'Rage', total: null });
  const undoable = { event: 'e', deeds, isTurnsLast: true };
  expect(mayTakeBack(done(fight, ...deeds), undoable)).toBe(true);
  expect(uses(fight, 'Wild Shape')).toBe('That action is no longer on the sheet.');
});
