import { expect, test } from 'vitest';
import { askSearch, readAsk } from './ask';
import { changesOf, whatIf } from './what-if';

const ASK = readAsk(new URLSearchParams('a=@champion.5&a=*party-1.member-2&b=goblin~n:4&b=ogre'));
const KNOWN = { ogre: { name: 'Ogre', ac: 11, hitPoints: 59 } };

const after = (change: string) => {
  const other = whatIf(ASK, change, KNOWN);
  return other === null ? null : decodeURIComponent(askSearch(other));
};

test('each change is one change of the address', () => {
  expect(after('more.b.0')).toContain('b=goblin~n:5');
  expect(after('fewer.b.0')).toContain('b=goblin~n:3');
  expect(after('fewer.b.1')).not.toContain('ogre');
  expect(after('ac.b.1')).toContain('b=ogre~ac:12');
  expect(after('level.a')).toContain('a=@champion.6');
  expect(after('hoard.a')).toContain('a-spending=hoard');
  expect(after('surprise.b')).toContain('surprised=b');
});

test('what changes nothing, or means nothing, is none', () => {
  for (const change of ['', 'level.b', 'ac.b.0', 'more.b.9', 'more.c.0', 'all.a', 'x', 'more.b.01'])
    expect(after(change), change).toBeNull();
});

test('all that is offered changes the battle', () => {
  const offered = changesOf(ASK, KNOWN);
  expect(offered.length).toBeGreaterThan(12);
  for (const { value } of offered) expect(after(value), value).not.toBeNull();
});

test('a day and the questions beside a battle stand in its address and come back from it', () => {
  const said =
    '?a=%40champion.5&b=ogre&if=more.b.0&most=b.0&share=60&day=long%21goblin%7En%3A4%21wolf';
  const ask = readAsk(new URLSearchParams(said));
  expect(ask.day).toHaveLength(1);
  expect(readAsk(new URLSearchParams(askSearch(ask)))).toEqual(ask);
});
