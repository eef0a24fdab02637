import { expect, test } from 'vitest';
import { readSetup } from '~/battle/setup/read-setup';
import { askSearch, fullSides, readAsk } from './ask';
import { readSent } from './sent';
import { setupValue } from './setup-value';

const asked = (search: string) => readAsk(new URLSearchParams(search));
const sent = (search: string) => readSent(new URLSearchParams(search));

test('an address is read and written again as it was', () => {
  const search =
    '?edition=2024&a=goblin%7En%3A4%7Eac%3A17&a-targets=random&b=%3DOgre%7Ehp%3A59%7Edm%3A2d8%2B4&on=lines&surprised=b&seed=x&fight=7';
  expect(askSearch(asked(search))).toBe(search);
  expect(askSearch(asked(''))).toBe('');
});

test('a side takes twenty-four kinds, and an address with more of them is known by it', () => {
  const many = (count: number) =>
    sent(`${Array.from({ length: count }, (_, at) => `a${at}=goblin-${at}`).join('&')}&press=play`);
  const [all, more] = [many(24), many(25)].map((ask) => (ask === null ? '' : askSearch(ask)));
  expect(asked(all ?? '').sides.a).toHaveLength(24);
  expect(fullSides(new URLSearchParams(all))).toEqual([]);
  expect(asked(more ?? '').sides.a).toHaveLength(24);
  expect(fullSides(new URLSearchParams(more))).toEqual(['a']);
});

test('the battle of an address is one that the reader of files takes', () => {
  const ask = asked('a==Ann~ac:18~hp:44~in:3~a:7~dm:1d8%2B4~t:2&b=goblin~n:4~r:2~h:-1');
  const reading = readSetup(setupValue(ask));
  expect(reading).toMatchObject({
    ok: true,
    setup: {
      sides: [
        [
          {
            name: 'Ann',
            role: 'character',
            attacks: [{ toHit: 7, dice: '1d8', bonus: 4, times: 2 }],
          },
        ],
        [{ id: 'goblin', count: 4, arrives: 2, changes: { toHit: -1 } }],
      ],
      options: { deathSaves: true, lair: false },
    },
  });
});

test('a character by class and level is a build of the file', () => {
  const form = 'a0=goblin&build=champion&level=7&press=build:b';
  expect(sent(form)?.sides.b).toEqual([{ who: '@champion.7', said: {} }]);
  expect(sent(form.replace('level=7', 'level=many'))?.sides.b).toEqual([]);
  const ask = asked('a=%40evoker.5~n:2~ac:17&b=goblin');
  expect(readSetup(setupValue(ask))).toMatchObject({
    ok: true,
    setup: { sides: [[{ build: 'evoker', level: 5, count: 2, changes: { ac: 17 } }], [{}]] },
  });
});

test('what is no number is kept as it was typed, and told', () => {
  const ask = asked('a=goblin~n:many&b=goblin');
  expect(ask.sides.a[0]?.said.n).toBe('many');
  expect(readSetup(setupValue(ask))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('side A, creature 1, “count”'),
  });
});

test('a press of the form is done, with everything typed beside it', () => {
  const form = 'a0=goblin&a0-n=3&a0-ac=17&b0==&b0-name=Ogre&b0-hp=59&on-lines=on';
  expect(sent(form)).toBeNull();
  expect(sent(`${form}&press=play`)).toMatchObject({
    sides: {
      a: [{ who: 'goblin', said: { n: '3', ac: '17' } }],
      b: [{ who: '=Ogre', said: { hp: '59' } }],
    },
    on: ['lines'],
  });
  expect(sent(`${form}&press=add:a:goblin`)?.sides.a).toMatchObject([
    { said: { n: '4', ac: '17' } },
  ]);
  expect(sent(`${form}&press=drop:b:0`)?.sides.b).toEqual([]);
  expect(sent(`${form}&press=over:b:0`)?.sides.a.map(({ who }) => who)).toEqual([
    'goblin',
    '=Ogre',
  ]);
  expect(sent(`${form}&press=over:b:9`)?.sides.a).toHaveLength(1);
});
