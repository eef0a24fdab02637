import { expect, it } from 'vitest';
import { awayCookie, noticesAway } from './notice-cookie';

const read = (value: string) => noticesAway(new Headers({ Cookie: `a=b; notices-away=${value}` }));
const kept = (cookie: string) => read(/=([^;]*)/.exec(cookie)?.[1] ?? '');

it('remembers what a device has put away, each once', () => {
  expect(kept(awayCookie([], '0123abcd'))).toEqual(['0123abcd']);
  expect(kept(awayCookie(['0123abcd', '11111111'], '0123abcd'))).toEqual(['11111111', '0123abcd']);
});

it('forgets the oldest, and what is no notice', () => {
  const many = Array.from({ length: 12 }, (_, at) => `0000000${at.toString(16)}`);
  expect(kept(awayCookie(many, 'ffffffff'))).toEqual([...many.slice(-7), 'ffffffff']);
  expect(read('x.<script>.0123abcd.0123ABCD')).toEqual(['0123abcd']);
  expect(noticesAway(new Headers())).toEqual([]);
});
