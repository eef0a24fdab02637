import { describe, expect, it } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies';

describe('a cookie', () => {
  it('is found by its whole name among others', () => {
    const headers = new Headers({ Cookie: 'x__Host-a=1; __Host-ab=2; __Host-a=3=4' });
    expect(readCookie(headers, '__Host-a')).toBe('3=4');
    expect(readCookie(headers, '__Host-b')).toBeNull();
    expect(readCookie(new Headers(), '__Host-a')).toBeNull();
  });

  it('is for this host alone, and hidden from scripts', () => {
    expect(writeCookie('__Host-a', 'v', 60.5)).toBe(
      '__Host-a=v; Max-Age=60; Path=/; Secure; HttpOnly; SameSite=Lax',
    );
    expect(removeCookie('__Host-a')).toMatch(/^__Host-a=; Max-Age=0; /);
  });
});
