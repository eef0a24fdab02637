import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuick } from '~/fights/sheet/quick';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { creatureOf } from './creature-of';
import { codeOfLink, idsNamed, isIdOfSource, isRecordId } from './name-ids';

describe('the records that a typed name may mean', () => {
  it('are those of the edition that the table plays by before the others', () => {
    expect(idsNamed('Goblin', '2014').slice(0, 1)).toEqual(['goblin']);
    expect(idsNamed('Goblin', '2024').slice(0, 1)).toEqual(['goblin.srd-5-2']);
    expect(idsNamed('Adult Red Dragon', '2014')).toContain('adult-red-dragon.srd-5-2');
    expect(idsNamed('goblin.srd-5-2', '2014')).toEqual(['goblin.srd-5-2']);
  });

  it.each([
    ['Wolves', 'wolf'],
    ['harpies', 'harpy'],
    ['Ogres', 'ogre'],
    ['witches', 'witch'],
    ['Swarm of Bat', 'swarm-of-bats'],
  ])('are found by the name of several: %s', (typed, id) => {
    expect(idsNamed(typed, '2014')).toContain(id);
  });

  it.each([
    [SRD_MONSTERS, '2014', ''],
    [SRD_52_MONSTERS, '2024', '.srd-5-2'],
  ] as const)(
    'have every monster of the SRD, alone and as one of four',
    (records, edition, end) => {
      const lost = records.flatMap(({ name, slug }) =>
        [name, `4 ${name}`].filter((line) => {
          const read = readQuick(line);
          return 'problem' in read || !idsNamed(read.name, edition).includes(slug + end);
        }),
      );
      expect(lost).toEqual([]);
    },
  );

  it('are ids, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const id of idsNamed(typed, '2014')) expect(id).toMatch(/^[a-z0-9.-]+$/);
      }),
    );
  });
});

it.each([
  ['goblin.srd-5-2', true, true],
  ['warden.own--k3f9a1', true, true],
  ['goblin.tome-of-foes', false, true],
  ['r2.d2', false, true],
  ['st.john', false, true],
  ['Dr.Mordain', false, false],
  ['goblin', false, false],
])('%s is the id of a record where it is typed: %s, in an address: %s', (id, typed, named) => {
  expect(isRecordId(id)).toBe(typed);
  expect(isIdOfSource(id)).toBe(named);
});

it('gives what a fight needs of every record', () => {
  for (const record of [...SRD_MONSTERS, ...SRD_52_MONSTERS]) {
    const creature = creatureOf({ id: record.slug, record });
    expect(creature.sheet.record, record.name).toBe(record.slug);
    expect(creature.sheet.maximum).toBe(record.hp.average);
  }
});

it('a share link is read in every form in which it is copied, also with a count', () => {
  const code = 'f'.repeat(16) + '0'.repeat(16);
  const links = ['https://delvewright.example', 'http://localhost:8787', ''].map(
    (origin) => `${origin}/homebrew/s/${code}`,
  );
  for (const link of links) {
    const read = readQuick(`3 ${link}`);
    expect(read).toMatchObject({ name: link, count: '3' });
    expect(codeOfLink(link)).toBe(code);
    expect(codeOfLink(`${link}?from=chat`)).toBe(code);
  }
  expect(codeOfLink('goblin')).toBeNull();
  expect(codeOfLink(`/homebrew/s/${code.slice(1)}`)).toBeNull();
});
