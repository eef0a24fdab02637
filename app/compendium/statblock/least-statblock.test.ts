import { expect, test } from 'vitest';
import { foundryActor } from '../exports/foundry-actor';
import { improvedInitiativeStatblock } from '../exports/improved-initiative';
import { readLoadedMonster, readLoadedSpell } from '../records/read-records';
import type { RecordReading } from '../records/record-problem';
import { filledMonsterShelf } from '../shelf/monster-shelf';
import { filledSpellShelf } from '../shelf/spell-shelf';
import { packSpellCard, unpackSpellCard } from '../spell-card/packed-spell-card';
import { spellCardLines } from '../spell-card/spell-card-lines';
import { packStatblock, unpackStatblock } from './packed-statblock';
import { plainText, STATBLOCK_LAYOUTS } from './statblock';
import { statblockHomebrewery } from './statblock-homebrewery';
import { statblockOf } from './statblock-lines';
import { statblockMarkdown } from './statblock-markdown';

function recordOf<T>(reading: RecordReading<T>): T {
  if (!reading.ok) throw new Error(reading.problem);
  return reading.record;
}

const HAG = recordOf(
  readLoadedMonster({ name: 'Mire Hag', type: 'fey', cr: 3, ac: 12, hp: 27, source: 'My Bog' }),
);
const LIGHT = recordOf(
  readLoadedSpell({ name: 'Bog Light', level: 0, school: 'evocation', source: 'My Bog' }),
);

test('a statblock says of what nobody knows that it is not known, and makes up no number', () => {
  for (const layout of STATBLOCK_LAYOUTS) {
    const block = statblockOf(HAG, layout);
    const lines = [...block.head, ...block.lines, ...block.beside].map(
      ({ label, segments }) => `${label}: ${plainText(segments)}`,
    );
    expect(block.kind).toBe('Fey (size and alignment not known)');
    expect(block.abilities).toEqual([]);
    expect(lines).toEqual(
      expect.arrayContaining([
        `${layout === '2014' ? 'Hit Points' : 'HP'}: 27 (hit dice not known)`,
        'Speed: not known',
        'Initiative: not known',
        'Ability Scores: not known',
        'Saves, Skills, Defenses: not known',
        'Senses: not known',
        'Languages: not known',
        'Edition: not known, listed with 2014',
      ]),
    );
    expect(block.sections).toEqual([
      { title: 'Actions', intro: 'Traits and actions are not known.', entries: [] },
    ]);
    expect(unpackStatblock(packStatblock(block))).toEqual(block);
    for (const text of [statblockMarkdown(block), statblockHomebrewery(block)]) {
      expect(text).toContain('not known');
      expect(text).not.toMatch(/NaN|undefined|null|1d1|\n\n\n/);
    }
  }
});

test('exports leave out what nobody knows, or say so', () => {
  const foreign = improvedInitiativeStatblock(HAG, 'mire-hag.my-bog');
  expect(foreign).toMatchObject({ HP: { Value: 27, Notes: '' }, Speed: [], Senses: [] });
  expect(foreign.Description).toMatch(/^Not known: edition; size; alignment; hit dice; speed; /);
  const { system } = foundryActor(HAG, 'mire-hag.my-bog');
  expect(system.attributes.hp).toMatchObject({ value: 27, max: 27, formula: '' });
  expect(system.details.biography.value).toContain('Not known: edition;');
});

test('search finds it by what is known alone', () => {
  const facets = filledMonsterShelf.facets(HAG);
  expect(facets).toEqual(expect.arrayContaining(['type_fey', 'cr_3000', 'ac_12', 'hp_27']));
  expect(facets.join(' ')).not.toMatch(/\b(size|alignment|speed|passive|str|dex)_/);
  expect(filledMonsterShelf.row(HAG)).toMatchObject({
    size: 'not known',
    alignment: 'not known',
    speeds: 'not known',
    size_rank: 6,
  });
  expect(filledSpellShelf.facets(LIGHT).join(' ')).not.toMatch(
    /\b(casting|range|reach|lasting|component|noability)/,
  );
});

test('a card of a spell says the same', () => {
  const card = spellCardLines(LIGHT);
  expect(card.kind).toBe('Evocation cantrip');
  expect(card.facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Casting time: not known',
    'Range: not known',
    'Components: not known',
    'Duration: not known',
    'Classes: not known',
    'Edition: not known, listed with 2014',
  ]);
  expect(card.paragraphs).toEqual([{ kind: 'words', segments: ['What it does is not known.'] }]);
  expect(unpackSpellCard(packSpellCard(card))).toEqual(card);
});
