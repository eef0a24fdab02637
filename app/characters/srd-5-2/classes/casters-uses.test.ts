import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import type { Gift } from '../../book/gift';
import { BARD } from './bard';
import { CLERIC } from './cleric';
import { DRUID } from './druid';
import { LANDS } from './lands';
import { SORCERER } from './sorcerer';
import { WARLOCK } from './warlock';
import { WIZARD } from './wizard';

const CASTERS = [BARD, CLERIC, DRUID, SORCERER, WARLOCK, WIZARD];

function featuresOf(one: CharacterClass) {
  return [...one.features, ...one.subclasses.flatMap(({ features }) => features)];
}

const ALL = CASTERS.flatMap(featuresOf);

function brief(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : `${value}`;
}

test('uses come back when the rules say', () => {
  const supplies = new Map(
    ALL.flatMap(({ uses }) =>
      uses
        ? [[uses.key, [brief(uses.most), uses.back, uses.shortRest ?? ''].join(' ').trim()]]
        : [],
    ),
  );
  supplies.delete('sorcery-points');
  expect(Object.fromEntries(supplies)).toEqual({
    'arcane-recovery': '1 long-rest',
    'bardic-inspiration': '{mod:cha} long-rest',
    'cleric-channel-divinity': '{byLevel:{2:2,6:3,18:4}} long-rest 1',
    'dark-ones-own-luck': '{mod:cha} long-rest',
    'divine-intervention': '1 long-rest',
    'dragon-wings': '1 long-rest',
    'hurl-through-hell': '1 long-rest',
    'innate-sorcery': '2 long-rest',
    'magical-cunning': '1 long-rest',
    'natural-recovery-slots': '1 long-rest',
    'natural-recovery-spell': '1 long-rest',
    'nature-magician': '1 long-rest',
    overchannel: '1 long-rest',
    'sorcerous-restoration': '1 long-rest',
    'wild-resurgence': '1 long-rest',
    'wild-shape': '{byLevel:{2:2,6:3,17:4}} long-rest 1',
  });
});

test('features ask for what there is to choose, and for more as levels grow', () => {
  const asked = ALL.flatMap(({ key, asks = [] }) =>
    asks
      .filter(({ asks: what }) => what !== 'improvement')
      .map(({ key: choice, asks: what, count }) => `${key}#${choice} ${what} ${brief(count)}`),
  );
  expect(asked.filter((one) => !one.includes('epic-boon#boon feat 1'))).toEqual([
    'bard/expertise#skills expertise {byLevel:{2:2,9:4}}',
    'lore/bonus-proficiencies#skills skill 3',
    'lore/magical-discoveries#spells spell 2',
    'cleric/divine-order#order option 1',
    'cleric/blessed-strikes#strikes option 1',
    'druid/primal-order#order option 1',
    'druid/elemental-fury#fury option 1',
    'land/circle-spells#land option 1',
    'sorcerer/metamagic#metamagic option {byLevel:{2:2,10:4,17:6}}',
    'draconic/elemental-affinity#type option 1',
    'warlock/eldritch-invocations#invocations option {byLevel:{1:1,2:3,5:5,7:6,9:7,12:8,15:9,18:10}}',
    'warlock/mystic-arcanum-6#spell spell 1',
    'warlock/mystic-arcanum-7#spell spell 1',
    'warlock/mystic-arcanum-8#spell spell 1',
    'warlock/mystic-arcanum-9#spell spell 1',
    'fiend/fiendish-resilience#type option 1',
    'wizard/scholar#skill expertise 1',
    'wizard/spell-mastery#first spell 1',
    'wizard/spell-mastery#second spell 1',
    'wizard/signature-spells#first spell 1',
    'wizard/signature-spells#second spell 1',
  ]);
  expect(asked.length).toBe(21 + CASTERS.length);
});

test('numbers that features change are gifts', () => {
  const gifts = ALL.flatMap(({ key, gifts = [] }) =>
    gifts.filter(({ gives }) => gives !== 'spell').map((gift) => [key, gift]),
  );
  expect(gifts).toEqual([
    [
      'bard/jack-of-all-trades',
      {
        gives: 'half-proficiency',
        round: 'down',
        initiative: false,
        abilities: ['str', 'dex', 'con', 'int', 'wis', 'cha'],
      },
    ],
    [
      'bard/magical-secrets',
      { gives: 'spell-list', spells: [], lists: ['Cleric', 'Druid', 'Wizard'] },
    ],
    [
      'life/disciple-of-life',
      { gives: 'spell-bonus', does: 'healing', of: 'leveled', plus: 2, perLevel: 1 },
    ],
    ['druid/druidic', { gives: 'languages', of: ['druidic'] }],
    ['land/natures-ward', { gives: 'condition-immunity', to: ['poisoned'] }],
    ['draconic/draconic-resilience', { gives: 'hit-points', each: 1 }],
    [
      'draconic/draconic-resilience',
      { gives: 'armor-class', base: 10, abilities: ['dex', 'cha'], shield: true },
    ],
    [
      'evocation/evocation-savant',
      {
        gives: 'book',
        plus: { byLevel: { 3: 2, 5: 3, 7: 4, 9: 5, 11: 6, 13: 7, 15: 8, 17: 9 } },
      },
    ],
  ]);
});

/** "3 aid bless, 5 revivify". */
function bySpellLevel(gifts: readonly Gift[]): string {
  const levels = new Map<number, string[]>();
  for (const gift of gifts) {
    if (gift.gives !== 'spell') continue;
    const level = gift.level ?? 0;
    levels.set(level, [...(levels.get(level) ?? []), gift.spell]);
  }
  return [...levels].map(([level, spells]) => `${level} ${spells.join(' ')}`).join(', ');
}

test('spells that are always there come at their levels', () => {
  const given = ALL.flatMap(({ key, gifts = [] }) => {
    const said = bySpellLevel(gifts);
    return said ? [`${key}: ${said}`] : [];
  });
  expect(given).toEqual([
    'bard/words-of-creation: 0 power-word-heal power-word-kill',
    'life/domain-spells: 3 aid bless cure-wounds lesser-restoration, 5 mass-healing-word revivify, 7 aura-of-life death-ward, 9 greater-restoration mass-cure-wounds',
    'druid/druidic: 0 speak-with-animals',
    'draconic/draconic-spells: 3 alter-self chromatic-orb command dragons-breath, 5 fear fly, 7 arcane-eye charm-monster, 9 legend-lore summon-dragon',
    'draconic/dragon-companion: 0 summon-dragon',
    'warlock/contact-patron: 0 contact-other-plane',
    'fiend/fiend-spells: 3 burning-hands command scorching-ray suggestion, 5 fireball stinking-cloud, 7 fire-shield wall-of-fire, 9 geas insect-plague',
  ]);
});

test('each land has its spells, and from level 10 its ward', () => {
  expect(
    LANDS.map(({ slug, gifts = [] }) => [
      slug,
      bySpellLevel(gifts),
      gifts.flatMap((gift) => (gift.gives === 'defence' ? [gift.level, ...gift.to] : [])).join(' '),
    ]),
  ).toEqual([
    ['arid', '3 blur burning-hands fire-bolt, 5 fireball, 7 blight, 9 wall-of-stone', '10 fire'],
    [
      'polar',
      '3 fog-cloud hold-person ray-of-frost, 5 sleet-storm, 7 ice-storm, 9 cone-of-cold',
      '10 cold',
    ],
    [
      'temperate',
      '3 misty-step shocking-grasp sleep, 5 lightning-bolt, 7 freedom-of-movement, 9 tree-stride',
      '10 lightning',
    ],
    [
      'tropical',
      '3 acid-splash ray-of-sickness web, 5 stinking-cloud, 7 polymorph, 9 insect-plague',
      '10 poison',
    ],
  ]);
});

test('orders give training, or a cantrip and checks with Wisdom', () => {
  const options = [CLERIC, DRUID].flatMap((one) =>
    one.features.flatMap(({ key, asks = [] }) =>
      key.endsWith('-order')
        ? asks.flatMap((ask) =>
            ask.asks === 'option' && typeof ask.from !== 'string' ? ask.from : [],
          )
        : [],
    ),
  );
  expect(options.map(({ slug, gifts }) => [slug, ...(gifts ?? [])])).toEqual([
    ['protector', { gives: 'weapons', of: ['martial'] }, { gives: 'armor', of: ['heavy'] }],
    [
      'thaumaturge',
      { gives: 'cantrips', plus: 1 },
      { gives: 'checks', skills: ['arcana', 'religion'], plus: { mod: 'wis' }, least: 1 },
    ],
    [
      'magician',
      { gives: 'cantrips', plus: 1 },
      { gives: 'checks', skills: ['arcana', 'nature'], plus: { mod: 'wis' }, least: 1 },
    ],
    ['warden', { gives: 'weapons', of: ['martial'] }, { gives: 'armor', of: ['medium'] }],
  ]);
});
