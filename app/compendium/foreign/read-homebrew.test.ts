import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMonsterRecord } from '~/compendium/records/read-records';
import {
  FIGHT_CLUB,
  FOUNDRY_3,
  MONSTER_MAKER,
  OPEN5E_1,
  OPEN5E_2,
  TETRA_CUBE,
} from '../../../tests/harness/foreign-aboleth';
import { pastedStatblock } from '../../../tests/harness/pasted-statblock';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { readHomebrew } from './read-homebrew';

const told = (input: string | Uint8Array) => {
  const { records, problems } = readHomebrew(input);
  return { records, said: problems.map(({ problem }) => problem).join(' ') };
};
const bytes = (...list: number[]) => new Uint8Array(list);

describe('hostile files get a sentence', () => {
  it.each([
    ['nothing', '  \n ', 'nothing to read'],
    ['20 MB in one line', 'x'.repeat(20 * 1024 * 1024), 'at most 5 MB'],
    ['a line without an end', `Ogre\n${'x'.repeat(20_000)}`, 'more than 10,000 characters'],
    ['deep JSON', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'more than 40 levels'],
    ['broken JSON', '{"name": "x",}', 'comma or a bracket'],
    ['JSON of something else', '{"a": [1, 2]}', 'not a monster in any format'],
    ['a list of numbers', '[1, null, "x"]', 'not a monster in any format'],
    ['a broken line among lines', '{"a":1}\n{"a":', 'Line 2'],
    [
      'entities',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><compendium>&a;</compendium>',
      'document type',
    ],
    ['an outer entity', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><compendium/>', 'document type'],
    ['deep XML', `<compendium>${'<a>'.repeat(100)}`, 'levels deep'],
    ['XML that is not closed', '<compendium><monster>', 'unclosed tag: monster'],
    ['XML closed crosswise', '<compendium><a><b></a></b></compendium>', 'unexpected close tag'],
    ['XML with an instruction', '<compendium><?php x ?></compendium>', 'no monster'],
    ['an entity of its own', '<compendium><monster><name>&a;</name></monster>', 'unclosed tag'],
    ['two attributes of a name', '<compendium a="1" a="2"/>', 'duplicate attribute'],
    ['a sign that XML does not have', '<compendium>\u0001</compendium>', 'disallowed character'],
    ['a name on each of a million lines', 'Ogre\n'.repeat(1_000_000), 'at most 100,000 lines'],
    [
      'a table of 300,000 columns',
      `name,cr,ac,${Array.from({ length: 300_000 }, (_, at) => at).join(',')}\nOgre,2,11`,
      'at most 200 columns',
    ],
    ['XML without monsters', '<compendium version="5"><spell/></compendium>', 'no monster'],
  ])('%s', (_, text, words) => {
    const { records, said } = told(text);
    expect(said).toContain(words);
    expect(records).toEqual([]);
  });

  it.each([
    ['a ZIP file', bytes(0x50, 0x4b, 3, 4, 0), 'ZIP'],
    ['a packed file', bytes(0x1f, 0x8b, 8), 'gzip'],
    ['a PDF', bytes(0x25, 0x50, 0x44, 0x46, 0x2d), 'copy the statblock'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), 'picture'],
    ['Latin-1', bytes(0x4f, 0xe9, 0x67), 'UTF-8'],
  ])('%s', (_, file, words) => {
    expect(told(file).said).toContain(words);
  });

  it('prototypes stay what they are', () => {
    const evil =
      '{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}, "name": "x"';
    for (const file of [TETRA_CUBE, MONSTER_MAKER, OPEN5E_1, OPEN5E_2, FOUNDRY_3]) {
      readHomebrew(`${evil}, ${JSON.stringify(file).slice(1)}`);
      readHomebrew(JSON.stringify(file).replaceAll('"Aboleth"', '"__proto__"'));
    }
    readHomebrew(`${evil}, "slug": "x", "edition": "2014", "abilities": {}, "hp": {}, "ac": {}}`);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('a record of ours with a field too many is refused by its name', () => {
    const [ogre] = SRD_MONSTERS;
    const { records } = told(JSON.stringify({ ...ogre, admin: true }));
    expect(records[0]).toMatchObject({
      record: null,
      missing: '"admin" is not a field that a record may have',
    });
  });

  it('holds 500 creatures and says how many more there were', () => {
    const { records, said } = told(JSON.stringify(Array.from({ length: 510 }, () => OPEN5E_1)));
    expect(records).toHaveLength(500);
    expect(said).toContain('the 10 after those were skipped');
  });
});

describe('lines without an end, in files that a program wrote', () => {
  const endless = 'darkvision 60 ft., '.repeat(40_000);
  it.each([
    ['a table', `name,ac,senses\nOgre,11,"${endless}"`],
    ['JSON', JSON.stringify({ ...OPEN5E_1, name: 'Ogre', senses: endless })],
    ['XML', FIGHT_CLUB.replace(/<senses>[^<]*/, `<senses>${endless}`)],
  ])('are cut, and that is told: %s', (_, text) => {
    const begin = performance.now();
    const [piece] = readHomebrew(text).records;
    expect(piece?.record?.senses.darkvision).toBe(60);
    expect(piece?.dropped).toContainEqual({
      field: 'Senses',
      text: expect.stringMatching(/…$/),
      why: 'A line of a statblock can have at most 1,000 characters.',
    });
    // Scanning to the end after each comma would take minutes.
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});

it('numbers that are blanks without an end are none, at once', () => {
  const blanks = ' '.repeat(300_000);
  const begin = performance.now();
  const { abilities } = FOUNDRY_3.system;
  const str = { ...abilities.str, value: blanks };
  const system = { ...FOUNDRY_3.system, abilities: { ...abilities, str } };
  expect(readHomebrew(JSON.stringify({ ...FOUNDRY_3, system })).records).toHaveLength(1);
  expect(readHomebrew(`name,ac,str\nOgre,11,"${blanks}."`).records).toHaveLength(1);
  const xml = FIGHT_CLUB.replace(/<str>[^<]*/, `<str>${blanks}`);
  expect(readHomebrew(xml).records).toHaveLength(1);
  // Retrying at each space would take minutes.
  expect(performance.now() - begin).toBeLessThan(5000);
});

it.each([
  ['numbers', 'desc', '1'.repeat(8000)],
  ['titles', 'name', '('.repeat(20_000)],
])(
  '%s without an end are read at once, and leave the rest of a creature as it is',
  (_, key, value) => {
    const begin = performance.now();
    const actions = Array.from({ length: 40 }, () => ({
      name: 'Bite',
      desc: 'Words.',
      [key]: value,
    }));
    const [piece] = readHomebrew(JSON.stringify({ ...OPEN5E_1, actions })).records;
    expect(piece?.name).toBe(OPEN5E_1.name);
    // Each of them alone took a third of a second.
    expect(performance.now() - begin).toBeLessThan(5000);
  },
);

it('reads both byte orders of marks, and lines of records', () => {
  const [first, second] = SRD_MONSTERS;
  const lines = `\ufeff${JSON.stringify(first)}\r\n\r\n${JSON.stringify(second)}`;
  expect(readHomebrew(new TextEncoder().encode(lines)).records.map(({ record }) => record)).toEqual(
    [first, second],
  );
  const wide = Uint8Array.from([
    0xff,
    0xfe,
    ...[...'[]'].flatMap((sign) => [sign.charCodeAt(0), 0]),
  ]);
  expect(readHomebrew(wide).problems).toEqual([]);
});

describe('whatever comes', () => {
  const files = [
    ...[TETRA_CUBE, MONSTER_MAKER, OPEN5E_1, OPEN5E_2, FOUNDRY_3].map((one) => JSON.stringify(one)),
    FIGHT_CLUB,
    ...SRD_MONSTERS.slice(0, 3).map(pastedStatblock),
  ];

  function holds(text: string): void {
    for (const { record, missing } of readHomebrew(text).records) {
      if (record === null) expect(missing).toBeTruthy();
      else expect(readMonsterRecord(record).ok).toBe(true);
    }
  }

  it('files with pieces cut out, doubled or turned around give records that pass, or sentences', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(
          fc.tuple(
            fc.nat(),
            fc.nat(60),
            fc.constantFrom('', '"', '-', '999999999', '(', '\n', '𝕏', '$&', '\\'),
          ),
          { maxLength: 6 },
        ),
        (file, cuts) => {
          holds(
            cuts.reduce((text, [at, length, put]) => {
              const place = at % (text.length + 1);
              return text.slice(0, place) + put + text.slice(place + length);
            }, file),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('fields of any kind give records that pass, or sentences', () => {
    const objects = [TETRA_CUBE, MONSTER_MAKER, OPEN5E_1, OPEN5E_2, FOUNDRY_3];
    fc.assert(
      fc.property(
        fc.constantFrom(...objects),
        fc.nat(),
        fc.jsonValue({ maxDepth: 3 }),
        (file, at, value) => {
          const keys = Object.keys(file);
          const key = keys[at % keys.length] ?? 'name';
          holds(JSON.stringify({ ...file, [key]: value }));
        },
      ),
      { numRuns: 200 },
    );
  });
});
