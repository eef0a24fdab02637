import { expect, test } from 'vitest';
import type { Roll } from '~/dice-tray/roll';
import { rollFacts } from '~/dice-tray/roll-facts';
import { maximumOf, meanOf, minimumOf } from '~/rules/dice/chances/summary';
import { parseDice } from '~/rules/dice/text/parse';
import { rollPlain } from '~/rules/dice/throw/plain-roll';
import { createRandom } from '~/rules/random';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { attacksIn } from '../records/effect-facts';
import { entriesOf } from '../records/entries-of';
import type { Entry } from '../records/entry-record';
import { entryLines } from './entry-lines';
import { plainText, type Segment, type Statblock } from './statblock';
import { statblockOf } from './statblock-lines';
import { printed } from './text-segments';

const monsters = SRD_MONSTERS;
const all = [...SRD_MONSTERS, ...SRD_52_MONSTERS];
const blocks = all.flatMap((record) => [statblockOf(record, '2014'), statblockOf(record, '2024')]);

function segmentsOf(block: Statblock): Segment[] {
  return [
    ...[...block.head, ...block.lines, ...block.beside].flatMap((line) => line.segments),
    ...block.abilities.flatMap(({ check, save }) => [check, save]),
    ...block.sections.flatMap(({ entries }) =>
      entries.flatMap(({ note, paragraphs }) => [...note, ...paragraphs.flat()]),
    ),
  ];
}

const rolls: Roll[] = blocks
  .flatMap(segmentsOf)
  .flatMap((segment) => (typeof segment === 'object' && 'roll' in segment ? [segment.roll] : []));

test('no word of any entry is lost or changed', () => {
  for (const record of all) {
    for (const entry of entriesOf(record)) {
      const { paragraphs } = entryLines(entry);
      expect(paragraphs.map(plainText).join('\n')).toBe(printed(entry.text));
    }
  }
});

test('every roll of the SRD is understood by the dice', () => {
  expect(rolls.length).toBeGreaterThan(18_000);
  for (const dice of new Set(rolls.map((roll) => roll.dice))) {
    const parsed = parseDice(dice);
    if (!parsed.ok) throw new Error(`${dice}: ${parsed.problem}`);
    expect(rollPlain(dice, createRandom(dice)), dice).not.toBeNull();
    const [least, most, mean] = [minimumOf, maximumOf, meanOf].map((ask) => ask(parsed.roll));
    expect(rollFacts(dice), dice).toEqual({ least, most, mean });
  }
});

/** The attacks of an entry with the immediate damage of a hit. */
function attacksOf({ effects }: Entry) {
  return attacksIn(effects).map(({ toHit, hit }) => ({
    toHit,
    damage: hit.flatMap((one) => (one.kind === 'damage' ? one.damage : [])),
  }));
}

test('every attack and every damage of an attack can be rolled', () => {
  for (const record of all) {
    const block = statblockOf(record, record.edition);
    for (const entry of record.actions) {
      const shown = block.sections
        .flatMap(({ entries }) => entries)
        .find(({ name }) => name === entry.name);
      const dice = (shown?.paragraphs.flat() ?? []).flatMap((segment) =>
        typeof segment === 'object' && 'roll' in segment ? [segment.roll.dice] : [],
      );
      for (const { toHit = 0, damage } of attacksOf(entry)) {
        expect(dice, `${record.name}, ${entry.name}`).toContain(
          `1d20${toHit < 0 ? toHit : `+${toHit}`}`,
        );
        for (const part of damage) {
          if (part.dice === null) continue;
          const constant = part.bonus === 0 ? '' : part.bonus < 0 ? part.bonus : `+${part.bonus}`;
          expect(dice, `${record.name}, ${entry.name}`).toContain(
            `${part.dice.count}d${part.dice.sides}${constant}`,
          );
        }
      }
    }
  }
});

test('every attack that deals damage deals it with its roll to hit, and these few deal none', () => {
  const attacks = monsters.flatMap((record) =>
    [...record.actions, ...(record.legendary?.actions ?? [])].flatMap((entry) =>
      entryLines(entry)
        .paragraphs.flat()
        .flatMap((segment) =>
          typeof segment === 'object' && 'roll' in segment && segment.roll.kind === 'attack'
            ? [{ of: `${record.name}: ${entry.name}`, damage: segment.roll.damage }]
            : [],
        ),
    ),
  );
  expect(attacks.length).toBeGreaterThan(500);
  expect(attacks.filter(({ damage }) => damage === undefined).map(({ of }) => of)).toEqual([
    'Ettercap: Web',
    'Giant Spider: Web',
    'Guardian Naga: Spit Poison',
    'Lamia: Intoxicating Touch',
    'Roper: Tendril',
    'Rug of Smothering: Smother',
  ]);
  const damageOf = (name: string) =>
    attacks.filter(({ of }) => of === name).map((one) => one.damage);
  expect(damageOf('Druid: Quarterstaff')).toEqual([
    [{ dice: '1d6', type: 'bludgeoning' }],
    [{ dice: '1d8+2', type: 'bludgeoning' }],
  ]);
  expect(damageOf('Adult Red Dragon: Bite')).toEqual([
    [
      { dice: '2d10+8', type: 'piercing' },
      { dice: '2d6', type: 'fire' },
    ],
  ]);
});

test('no statblock of either edition has an empty line, in either layout', () => {
  expect(blocks).toHaveLength(2 * 653);
  for (const block of blocks) {
    const lines = [...block.head, ...block.lines, ...block.beside];
    for (const { label, segments } of lines) {
      expect(plainText(segments).trim(), `${block.name}, ${label}`).not.toBe('');
    }
    for (const { name, paragraphs } of block.sections.flatMap(({ entries }) => entries)) {
      expect(paragraphs.length, `${block.name}, ${name}`).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(plainText(paragraph).trim()).not.toBe('');
    }
  }
});

test('every attack of 2024 rolls to hit, and deals its damage with it', () => {
  const tentacle = blocks
    .find(
      ({ name, edition, layout }) => name === 'Aboleth' && edition === '2024' && layout === '2024',
    )
    ?.sections.flatMap(({ entries }) => entries)
    .find(({ name }) => name === 'Tentacle');
  expect(tentacle?.paragraphs.flat()).toContainEqual({
    text: '+9',
    roll: {
      kind: 'attack',
      of: 'Tentacle, to hit',
      dice: '1d20+9',
      damage: [{ dice: '2d6+5', type: 'bludgeoning' }],
    },
  });
});

test('every spell of a statblock is a link to it', () => {
  const mage = blocks.find(({ name }) => name === 'Archmage');
  const spells = (mage ? segmentsOf(mage) : []).flatMap((segment) =>
    typeof segment === 'object' && 'spell' in segment ? [segment.spell] : [],
  );
  expect(spells).toEqual(expect.arrayContaining(['time-stop', 'fire-bolt', 'mage-armor']));
});

test.each([
  [
    'goblin',
    ['Armor Class', 'Hit Points', 'Speed', 'Skills', 'Senses', 'Languages', 'Challenge'],
    [null, 'Actions'],
  ],
  [
    'lich',
    [
      'Armor Class',
      'Hit Points',
      'Speed',
      'Saving Throws',
      'Skills',
      'Damage Resistances',
      'Damage Immunities',
      'Condition Immunities',
      'Senses',
      'Languages',
      'Challenge',
    ],
    [null, 'Actions', 'Legendary Actions'],
  ],
  [
    'adult-red-dragon',
    [
      'Armor Class',
      'Hit Points',
      'Speed',
      'Saving Throws',
      'Skills',
      'Damage Immunities',
      'Senses',
      'Languages',
      'Challenge',
    ],
    [null, 'Actions', 'Legendary Actions'],
  ],
])('the classic statblock of the %s has the classic rows, and no other', (slug, rows, titles) => {
  const record = monsters.find((one) => one.slug === slug);
  if (!record) throw new Error(`no ${slug}`);
  const { head, lines, sections } = statblockOf(record, '2014');
  expect([...head, ...lines].map(({ label }) => label)).toEqual(rows);
  expect(sections.map(({ title }) => title)).toEqual(titles);
});
