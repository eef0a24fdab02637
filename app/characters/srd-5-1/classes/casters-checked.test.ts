import { expect, test } from 'vitest';
import { spellsNamed } from '../../../../tests/harness/spells-of-book';
import { classFaults } from '../../book/class-check';
import { INVOCATIONS } from '../invocations';
import { ITEMS } from '../items';
import { METAMAGIC } from '../metamagic';
import { PACT_BOONS } from '../pact-boons';
import { SPELL_LINES } from '../spell-lines';
import { BARD } from './bard';
import { CLERIC } from './cleric';
import { DRUID } from './druid';
import { SORCERER } from './sorcerer';
import { WARLOCK } from './warlock';
import { WIZARD } from './wizard';

const CASTERS = [BARD, CLERIC, DRUID, SORCERER, WARLOCK, WIZARD];
const OPTIONS = [...INVOCATIONS, ...METAMAGIC, ...PACT_BOONS];

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
      INVOCATIONS.map(({ slug, needs }) => [
        slug,
        [needs?.level, needs?.spell, needs?.options?.join()].filter(Boolean).join(' '),
      ]),
    ),
  ).toEqual({
    'agonizing-blast': 'eldritch-blast',
    'armor-of-shadows': '',
    'ascendant-step': '9',
    'beast-speech': '',
    'beguiling-influence': '',
    'bewitching-whispers': '7',
    'book-of-ancient-secrets': 'pact-of-the-tome',
    'chains-of-carceri': '15 pact-of-the-chain',
    'devils-sight': '',
    'dreadful-word': '7',
    'eldritch-sight': '',
    'eldritch-spear': 'eldritch-blast',
    'eyes-of-the-rune-keeper': '',
    'fiendish-vigor': '',
    'gaze-of-two-minds': '',
    lifedrinker: '12 pact-of-the-blade',
    'mask-of-many-faces': '',
    'master-of-myriad-forms': '15',
    'minions-of-chaos': '9',
    'mire-the-mind': '5',
    'misty-visions': '',
    'one-with-shadows': '5',
    'otherworldly-leap': '9',
    'repelling-blast': 'eldritch-blast',
    'sculptor-of-flesh': '7',
    'sign-of-ill-omen': '5',
    'thief-of-five-fates': '',
    'thirsting-blade': '5 pact-of-the-blade',
    'visions-of-distant-realms': '15',
    'voice-of-the-chain-master': 'pact-of-the-chain',
    'whispers-of-the-grave': '9',
    'witch-sight': '15',
  });
});

test('there are eight ways of metamagic and three pact boons', () => {
  expect(METAMAGIC.map(({ name }) => name.replace(' Spell', '')).join()).toBe(
    'Careful,Distant,Empowered,Extended,Heightened,Quickened,Subtle,Twinned',
  );
  expect(PACT_BOONS.map(({ slug }) => slug)).toEqual([
    'pact-of-the-chain',
    'pact-of-the-blade',
    'pact-of-the-tome',
  ]);
});
