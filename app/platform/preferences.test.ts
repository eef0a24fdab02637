import { expect, it } from 'vitest';
import { preferencesCookie, readPreferences, USUAL_PREFERENCES } from './preferences';

function headers(cookie: string): Headers {
  return new Headers({ Cookie: cookie });
}

it('come back from the cookie that was set', () => {
  for (const edition of ['2014', '2024', 'both'] as const) {
    const chosen = { theme: 'dark', paper: 'a4', edition, density: 'compact' } as const;
    const [cookie = ''] = preferencesCookie(chosen).split(';');
    expect(readPreferences(headers(`other=1; ${cookie}`))).toEqual(chosen);
  }
});

it('from before there were two editions, or a density, are kept, with the usual ones for the rest', () => {
  const first = { theme: 'dark', paper: 'a4', edition: '2014', density: 'auto' };
  expect(readPreferences(headers('preferences=dark.a4'))).toEqual(first);
  const second = { ...first, edition: 'both' };
  expect(readPreferences(headers('preferences=dark.a4.both'))).toEqual(second);
});

it('are the usual ones when the cookie is missing or nonsense', () => {
  for (const cookie of [
    '',
    'preferences=',
    'preferences=blue.a4',
    'preferences=dark.a4.x',
    'preferences=dark.a4.2014.',
    'preferences=dark.a4.2014.tiny',
  ]) {
    expect(readPreferences(headers(cookie)), cookie).toEqual(USUAL_PREFERENCES);
  }
});
