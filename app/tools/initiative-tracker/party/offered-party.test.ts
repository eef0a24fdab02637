import { expect, it } from 'vitest';
import { comingAlong, memberWords, type OfferedMember } from './offered-party';

const mira: OfferedMember = {
  id: 'm',
  name: 'Mira',
  level: 3,
  ac: 15,
  now: 17,
  maximum: 24,
  temporary: 5,
  absent: false,
  fight: null,
};

it('says how somebody stands in a few words', () => {
  expect(memberWords(mira)).toBe('Level 3 · HP 17/24, 5 temporary · AC 15');
  expect(memberWords({ ...mira, ac: null, temporary: 0 })).toBe('Level 3 · HP 17/24');
});

it('brings along who is at the table and in no other running fight', () => {
  const members = [
    mira,
    { ...mira, id: 'away', absent: true },
    { ...mira, id: 'fights', fight: { id: 'f', name: 'Ambush' } },
  ];
  expect(comingAlong({ id: 'p', name: 'The Lanterns', members })).toEqual(['m']);
});
