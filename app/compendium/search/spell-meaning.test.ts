import { expect, test } from 'vitest';
import { SRD_SPELLS } from '../../../tests/harness/srd-5-1';
import { SRD_52_SPELLS } from '../../../tests/harness/srd-5-2';
import { foldText, wordsOf } from '../records/text-fold';
import { spellFacets } from '../shelf/facets';
import { isInStretch } from './names-condition';
import { spellMeaning } from './spell-meaning';
import { PURPOSES } from './spell-purposes';

const ALL = [...SRD_SPELLS, ...SRD_52_SPELLS];
const ROWS = [
  ...new Map(
    ALL.map((spell) => {
      const name = foldText(spell.name);
      return [name, { name, facets: ` ${spellFacets(spell).join(' ')} ` }];
    }),
  ).values(),
];

/** The names of the spells that do what a text asks for. */
function meant(text: string): string[] {
  const searched = wordsOf(foldText(text));
  const words = { searched, kin: ['school'], meant: spellMeaning(searched) };
  if (words.meant === null) return [];
  return ROWS.filter((row) => isInStretch(words, 'all', row)).map(({ name }) => name);
}

test.each([
  ['breathe underwater', ['water breathing']],
  ['breathing under water', ['water breathing']],
  ['talk to animals', ['speak with animals']],
  ['talking with beasts', ['speak with animals']],
  ['fall slowly', ['feather fall']],
  ['slow my fall', ['feather fall']],
  ['bring back the dead', ['raise dead', 'revivify', 'resurrection']],
  ['read minds', ['detect thoughts']],
  ['read their thoughts', ['detect thoughts']],
  ['walk on walls', ['spider climb']],
  ['climb the wall', ['spider climb']],
  ['walk through walls', ['passwall', 'meld into stone']],
  ['fire damage area', ['fireball', 'burning hands', 'flame strike']],
  ['cold cone', ['cone of cold']],
  ['teleport', ['misty step', 'dimension door', 'teleport']],
  ['wizard teleport', ['misty step', 'dimension door']],
  ['turn invisible', ['invisibility', 'greater invisibility']],
  ['see in the dark', ['darkvision']],
  ['open a lock', ['knock']],
  ['make food', ['goodberry', 'create food and water']],
  ['a safe place to sleep', ['tiny hut', 'rope trick']],
  ['heal wounds', ['cure wounds', 'healing word']],
  ['remove a curse', ['remove curse']],
  ['stop magic', ['counterspell', 'dispel magic']],
  ['dex save fire', ['fireball']],
  ['level 3 fire', ['fireball']],
  ['bonus action healing', ['healing word']],
  ['paralyzed wisdom save', ['hold person']],
])('“%s” finds %s', (text, names) => {
  expect(meant(text)).toEqual(expect.arrayContaining(names));
});

test('filters beside a purpose narrow it', () => {
  expect(meant('wizard heal wounds')).not.toContain('cure wounds');
  expect(meant('fire damage area')).not.toContain('cone of cold');
  expect(meant('walk on walls')).not.toContain('passwall');
});

test('one word that names no purpose, and words without a meaning, are a name', () => {
  for (const text of ['fire', 'acid', 'wizard', 'bigby walls', 'zzqqy', 'magic missile', 'the']) {
    expect(spellMeaning(wordsOf(foldText(text))), text).toBeNull();
  }
});

test('every purpose names spells of our two books, and is found by each of its phrases', () => {
  const known = new Set(ROWS.map(({ name }) => name));
  for (const [phrases, spells] of PURPOSES) {
    const names = spells.split(', ').map(foldText);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    for (const phrase of phrases.split(', ')) {
      expect(meant(phrase), phrase).toEqual(expect.arrayContaining(names));
    }
  }
});
