import { describe, expect, it } from 'vitest';
import { countedKind, createTally, hourOf } from './hour-counts';

const HOUR = 60 * 60 * 1000;
const NOON = 500_000 * HOUR;

describe('counting by the hour', () => {
  it('counts failures and refusals apart, by hour and kind', () => {
    const tally = createTally();
    tally.count('pages', 200, NOON);
    tally.count('pages', 500, NOON + 1);
    tally.count('pages', 429, NOON + HOUR - 1);
    tally.count('pages', 200, NOON + HOUR);
    tally.count('webhooks', 400, NOON);
    tally.count('json', 400, NOON);
    expect(tally.take()).toEqual([
      { hour: NOON, kind: 'pages', requests: 3, errors: 1, refusals: 1 },
      { hour: NOON + HOUR, kind: 'pages', requests: 1, errors: 0, refusals: 0 },
      { hour: NOON, kind: 'webhooks', requests: 1, errors: 0, refusals: 1 },
      { hour: NOON, kind: 'json', requests: 1, errors: 0, refusals: 0 },
    ]);
    expect(tally.take()).toEqual([]);
  });

  it('asks to be written once a minute, and not at its first request', () => {
    const tally = createTally();
    const asked = [0, 59_999, 60_000, 60_001, 119_999, 120_000].map((after) =>
      tally.count('pages', 200, NOON + after),
    );
    expect(asked).toEqual([false, false, true, false, false, true]);
  });

  it('keeps what could not be written, with what came meanwhile', () => {
    const tally = createTally();
    tally.count('pages', 503, NOON);
    const taken = tally.take();
    tally.count('pages', 200, NOON);
    tally.putBack(taken);
    expect(tally.take()).toEqual([
      { hour: NOON, kind: 'pages', requests: 2, errors: 1, refusals: 0 },
    ]);
  });

  it('knows the beginning of an hour', () => {
    expect(hourOf(NOON + HOUR - 1)).toBe(NOON);
  });

  it.each([
    ['/monsters', false, 'text/html; charset=utf-8', 'pages'],
    ['/monsters', true, 'text/x-script', 'data'],
    ['/me/entitlements', false, 'application/json; charset=utf-8', 'json'],
    ['/blog', false, 'application/feed+json', 'json'],
    ['/webhooks/stripe', false, 'application/json', 'webhooks'],
    [null, false, null, 'other'],
  ])('takes %s (data: %s, %s) for one of %s', (route, isData, type, kind) => {
    expect(countedKind({ route, isData }, type)).toBe(kind);
  });
});
