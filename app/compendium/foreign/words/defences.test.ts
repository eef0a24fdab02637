import { expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { defencesOf, immunitiesOf } from './defences';

/** Each defence as a short text: its types and qualifier. */
const said = (text: string) =>
  defencesOf(text).map(
    ({ types, qualifier }) => `${types.join('+') || 'words'}${qualifier ? `: ${qualifier}` : ''}`,
  );
const WEAPONS = 'bludgeoning+piercing+slashing';

it.each([
  ['damage from nonmagical weapons', [`${WEAPONS}: nonmagical`]],
  ['Nonmagical attacks', [`${WEAPONS}: nonmagical`]],
  ['nonmagic B/P/S attacks', [`${WEAPONS}: nonmagical`]],
  ['Bludgeoning, Piercing, and Slashing from Nonmagical Attacks', [`${WEAPONS}: nonmagical`]],
  ['bludgeoning/piercing/slashing from nonmagical weapons', [`${WEAPONS}: nonmagical`]],
  ['b, p, and s from non-magical attacks', [`${WEAPONS}: nonmagical`]],
  ['nonmagical bludgeoning, piercing, and slashing', [`${WEAPONS}: nonmagical`]],
  ['Nonmagical Bludgeoning, Fire', ['fire', 'bludgeoning: nonmagical']],
  ['piercing damage from nonmagical attacks, poison', ['poison', 'piercing: nonmagical']],
  [
    "cold; bludgeoning, piercing, and slashing from nonmagical attacks that aren't silvered",
    ['cold', `${WEAPONS}: nonmagical-not-silvered`],
  ],
  [
    'Bludgeoning, piercing, and slashing from nonmagical weapons, except adamantine weapons',
    [`${WEAPONS}: nonmagical-not-adamantine`],
  ],
  ['Fire damage and cold damage', ['cold+fire']],
  ['fire & cold', ['cold+fire']],
  ['damage from spells', ['words: spells']],
  ['bludgeoning', ['bludgeoning']],
])('understands %s', (text, wanted) => {
  expect(said(text)).toEqual(wanted);
});

it.each([
  ['see Draconic Essence', 'words: other'],
  ['petrification', 'words: other'],
  ['varies by form', 'words: other'],
  ['spells of 3rd level or lower', 'words: other'],
  ['damage from spells while it is in its shell', 'words: other'],
  ['slashing from vorpal weapons', 'slashing: other'],
  ['piercing and slashing from nonmagical attacks while in dim light', 'piercing+slashing: other'],
  [
    "bludgeoning, piercing, and slashing from attacks that aren't cold iron",
    'bludgeoning+cold+piercing+slashing: other',
  ],
  ['slashing damage from silvered weapons', 'slashing: other'],
  [
    'bludgeoning, piercing, and slashing from nonmagical ranged attacks',
    'bludgeoning+piercing+slashing: other',
  ],
  ['damage from nonmagical melee weapons', 'words: other'],
  ['all nonmagical damage', 'words: other'],
  ['damage from nonmagical sources', 'words: other'],
  ['one of the following: acid or fire', 'acid+fire: other'],
])('leaves %s to people, in words that no program applies', (text, wanted) => {
  expect(said(text)).toEqual([wanted]);
  expect(defencesOf(text)[0]?.text).toBe(text);
});

it.each([
  ['petrified', [], ['petrified']],
  ['Poison, Poisoned', ['poison'], ['poisoned']],
  ['poison; the charmed condition; Frightened', ['poison'], ['charmed', 'frightened']],
  ['cold and fire, prone', ['cold+fire'], ['prone']],
  ['Exhaustion, Petrified, Unconscious', [], ['exhaustion', 'petrified', 'unconscious']],
])('takes conditions from among immunities: %s', (text, types, conditions) => {
  const read = immunitiesOf(text);
  expect(read.defences.map((one) => one.types.join('+'))).toEqual(types);
  expect(read.conditions).toEqual(conditions);
});

it('no defence of a record counts otherwise when its words are read again', () => {
  for (const { name, defences } of [...SRD_MONSTERS, ...SRD_52_MONSTERS]) {
    for (const list of [defences.vulnerable, defences.resist, defences.immune]) {
      const again = defencesOf(list.map(({ text }) => text).join('; '));
      const facts = (some: typeof list) =>
        some.map(({ types, qualifier }) => ({ types, qualifier }));
      expect(facts(again), name).toEqual(facts(list));
    }
  }
});
