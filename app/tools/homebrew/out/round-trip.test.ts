import { describe, expect, it } from 'vitest';
import { readHomebrew } from '~/compendium/foreign/read-homebrew';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { madeCreatures } from '../../../../tests/harness/made-up-creatures';
import { MADE_FILES } from '../../../../tests/harness/made-up-files';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { LOSES } from './loses';
import { HOMEBREW_FORMS, type HomebrewForm, writeHomebrew } from './write-homebrew';

const BOOKS = [SRD_MONSTERS, SRD_52_MONSTERS];
const FORMS = Object.keys(HOMEBREW_FORMS) as HomebrewForm[];

const idOf = ({ edition, slug }: MonsterRecord) => `${edition}-${slug}`;

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record without one field, wherever a table lists it. */
function without(record: unknown, field: string): unknown {
  const [head = '', ...rest] = field.split('.');
  if (!isPart(record)) return record;
  if (head === 'entries') {
    const lists = Object.entries(record).map(([key, value]): [string, unknown] => {
      if (key === 'legendary') return [key, isPart(value) ? without(value, field) : value];
      const isList = Array.isArray(value) && value.some((one) => isPart(one) && 'key' in one);
      return [key, isList ? value.map((one: unknown) => without(one, rest.join('.'))) : value];
    });
    return Object.fromEntries(lists);
  }
  if (rest.length === 0) {
    const { [head]: _, ...others } = record;
    return others;
  }
  return head in record ? { ...record, [head]: without(record[head], rest.join('.')) } : record;
}

const kept = (record: unknown, form: HomebrewForm, but?: string) =>
  LOSES[form]
    .filter(({ field }) => field !== but)
    .reduce((one, { field }) => without(one, field), record);

describe.each(FORMS)('written as %s and read again', (form) => {
  const read = BOOKS.flatMap((book) => {
    const { format, records, problems } = readHomebrew(writeHomebrew(book, form, idOf));
    expect(format).toBe(form);
    expect(problems).toEqual([]);
    return records.map(({ record, missing, name, dropped }) => {
      if (record === null) throw new Error(`${name}: ${missing}`);
      return { record, dropped };
    });
  });
  const all = BOOKS.flat();

  it('each of the 653 creatures of both books is what it was, but for what the table says is lost', () => {
    expect(all).toHaveLength(653);
    expect(read).toHaveLength(653);
    for (const [at, record] of all.entries()) {
      expect(kept(read[at]?.record, form), record.name).toEqual(kept(record, form));
      expect(read[at]?.dropped, record.name).toEqual([]);
    }
  });

  it('each loss of the table is one', () => {
    for (const { field } of LOSES[form]) {
      const lost = all.some((record, at) => {
        const [here, there] = [record, read[at]?.record].map((one) => kept(one, form, field));
        return JSON.stringify(here) !== JSON.stringify(there);
      });
      expect(lost, field).toBe(true);
    }
  });

  it('attacks of print keep their numbers, also where only words were written', () => {
    const strikes = (record: MonsterRecord | undefined) =>
      (record?.actions ?? []).flatMap(({ key, effects }) =>
        effects.flatMap((one) => {
          if (one.kind !== 'attack' || one.toHit === undefined) return [];
          const damage = one.hit.flatMap((inner) => (inner.kind === 'damage' ? inner.damage : []));
          const [first] = damage;
          return [
            `${key} ${one.toHit} ${one.reachFeet} ${one.rangeFeet?.normal} ${first?.average} ${first?.type}`,
          ];
        }),
      );
    const told = all.flatMap((record, at) => {
      const found = strikes(read[at]?.record);
      // An attack without immediate damage has its damage only in its text.
      const isThere = (one: string) =>
        one.endsWith(' undefined undefined')
          ? found.some((other) => other.startsWith(one.replace(/ undefined undefined$/, '')))
          : found.includes(one);
      return strikes(record)
        .filter((one) => !isThere(one))
        .map((one) => `${record.name}: ${one}`);
    });
    expect(told).toEqual([]);
  });
});

describe.each(FORMS)('200 made-up creatures with every field filled, written as %s', (form) => {
  const made = madeCreatures(200);
  const { records } = readHomebrew(MADE_FILES['D&D Beyond’s text']?.(made) ?? '');
  const all = records.flatMap(({ record }) => (record === null ? [] : [record]));
  const back = readHomebrew(writeHomebrew(all, form, idOf)).records;

  it('come back with every number', () => {
    expect(all).toHaveLength(200);
    for (const [at, record] of all.entries())
      expect(numbersOf(back[at]?.record), record.name).toEqual(numbersOf(record));
  });
});

/** The numeric data of a record, without texts. */
function numbersOf(record: MonsterRecord | null | undefined) {
  if (!record) return null;
  const { ac, hp, speeds, abilities, saves, skills, senses, cr, proficiencyBonus } = record;
  const defences = Object.values(record.defences).map((list) =>
    list.map(({ types, qualifier }) => `${[...types].sort().join('+')}:${qualifier}`).sort(),
  );
  const lists = [
    record.traits,
    record.actions,
    record.bonusActions,
    record.reactions,
    record.lairActions,
  ];
  const entries = [...lists, record.legendary?.actions ?? []].map((list) =>
    list.map(({ name, effects, recharge, uses }) => ({ name, effects, recharge, uses })),
  );
  return {
    ac: ac.value,
    hp,
    speeds,
    abilities,
    saves,
    skills,
    senses,
    cr,
    proficiencyBonus,
    defences,
    conditions: record.conditionImmune,
    entries,
    size: record.size,
    casting: record.spellcasting.map(({ ability, dc, atWill }) => [ability, dc, atWill.length]),
    legendary: [record.legendary?.actionsPerRound, record.legendary?.resistancesPerDay],
  };
}

/** Features that no creature of the books has: lair actions, regional effects and mythic actions. */
function ofTheLand(edition: '2014' | '2024'): MonsterRecord {
  const [dragon] = (edition === '2014' ? SRD_MONSTERS : SRD_52_MONSTERS).filter(
    ({ name }) => name === 'Adult Black Dragon',
  );
  const read = readMonsterRecord({
    ...dragon,
    lairActions: [told('Dark Water', 'Pools within 120 feet of the dragon surge up.')],
    mythicActions: [told('Second Skin', 'The dragon sheds its skin.')],
    regionalEffects: [
      told('Foul Springs', 'Water within 1 mile of the lair is fouled.\nIt heals in 10 days.'),
      { ...told('Watching Crows', 'Crows follow travelers.'), uses: { times: 1, per: 'day' } },
    ],
  });
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

function told(name: string, text: string) {
  return {
    key: slugOf(name),
    name,
    text,
    only: null,
    recharge: null,
    uses: null,
    effects: [],
    complete: false,
  };
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

it.each(FORMS)('lairs, their land and second lives come back from %s', (form) => {
  const all = [ofTheLand('2014'), ofTheLand('2024')];
  const { records } = readHomebrew(writeHomebrew(all, form, idOf));
  expect(records.map(({ dropped }) => dropped)).toEqual([[], []]);
  for (const [at, record] of all.entries()) {
    const back = records[at]?.record;
    expect(kept(back, form)).toEqual(kept(record, form));
    expect(back?.regionalEffects?.map(({ name }) => name)).toEqual([
      'Foul Springs',
      'Watching Crows',
    ]);
  }
});

it('keeps a spreadsheet from running what a name says', () => {
  const [ogre] = SRD_MONSTERS.filter(({ name }) => name === 'Ogre');
  if (ogre === undefined) throw new Error('no ogre');
  const evil = { ...ogre, name: '=1+1 "ogre"' };
  const text = writeHomebrew([evil], 'csv', idOf);
  expect(text).toContain(`"'=1+1 ""ogre"""`);
  expect(readHomebrew(text).records[0]?.name).toBe(evil.name);
});
