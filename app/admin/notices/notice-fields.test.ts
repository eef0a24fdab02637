import { expect, it } from 'vitest';
import { noticeFields, readNotice } from './notice-fields';

const NOW = Date.UTC(2026, 10, 23, 18);
const DAY = 24 * 60 * 60 * 1000;
const GOOD = {
  text: 'Mapwright rests tonight.',
  link: '/features#mapwright',
  tone: 'warning',
  from: '2026-11-23T20:00',
  until: '2026-11-24T06:00',
  zone: 'Europe/Berlin',
};

function read(fields: Partial<typeof GOOD>, begun?: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...fields })) form.set(name, value);
  return readNotice(noticeFields(form), { now: NOW, origin: 'https://delvewright.example', begun });
}

const problems = (fields: Partial<typeof GOOD>) => {
  const reading = read(fields);
  return reading.ok ? null : reading.problems;
};

it('reads a notice with its times by the clocks of a place', () => {
  expect(read({})).toEqual({
    ok: true,
    words: {
      text: GOOD.text,
      link: GOOD.link,
      tone: 'warning',
      startsAt: Date.UTC(2026, 10, 23, 19),
      endsAt: Date.UTC(2026, 10, 24, 5),
    },
  });
});

it('begins now without a beginning, or when it did', () => {
  expect(read({ from: '' })).toMatchObject({ words: { startsAt: NOW } });
  expect(read({ from: '' }, NOW - DAY)).toMatchObject({ words: { startsAt: NOW - DAY } });
});

it('has one line of words, and not too many', () => {
  expect(problems({ text: ' \n ' })).toHaveProperty('text');
  expect(problems({ text: 'x'.repeat(200) })).toBeNull();
  expect(problems({ text: 'x'.repeat(201) })).toEqual({
    text: 'The notice is too long (max 200).',
  });
  expect(read({ text: 'One\r\n\u202etwo' })).toMatchObject({ words: { text: 'One two' } });
});

it('leads to a page of ours, and nowhere else', () => {
  for (const link of [
    'https://evil.example',
    '//evil.example',
    'features',
    'javascript:alert(1)',
    '/login',
    `/${'x'.repeat(400)}`,
  ])
    expect(problems({ link }), link).toEqual({
      link: 'Enter a page of this site, such as /features.',
    });
  expect(read({ link: '' })).toMatchObject({ words: { link: null } });
});

it('ends after it begins, and within three months', () => {
  expect(problems({ until: '' })).toEqual({ until: 'Choose when it ends.' });
  expect(problems({ until: '2026-11-23T19:00' })).toEqual({ until: 'That time has passed.' });
  expect(problems({ until: '2026-11-23T19:59', zone: 'UTC' })).toEqual({
    until: 'It must end after it begins.',
  });
  expect(problems({ until: '2026-11-23T20:00' })).toEqual({
    until: 'It must end after it begins.',
  });
  expect(problems({ until: '2027-03-01T00:00' })).toEqual({
    until: 'It can run for at most 3 months.',
  });
  expect(problems({ from: '2027-01-01T00:00', until: '2027-03-30T00:00' })).toBeNull();
  expect(problems({ from: '2028-01-01T00:00', until: '2028-01-02T00:00' })).toEqual({
    from: 'Choose a time within a year.',
  });
});

it('says of each field what is wrong with it', () => {
  const NO_ZONE = 'Enter a time zone such as UTC or Europe/Berlin.';
  const NO_TIME = 'Enter the date and time as 2026-11-23T18:00.';
  expect(problems({ zone: 'Nowhere' })).toEqual({ zone: NO_ZONE });
  expect(problems({ zone: 'Nowhere', from: '' })).toEqual({ zone: NO_ZONE });
  expect(problems({ from: 'soon', until: 'later' })).toEqual({ from: NO_TIME, until: NO_TIME });
  expect(problems({ tone: 'shrill' })).toEqual({ tone: 'Choose a tone.' });
  expect(problems({ text: '' })).toEqual({ text: 'Write the notice.' });
});
