import { expect, it } from 'vitest';
import { momentIn, utcField, zoneHere } from './moment-in';

const utc = (local: string, zone: string) => {
  const read = momentIn(local, zone);
  return read.ok ? utcField(read.at) : read.problem;
};

it('reads a time by the clocks of its place', () => {
  expect(utc('2026-11-23T18:00', 'UTC')).toBe('2026-11-23T18:00');
  expect(utc('2026-11-23T18:00', 'Europe/Berlin')).toBe('2026-11-23T17:00');
  expect(utc('2026-07-01T18:00', 'Europe/Berlin')).toBe('2026-07-01T16:00');
  expect(utc('2026-11-23T18:00', 'Pacific/Kiritimati')).toBe('2026-11-23T04:00');
  expect(utc('2026-11-23T18:00', 'America/Los_Angeles')).toBe('2026-11-24T02:00');
  expect(utc('2026-11-23T18:00', 'Asia/Kathmandu')).toBe('2026-11-23T12:15');
});

it('takes the first of two where clocks go back, and none where they leave a time out', () => {
  expect(utc('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30');
  expect(utc('2026-03-29T02:30', 'Europe/Berlin')).toMatch(/does not exist in/);
  expect(utc('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00');
  expect(utc('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59');
});

it('says what is wrong with a date that is none, or a place that it does not know', () => {
  for (const wrong of [
    '',
    'soon',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-11-23T24:00',
    '2026-11-23T10:60',
    'x2026-11-23T10:00',
  ])
    expect(utc(wrong, 'UTC'), wrong).toMatch(/^Enter the date/);
  for (const zone of ['Nowhere', '<b>', 'Europe/Atlantis'])
    expect(utc('2026-11-23T18:00', zone), zone).toMatch(/^Enter a time zone/);
});

it('names the time zone of this device', () => {
  expect(momentIn('2026-11-23T18:00', zoneHere())).toMatchObject({ ok: true });
});
