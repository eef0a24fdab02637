import { expect, it } from 'vitest';
import { preferencesCookie, readPreferences, USUAL_PREFERENCES } from './preferences';

function headers(cookie: string): Headers {
  return new Headers({ Cookie: cookie });
}

it('come back from the cookie that was set', () => {
  const [cookie = ''] = preferencesCookie({ theme: 'dark', paper: 'a4' }).split(';');
  expect(readPreferences(headers(`other=1; ${cookie}`))).toEqual({ theme: 'dark', paper: 'a4' });
});

it('are the usual ones when the cookie is missing or nonsense', () => {
  for (const cookie of ['', 'preferences=', 'preferences=blue.a4', 'preferences=dark.a4.x']) {
    expect(readPreferences(headers(cookie)), cookie).toEqual(USUAL_PREFERENCES);
  }
});
