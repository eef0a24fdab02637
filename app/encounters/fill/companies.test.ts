import { expect, test } from 'vitest';
import { HABITATS } from '~/rules/habitats';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { COMPANIES, companiesOf } from './companies';

const NAMES = [...new Set([...SRD_MONSTERS, ...SRD_52_MONSTERS].map(({ name }) => name))];

test('every creature of both books belongs to a company', () => {
  expect(NAMES.filter((name) => !COMPANIES.some((one) => one.has(name)))).toEqual([]);
});

test('every name of the table is a creature of one of the books', () => {
  const unknown = COMPANIES.flatMap(({ says, names }) =>
    names
      .filter((name) => !NAMES.some((known) => matches(known, name)))
      .map((name) => `${says}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

function placesOf(name: string): string[] {
  return [...new Set(companiesOf(name).flatMap(({ places }) => places))];
}

function matches(known: string, name: string): boolean {
  return name.endsWith('*') ? ` ${known} `.includes(` ${name.slice(0, -1)} `) : known === name;
}

test('each habitat has five companies at least, and each company three kinds in some edition', () => {
  for (const place of HABITATS.map((one) => one.toLowerCase())) {
    expect(
      COMPANIES.filter(({ places }) => places.includes(place)).length,
      place,
    ).toBeGreaterThanOrEqual(5);
  }
  for (const { says, has } of COMPANIES) {
    expect(NAMES.filter(has).length, says).toBeGreaterThanOrEqual(3);
  }
});

test('a goblin lives in woods and caves, a shark in the sea alone', () => {
  expect(placesOf('Goblin')).toEqual(expect.arrayContaining(['forest', 'underdark']));
  expect(placesOf('Giant Shark').sort()).toEqual(['coastal', 'underwater']);
  expect(placesOf('My own beast')).toEqual([]);
});
