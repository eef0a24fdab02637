import { expect, test } from 'vitest';
import { layoutCookie, wantedLayout } from './remember-layout';

test('the address wins over what the device remembers', () => {
  const cookies = 'a=b; statblock-layout=2014';
  expect(wantedLayout('2024', cookies)).toBe('2024');
  expect(wantedLayout(null, cookies)).toBe('2014');
  expect(wantedLayout('print', cookies)).toBe('2014');
  expect(wantedLayout(null, null)).toBeNull();
  expect(wantedLayout('1999', 'statblock-layout=x; other-statblock-layout=2014')).toBeNull();
});

test('what is remembered is read again', () => {
  const [pair = ''] = layoutCookie('2024', true).split(';');
  expect(wantedLayout(null, pair)).toBe('2024');
  expect(layoutCookie('2024', true)).toMatch(/; Secure$/);
  expect(layoutCookie('2024', false)).not.toMatch(/Secure/);
});
