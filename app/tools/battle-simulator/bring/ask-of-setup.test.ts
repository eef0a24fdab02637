import { expect, test } from 'vitest';
import { readSetup } from '~/battle/setup/read-setup';
import { askSearch, readAsk } from '../address/ask';
import { setupValue } from '../address/setup-value';
import { askOfSetup } from './ask-of-setup';

function brought(value: unknown) {
  const reading = readSetup(value);
  if (!reading.ok) throw new Error(reading.problem);
  return askOfSetup(reading.setup);
}

test.each([
  'a=%40champion.5&b=goblin~n:4~ac:17~hp:9~in:3~h:1~d:-2~r:2~w:healers~l:back&b=ogre',
  'edition=2024&a=%3DSir+Odo~ac:18~hp:44~in:2~a:7~dm:2d6%2B4~t:2&b=lich.srd-5-2&surprised=b&b-targets=healers&a-healAt=30',
  'a=%3DOdo~ac:10~hp:5~a:2~dm:3&b=wolf~n:3&on=reactions',
])('what the simulator gives as a file comes back as the same battle: %s', (search) => {
  const ask = readAsk(new URLSearchParams(search));
  const { ask: back, lost } = brought(JSON.parse(JSON.stringify(setupValue(ask))));
  expect(lost).toEqual([]);
  expect(setupValue(back)).toEqual(setupValue(ask));
  expect(askSearch(readAsk(new URLSearchParams(askSearch(back))))).toBe(askSearch(back));
});

test('what the page cannot hold is named, and the rest comes along', () => {
  const { ask, lost } = brought({
    sides: [
      [{ id: 'mage', name: 'Vell', line: 'back', tactics: { targets: 'healers', fleeAt: 20 } }],
      [
        {
          name: 'Gnasher',
          ac: 13,
          hp: 40,
          resist: [{ types: ['fire'] }],
          attacks: [
            { toHit: 5, dice: '1d8', bonus: 3 },
            { toHit: 5, dice: '2d6', bonus: 3 },
          ],
        },
      ],
    ],
  });
  expect(ask.sides.a[0]).toEqual({ who: 'mage', said: { w: 'healers', l: 'back' } });
  expect(ask.sides.b[0]?.said).toMatchObject({ ac: '13', hp: '40', a: '5', dm: '1d8+3' });
  expect(lost).toEqual([
    'Side A, mage: its tactics other than targets',
    'Side A, mage: its own name',
    'Side B, Gnasher: “resist”',
    'Side B, Gnasher: its attacks beyond the first (1)',
  ]);
});
