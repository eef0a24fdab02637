import { expect, test } from 'vitest';
import { spellsNamed } from '../../../../tests/harness/spells-of-book';
import { classFaults } from '../../book/class-check';
import { INVOCATIONS } from '../invocations';
import { ITEMS } from '../items';
import { METAMAGIC } from '../metamagic';
import { SPELL_LINES } from '../spell-lines';
import { BARD } from './bard';
import { CLERIC } from './cleric';
import { DRUID } from './druid';
import { SORCERER } from './sorcerer';
import { WARLOCK } from './warlock';
import { WIZARD } from './wizard';

const CASTERS = [BARD, CLERIC, DRUID, SORCERER, WARLOCK, WIZARD];
const OPTIONS = [...INVOCATIONS, ...METAMAGIC];

test.each(CASTERS)(
  '$name: keys once, tables that begin with their features, short words',
  (one) => {
    expect(classFaults(one)).toEqual([]);
  },
);

test('every spell that is named is one of our records', () => {
  const ours = new Set(SPELL_LINES.map(({ slug }) => slug));
  const named = spellsNamed([CASTERS, OPTIONS]);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((slug) => !ours.has(slug))).toEqual([]);
});

test('every thing one begins with is one of the book', () => {
  const ours = new Set(ITEMS.map(({ slug }) => slug));
  const begun = CASTERS.flatMap(({ equipment }) =>
    equipment.flatMap(({ ways }) => ways.flatMap(({ items }) => items)),
  ).flatMap((one) => ('item' in one ? [one.item] : []));
  expect(begun.length).toBeGreaterThan(20);
  expect(begun.filter((slug) => !ours.has(slug))).toEqual([]);
});

test('options are there once, in short words', () => {
  const slugs = OPTIONS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(OPTIONS.filter(({ words }) => words === '' || words.length > 600)).toEqual([]);
});

test('what an option needs is an option that there is', () => {
  const slugs = new Set(OPTIONS.map(({ slug }) => slug));
  const needed = OPTIONS.flatMap(({ needs }) => needs?.options ?? []);
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('invocations need their levels, cantrips and pacts', () => {
  expect(
    Object.fromEntries(
      INVOCATIONS.map(({ slug, needs, repeatable }) => [
        slug,
        [needs?.level, needs?.options?.join(), needs?.anySpell?.length, repeatable && 'again']
          .filter(Boolean)
          .join(' '),
      ]),
    ),
  ).toEqual({
    'agonizing-blast': '2 13 again',
    'armor-of-shadows': '',
    'ascendant-step': '5',
    'devils-sight': '2',
    'devouring-blade': '12 thirsting-blade',
    'eldritch-mind': '',
    'eldritch-smite': '5 pact-of-the-blade',
    'eldritch-spear': '2 9 again',
    'fiendish-vigor': '2',
    'gaze-of-two-minds': '5',
    'gift-of-the-depths': '5',
    'gift-of-the-protectors': '9 pact-of-the-tome',
    'investment-of-the-chain-master': '5 pact-of-the-chain',
    'lessons-of-the-first-ones': '2 again',
    lifedrinker: '9 pact-of-the-blade',
    'mask-of-many-faces': '2',
    'master-of-myriad-forms': '5',
    'misty-visions': '2',
    'one-with-shadows': '5',
    'otherworldly-leap': '2',
    'pact-of-the-blade': '',
    'pact-of-the-chain': '',
    'pact-of-the-tome': '',
    'repelling-blast': '2 10 again',
    'thirsting-blade': '5 pact-of-the-blade',
    'visions-of-distant-realms': '9',
    'whispers-of-the-grave': '7',
    'witch-sight': '15',
  });
});

test('there are ten ways of metamagic with their costs', () => {
  expect(
    METAMAGIC.map(({ name, words }) => `${name.replace(' Spell', '')} ${words[0]}`).join(),
  ).toBe(
    'Careful 1,Distant 1,Empowered 1,Extended 1,Heightened 2,Quickened 2,Seeking 1,Subtle 1,Transmuted 1,Twinned 1',
  );
});
