import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { METAMAGIC } from '../metamagic';
import { BARD } from './bard';
import { CLERIC } from './cleric';
import { DRUID } from './druid';
import { SORCERER } from './sorcerer';
import { WARLOCK } from './warlock';
import { WIZARD } from './wizard';

const CASTERS = [BARD, CLERIC, DRUID, SORCERER, WARLOCK, WIZARD];

function featuresOf(one: CharacterClass) {
  return [...one.features, ...one.subclasses.flatMap(({ features }) => features)];
}

test('uses come back when the rules say', () => {
  const uses = CASTERS.flatMap(featuresOf).flatMap(({ key, uses }) =>
    uses ? [{ key, uses }] : [],
  );
  const said = uses.map(
    ({ key, uses: { most, back } }) =>
      `${key} ${typeof most === 'object' ? JSON.stringify(most).replaceAll('"', '') : most} ${back}`,
  );
  const inspiration = '{mod:cha} long-rest';
  const channel = '{byLevel:{2:1,6:2,18:3}} short-rest';
  expect(said.filter((one) => !one.includes('{byLevel:{2:2,3:3,'))).toEqual([
    `bard/bardic-inspiration ${inspiration}`,
    `lore/cutting-words ${inspiration}`,
    `lore/peerless-skill ${inspiration}`,
    `cleric/channel-divinity ${channel}`,
    `cleric/turn-undead ${channel}`,
    'cleric/divine-intervention 1 long-rest',
    `life/preserve-life ${channel}`,
    'druid/wild-shape 2 short-rest',
    'druid/archdruid unlimited short-rest',
    'land/natural-recovery 1 long-rest',
    'warlock/eldritch-master 1 long-rest',
    'fiend/dark-ones-own-luck 1 short-rest',
    'fiend/hurl-through-hell 1 long-rest',
    'wizard/arcane-recovery 1 long-rest',
    'evocation/overchannel 1 long-rest',
  ]);
  const inspired = uses.find(({ key }) => key === 'bard/bardic-inspiration')?.uses;
  expect(inspired).toMatchObject({
    least: 1,
    shortRestFrom: 5,
    die: { 1: 'd6', 5: 'd8', 10: 'd10', 15: 'd12' },
  });
  const points = uses.find(({ key }) => key === 'sorcerer/font-of-magic')?.uses;
  expect(points).toMatchObject({ back: 'long-rest', shortRest: { byLevel: { 20: 4 } } });
});

test('features ask for what there is to choose, and for more as levels grow', () => {
  const asked = CASTERS.flatMap(featuresOf).flatMap(({ key, asks = [] }) =>
    asks
      .filter(({ asks: what }) => what !== 'improvement')
      .map(
        ({ key: choice, asks: what, count }) =>
          `${key}#${choice} ${what} ${JSON.stringify(count).replaceAll('"', '')}`,
      ),
  );
  expect(asked).toEqual([
    'bard/expertise#skills expertise {byLevel:{3:2,10:4}}',
    'bard/magical-secrets#spells spell {byLevel:{10:2,14:4,18:6}}',
    'lore/bonus-proficiencies#skills skill 3',
    'lore/additional-magical-secrets#spells spell 2',
    'land/circle-spells#land option 1',
    'sorcerer/metamagic#metamagic option {byLevel:{3:2,10:3,17:4}}',
    'draconic/dragon-ancestor#dragon option 1',
    'warlock/eldritch-invocations#invocations option {byLevel:{2:2,5:3,7:4,9:5,12:6,15:7,18:8}}',
    'warlock/pact-boon#boon option 1',
    'warlock/mystic-arcanum-6#spell spell 1',
    'warlock/mystic-arcanum-7#spell spell 1',
    'warlock/mystic-arcanum-8#spell spell 1',
    'warlock/mystic-arcanum-9#spell spell 1',
    'fiend/fiendish-resilience#type option 1',
    'wizard/spell-mastery#first spell 1',
    'wizard/spell-mastery#second spell 1',
    'wizard/signature-spells#first spell 1',
    'wizard/signature-spells#second spell 1',
  ]);
  expect(METAMAGIC).toHaveLength(8);
});

test('numbers that features change are gifts', () => {
  const gifts = CASTERS.flatMap(featuresOf).flatMap(({ key, gifts = [] }) =>
    gifts
      .filter(({ gives }) => gives !== 'spell' && gives !== 'spell-list')
      .map((gift) => [key, gift]),
  );
  expect(gifts).toEqual([
    [
      'bard/jack-of-all-trades',
      {
        gives: 'half-proficiency',
        round: 'down',
        initiative: true,
        abilities: ['str', 'dex', 'con', 'int', 'wis', 'cha'],
      },
    ],
    ['life/bonus-proficiency', { gives: 'armor', of: ['heavy'] }],
    [
      'life/disciple-of-life',
      { gives: 'spell-bonus', does: 'healing', of: 'leveled', plus: 2, perLevel: 1 },
    ],
    [
      'life/divine-strike',
      {
        gives: 'strike',
        of: 'any',
        dice: { 8: '1d8', 14: '2d8' },
        types: ['radiant'],
        when: 'once on each of your turns',
        onceATurn: true,
      },
    ],
    ['druid/druidic', { gives: 'languages', of: ['druidic'] }],
    ['land/bonus-cantrip', { gives: 'cantrips', plus: 1 }],
    [
      'land/lands-stride',
      { gives: 'advantage', on: 'saves against magical plants that hinder movement' },
    ],
    ['land/natures-ward', { gives: 'defence', how: 'immune', to: ['poison'] }],
    ['land/natures-ward', { gives: 'condition-immunity', to: ['poisoned'] }],
    ['draconic/dragon-ancestor', { gives: 'languages', of: ['draconic'] }],
    ['draconic/draconic-resilience', { gives: 'hit-points', each: 1 }],
    [
      'draconic/draconic-resilience',
      { gives: 'armor-class', base: 13, abilities: ['dex'], shield: true },
    ],
    ['draconic/dragon-wings', { gives: 'speed', way: 'fly', set: 'walk', unless: 'armor' }],
  ]);
});
