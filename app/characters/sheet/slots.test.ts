import { expect, test } from 'vitest';
import { EDITIONS, type Edition } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { factsOf } from './facts';
import { slotsOf } from './slots';

/** The table of the SRD for caster levels 1 to 20, a digit for each spell level. */
const TABLE =
  '2 3 42 43 432 433 4331 4332 43331 43332 433321 433321 4333211 4333211 43332111 43332111 433321111 433331111 433332111 433332211'.split(
    ' ',
  );
const FULL = ['bard', 'cleric', 'druid', 'sorcerer', 'wizard'];
const HALF = ['paladin', 'ranger'];
const OTHERS = ['barbarian', 'fighter', 'monk', 'rogue'];

function told(edition: Edition, classes: readonly (readonly [string, number])[]) {
  const levels = classes.flatMap(([slug, level]) =>
    Array.from({ length: level }, () => ({ class: slug })),
  );
  const { slots, pact } = slotsOf(factsOf(bookOf(edition), character.parse({ edition, levels })));
  const digits = slots
    .map(({ value }) => value)
    .join('')
    .replace(/0+$/, '');
  return { digits, pact: pact && `${pact.slots.value} of level ${pact.level}` };
}

/** An independent calculation: the caster levels of each class in halves, as the SRD counts them. */
function expected(edition: Edition, classes: readonly (readonly [string, number])[]): string {
  const casting = classes.filter(
    ([slug, level]) =>
      FULL.includes(slug) || (HALF.includes(slug) && (edition === '2024' || level > 1)),
  );
  let total = 0;
  for (const [slug, level] of casting) {
    const half = HALF.includes(slug);
    const up = edition === '2024' || casting.length === 1;
    total += half ? (level + (up ? level % 2 : -(level % 2))) / 2 : level;
  }
  return TABLE[total - 1] ?? '';
}

const SLUGS = [...FULL, ...HALF, 'warlock', ...OTHERS.slice(0, 2)];

test.each(EDITIONS)(
  'slots of %s of all pairs of classes at all levels are those of the joined table',
  (edition) => {
    for (const one of SLUGS)
      for (const other of SLUGS.filter((slug) => slug > one))
        for (const level of [1, 2, 3, 4, 5, 7, 8, 11, 14, 19])
          for (const more of [1, 2, 3, 6, 9, 20 - level].filter((sum) => sum + level <= 20)) {
            const pair = [[one, level] as const, [other, more] as const];
            const { digits, pact } = told(edition, pair);
            expect([...pair, digits]).toEqual([...pair, expected(edition, pair)]);
            if (one !== 'warlock' && other !== 'warlock') expect(pact).toBeNull();
          }
  },
);

test.each(EDITIONS)('each class alone has its own table in %s', (edition) => {
  for (const slug of [...FULL, ...HALF, ...OTHERS])
    for (let level = 1; level <= 20; level += 1)
      expect([slug, level, told(edition, [[slug, level]]).digits]).toEqual([
        slug,
        level,
        expected(edition, [[slug, level]]),
      ]);
});

test('pact slots stay apart: one, two from level 2, three from 11, four from 17, of half the level up to 5', () => {
  const at = (level: number) =>
    told('2014', [
      ['warlock', level],
      ['wizard', 1],
    ]);
  expect([1, 2, 3, 5, 9, 11, 17].map((level) => at(level).pact)).toEqual([
    '1 of level 1',
    '2 of level 1',
    '2 of level 2',
    '2 of level 3',
    '2 of level 5',
    '3 of level 5',
    '4 of level 5',
  ]);
  expect(at(17).digits).toBe('2');
});
