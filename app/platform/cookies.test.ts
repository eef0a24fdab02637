import { describe, expect, it } from 'vitest';
import { readCookie, readCookies, removeCookie, writeCookie } from './cookies';

describe('a cookie', () => {
  it('is found by its whole name among others', () => {
    const headers = new Headers({ Cookie: 'x__Host-a=1; __Host-ab=2; __Host-a=3=4' });
    expect(readCookie(headers, '__Host-a')).toBe('3=4');
    expect(readCookie(headers, '__Host-b')).toBeNull();
    expect(readCookie(new Headers(), '__Host-a')).toBeNull();
  });

  it('may have kin, which are told by what follows its name', () => {
    const Cookie =
      '__Host-a-1=x=; y=1; __Host-c=5; __Host-a=; __Host-ab=2; __Host-a-=3; __Host-a-b c=4; __Host-a';
    expect(readCookies(new Headers({ Cookie }), '__Host-a')).toEqual([
      { name: '__Host-a-1', value: 'x=' },
      { name: '__Host-a', value: '' },
    ]);
    expect(readCookies(new Headers(), '__Host-a')).toEqual([]);
  });

  it('is for this host alone, and hidden from scripts', () => {
    expect(writeCookie('__Host-a', 'v', 60.5)).toBe(
      '__Host-a=v; Max-Age=60; Path=/; Secure; HttpOnly; SameSite=Lax',
    );
    expect(removeCookie('__Host-a')).toMatch(/^__Host-a=; Max-Age=0; /);
  });
});
