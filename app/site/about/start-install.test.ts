import { expect, test } from 'vitest';
import { firstState } from './start-install';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const CHROME = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a page that runs as an app says so, whatever the browser', () => {
  expect(firstState(true, IPHONE, 5)).toBe('installed');
  expect(firstState(true, CHROME, 5)).toBe('installed');
});

test('each kind of browser gets its own way', () => {
  expect(firstState(false, IPHONE, 5)).toBe('iphone');
  expect(firstState(false, CHROME, 5)).toBe('chromium');
  expect(firstState(false, FIREFOX, 0)).toBe('generic');
});

test('an iPad that calls itself a Mac is known by its touch screen', () => {
  expect(firstState(false, MAC, 5)).toBe('iphone');
  expect(firstState(false, MAC, 0)).toBe('generic');
});
