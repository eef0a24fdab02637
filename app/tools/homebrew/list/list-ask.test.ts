import { expect, it } from 'vitest';
import { actWords, readAct } from './act-form';
import { askSearch, IN_NONE, isNarrowed, readListAsk } from './list-ask';

const read = (search: string) => readListAsk(new URLSearchParams(search));
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it('asks for everything where an address says nothing, and for what it says', () => {
  expect(read('')).toEqual({
    q: '',
    folder: null,
    tag: null,
    sort: 'latest',
    after: null,
    away: false,
  });
  expect(isNarrowed(read(''))).toBe(false);
  expect(isNarrowed(read('folder=Fen'))).toBe(true);
  expect(read(`folder=${IN_NONE}&sort=worst&away=1&q=%20troll%20`)).toMatchObject({
    q: 'troll',
    folder: '',
    sort: 'latest',
    away: true,
  });
});

it('writes an address that asks for the same', () => {
  for (const search of ['', '?q=troll&folder=Fen&tag=bog&sort=cr', '?folder=%2F&away=1']) {
    expect(askSearch(read(search))).toBe(search);
    expect(read(askSearch(read(search)))).toEqual(read(search));
  }
  expect(askSearch(read('?q=a'), { did: 'x' })).toBe('?q=a&did=x');
});

it('reads what is to be done with several, or says what is wrong', () => {
  const act = (fields: Record<string, string>) => readAct(formOf(fields));
  expect(act({ intent: 'move', 'to-folder': ' Fen ' })).toEqual({
    ok: true,
    act: { kind: 'move', to: 'Fen' },
  });
  expect(act({ intent: 'move', 'to-folder': '' })).toMatchObject({ act: { to: '' } });
  expect(act({ intent: 'tag', 'to-tag': '#bog' })).toMatchObject({ act: { to: 'bog' } });
  expect(act({ intent: 'party', 'to-party': '' })).toMatchObject({ act: { to: null } });
  const wrongs: Record<string, string>[] = [
    { intent: 'move', 'to-folder': 'x'.repeat(61) },
    { intent: 'move', 'to-folder': IN_NONE },
    { intent: 'tag', 'to-tag': '' },
    { intent: 'untag', 'to-tag': 'a\u0000b' },
    { intent: 'burn' },
  ];
  for (const wrong of wrongs) {
    expect(act(wrong).ok, JSON.stringify(wrong)).toBe(false);
  }
});

it('says what was done', () => {
  const said = (kind: Parameters<typeof actWords>[0]['kind'], to: string | null, count = 2) =>
    actWords({ id: 'a', kind, to, count }, 'Ours');
  expect(said('move', 'Fen', 1)).toBe('1 monster moved to “Fen”.');
  expect(said('move', '')).toBe('2 monsters removed from the folder.');
  expect(said('party', 'p')).toBe('2 monsters shown in the lookups of “Ours”.');
  expect(said('put-away', null, 2000)).toBe('2,000 monsters deleted.');
});
