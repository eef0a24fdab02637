import { describe, expect, it } from 'vitest';
import { publicId } from '~/compendium/records/public-id';
import { bookWord } from '~/compendium/shelf/book-word';
import { idInEdition } from '~/compendium/shelf/own-books';
import { idsInOther, RENAMED } from '~/compendium/shelf/same-records';
import { SRD_MONSTERS, SRD_SPELLS } from '../harness/srd-5-1';
import { SRD_52_MONSTERS, SRD_52_SPELLS } from '../harness/srd-5-2';

const SHELVES = [
  { kind: 'monster', before: SRD_MONSTERS, after: SRD_52_MONSTERS },
  { kind: 'spell', before: SRD_SPELLS, after: SRD_52_SPELLS },
] as const;

describe.each(SHELVES)('a renamed $kind', ({ kind, before, after }) => {
  const old = new Set<string>(before.map(({ slug }) => slug));
  const now = new Set<string>(after.map(({ slug }) => slug));

  it('has each name in one edition only', () => {
    for (const [was, is] of RENAMED[kind]) {
      expect([was, old.has(was), now.has(was)]).toEqual([was, true, false]);
      expect([is, old.has(is), now.has(is)]).toEqual([is, false, true]);
    }
  });

  it('is found from both editions', () => {
    for (const [was, is] of RENAMED[kind]) {
      expect(idsInOther(kind, was)).toContain(`${is}.srd-5-2`);
      expect(idsInOther(kind, `${is}.srd-5-2`)).toContain(was);
    }
  });
});

it('a record is linked with the same or the changed name in the other edition', () => {
  expect(idsInOther('monster', 'lich')).toEqual(['lich.srd-5-2']);
  expect(idsInOther('monster', 'lich.srd-5-2')).toEqual(['lich']);
  expect(idsInOther('monster', 'succubus-incubus')).toEqual([
    'succubus-incubus.srd-5-2',
    'incubus.srd-5-2',
    'succubus.srd-5-2',
  ]);
  expect(idsInOther('spell', 'goblin')).toEqual(['goblin.srd-5-2']);
});

it('records of other books are not linked', () => {
  for (const id of ['lich.test-book', 'lich.srd-5-2.x', '', 'lich.']) {
    expect(idsInOther('monster', id).filter((one) => one === 'lich')).toEqual([]);
  }
  expect(idsInOther('monster', 'lich.test-book')).toEqual([]);
});

it.each([
  ['2014', SRD_MONSTERS[0]],
  ['2024', SRD_52_MONSTERS[0]],
] as const)('the records of the book %s have the ids that links expect', (edition, record) => {
  const { source = '', slug = '' } = record ?? {};
  expect(publicId(source, slug)).toEqual({ ok: true, id: idInEdition(slug, edition) });
  expect(bookWord(source)).toBe(edition);
});

it('every spell of a creature belongs to its edition', () => {
  for (const [monsters, spells] of [
    [SRD_MONSTERS, SRD_SPELLS],
    [SRD_52_MONSTERS, SRD_52_SPELLS],
  ] as const) {
    const known = new Set<string>(spells.map(({ slug }) => slug));
    const cast = monsters.flatMap(({ spellcasting }) =>
      spellcasting.flatMap(({ atWill, perDay, known: learned }) => [
        ...atWill,
        ...[...perDay, ...learned].flatMap((some) => some.spells),
      ]),
    );
    expect(cast.length).toBeGreaterThan(100);
    expect(cast.filter(({ id }) => !known.has(id))).toEqual([]);
  }
});
