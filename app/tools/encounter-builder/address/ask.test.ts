import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askSearch, readAsk } from './ask';
import { DRAFT_LIMITS, levelsOf, rowOf } from './draft';
import { readRow, rowText } from './draft-text';
import { pressed } from './press';

const ask = (search: string) => readAsk(new URLSearchParams(search));
const press = (search: string): string => {
  const done = pressed(new URLSearchParams(search));
  if (done === null || !('search' in done)) throw new Error('Nothing was pressed.');
  return done.search;
};
const monsters = (search: string) => new URLSearchParams(search).get('monsters');

describe('an address', () => {
  it('stands with half a letter, which a cut or a file may leave', () => {
    const cut = `${'a'.repeat(DRAFT_LIMITS.nameLetters - 1)}😀`;
    const { draft } = ask(`monsters=cr-1~${encodeURIComponent(encodeURIComponent(cut))}`);
    expect(draft.rows[0]?.name).toBe(cut.slice(0, -2));
    const half = { ...rowOf(''), id: null, cr: 1, name: 'a\ud800b' };
    expect(monsters(askSearch({ ...draft, rows: [half, rowOf('\ud800goblin')] }))).toBe(
      'cr-1~ab:1,goblin:1',
    );
    const pressedName = encodeURIComponent(cut);
    expect(press(`press=placeholder&rating=1&who=${pressedName}`)).toContain('monsters=');
  });

  it('says who plays, who fights and by which rules', () => {
    const { draft, problems } = ask(
      'edition=2024&party=4x3,1x5&monsters=goblin:4:lw3,cr-1/2~Sir%2520Bob:1:a,ogre&weak=out',
    );
    expect(problems).toEqual([]);
    expect(levelsOf(draft.groups)).toEqual([3, 3, 3, 3, 5]);
    expect(draft).toMatchObject({ edition: '2024', ignoreWeak: true });
    expect(draft.rows).toEqual([
      rowOf('goblin', { count: 4, round: 3, locked: true }),
      { ...rowOf(''), id: null, cr: 0.5, name: 'Sir Bob', side: 'allies' },
      rowOf('ogre'),
    ]);
  });

  it('is written so that it reads the same', () => {
    const names = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 100 }), (name, count) => {
        const row = {
          ...rowOf(''),
          id: null,
          cr: 3,
          name: name.replace(/\s+/g, ' ').trim(),
          count,
        };
        expect(readRow(rowText(row))).toEqual(row);
      }),
      {
        examples: [
          ['~', 1],
          ['a ~ b', 2],
        ],
      },
    );
    const search = '?edition=2014&party=4x3&monsters=goblin:4,cr-1/2~Old%2520man:2:al&q=troll';
    const { draft, rest } = ask(search);
    expect(askSearch(draft, rest)).toBe(search);
  });

  it('names characters of one’s own, beside others by their levels', () => {
    const search = '?edition=2014&party=2x3&characters=c-1,c-2';
    const { draft, rest, saysParty } = ask(search);
    expect(draft.characters).toEqual(['c-1', 'c-2']);
    expect(levelsOf(draft.groups)).toEqual([3, 3]);
    expect(askSearch(draft, rest)).toBe(search);
    expect(saysParty).toBe(true);
    // Separate parameters, as a form sends them.
    expect(ask('characters=c-1&characters=c-2&characters=c-1').draft.characters).toHaveLength(2);
    expect(ask('characters=c-1').draft.groups).toEqual([]);
    expect(ask('characters=%3Cb%3E,,a%20b').draft.characters).toEqual([]);
    expect(ask('with=ours&characters=c-1').draft.characters).toEqual([]);
    const many = Array.from({ length: 40 }, (_, at) => `c${at}`).join();
    const full = ask(`party=15x1&characters=${many}`);
    expect(full.draft.characters).toHaveLength(5);
    expect(full.problems).toEqual(['A party has at most 20 characters.']);
  });

  it('leaves out and tells what it cannot read', () => {
    const { draft, problems } = ask(
      'edition=5e&party=9x99,4x3&monsters=goblin:0,<script>:1,ogre:2,cr-99:1,troll:1:z',
    );
    expect(draft.rows).toEqual([rowOf('ogre', { count: 2 })]);
    expect(draft.groups).toEqual([{ level: 3, count: 4 }]);
    expect(problems).toHaveLength(5);
  });

  it('holds so much and no more', () => {
    const many = ask(`party=99x1,20x1,1x1&monsters=${'rat,'.repeat(90)}`);
    expect(many.draft.rows).toHaveLength(DRAFT_LIMITS.rows);
    expect(levelsOf(many.draft.groups)).toHaveLength(DRAFT_LIMITS.heroes);
    expect(many.problems.join()).toContain('60 kinds');
  });

  it('is read whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (party, rows, doing) => {
        const params = new URLSearchParams({ party, monsters: rows, press: doing, of: rows });
        readAsk(params);
        pressed(params);
      }),
    );
  });

  it('begins with four beginners when it says nothing of a party', () => {
    expect(levelsOf(ask('').draft.groups)).toEqual([1, 1, 1, 1]);
    expect(ask('').saysParty).toBe(false);
    expect(levelsOf(ask('party=').draft.groups)).toEqual([]);
  });
});

describe('a press', () => {
  it('says who plays: characters of one’s own in the place of the beginners that nobody named', () => {
    const named = (search: string) => ask(press(`press=party&${search}`)).draft;
    const first = named('characters=c-1&c0=4&l0=1');
    expect([first.characters, first.groups]).toEqual([['c-1'], []]);
    const both = named('characters=c-1&c0=2&l0=1');
    expect([both.characters, levelsOf(both.groups)]).toEqual([['c-1'], [1, 1]]);
    expect(named('with=ours&characters=c-1')).toMatchObject({ partyId: 'ours', characters: [] });
    expect(levelsOf(named('c0=4&l0=1').groups)).toEqual([1, 1, 1, 1]);
  });

  it('adds one of a kind, and one more to its row', () => {
    const one = press('press=add:goblin');
    expect(monsters(one)).toBe('goblin:1');
    expect(monsters(press(`${one.slice(1)}&press=add:goblin`))).toBe('goblin:2');
    expect(monsters(press('monsters=goblin:1:w3&press=add:goblin'))).toBe('goblin:1:w3,goblin:1');
  });

  it.each([
    ['more:1', 'goblin:4,ogre:2'],
    ['fewer:0', 'goblin:3,ogre:1'],
    ['fewer:1', 'goblin:4'],
    ['remove:0', 'ogre:1'],
    ['lock:0', 'goblin:4:l,ogre:1'],
    ['side:1', 'goblin:4,ogre:1:a'],
    ['clear', null],
    ['more:9', 'goblin:4,ogre:1'],
    ['nonsense', 'goblin:4,ogre:1'],
    ['set&n0=12&round1=4', 'goblin:12,ogre:1:w4'],
    ['set&n0=0', 'ogre:1'],
    ['set&n0=999', 'goblin:100,ogre:1'],
    ['set&n0=many', 'goblin:4,ogre:1'],
    // The button applies to the row it was on, although another row is removed.
    ['lock:1&n0=0', 'ogre:1:l'],
    ['placeholder&rating=1/4&who=A,B:C', 'goblin:4,ogre:1,cr-1/4~A%2CB%3AC:1'],
    ['placeholder&rating=77', 'goblin:4,ogre:1'],
  ])('%s makes of four goblins and an ogre: %s', (does, left) => {
    expect(monsters(press(`monsters=goblin:4,ogre&press=${does}`))).toBe(left);
  });

  it('sets who plays by level, or the saved party', () => {
    const by = (more: string) => ask(press(`press=party&with=&${more}`).slice(1)).draft;
    expect(by('c0=3&l0=4&c1=1&l1=6&c2=&l2=1').groups).toEqual([
      { level: 4, count: 3 },
      { level: 6, count: 1 },
    ]);
    expect(by('c0=0&l0=4').groups).toEqual([]);
    expect(by('c0=20&l0=4&c1=5&l1=1').groups).toEqual([{ level: 4, count: 20 }]);
    expect(ask(press('press=party&with=ours&c0=3&l0=4').slice(1)).draft).toMatchObject({
      partyId: 'ours',
      groups: [],
    });
  });

  it('leaves drawing to the server, and is nothing where nothing was pressed', () => {
    expect(pressed(new URLSearchParams('press=draw:abc'))).toEqual({ draws: 'draw:abc' });
    expect(pressed(new URLSearchParams('press=again:1'))).toEqual({ draws: 'again:1' });
    expect(pressed(new URLSearchParams('monsters=goblin'))).toBeNull();
  });

  it('begins the list anew for another search, and stays in it for a creature', () => {
    expect(press('q=orc&cursor=x&press=find')).not.toContain('cursor');
    expect(press('q=orc&cursor=x&press=add:orc')).toContain('cursor=x');
  });
});
