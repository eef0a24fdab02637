import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying } from './keep-trying';

let line = new EventTarget();
let page = new EventTarget();
const attempt = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  line = new EventTarget();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line));
  attempt.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = () => keepTrying(page as Document, attempt, 800);
const lineIsBack = () => line.dispatchEvent(new Event('online'));
const pageIsLookedAt = () => page.dispatchEvent(new Event('visibilitychange'));

test('tries after its time, and not before', () => {
  begin();
  vi.advanceTimersByTime(799);
  expect(attempt).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(attempt).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledOnce();
});

test('tries whenever the line is back or the page is looked at, as often as that comes', () => {
  begin();
  lineIsBack();
  pageIsLookedAt();
  lineIsBack();
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('tries no more once it has ended, whatever comes', () => {
  begin()();
  vi.advanceTimersByTime(60_000);
  lineIsBack();
  pageIsLookedAt();
  expect(attempt).not.toHaveBeenCalled();
});
