import { expect, it } from 'vitest';
import { event, SEED, start } from '../../../tests/harness/told-fight';
import { createLedger } from '../fold/ledger';
import type { FightEvent } from '../log/deeds';
import { statisticsOf } from './statistics';

const fire = (who: string) =>
  event({
    do: 'harm',
    by: 'mira',
    with: 'fireball',
    struck: [{ who, parts: [{ amount: 28, type: 'fire' }] }],
  });

function numbersOf(who: string, events: readonly FightEvent[]) {
  const ledger = createLedger(SEED);
  for (const one of events) ledger.append(one);
  return statisticsOf(ledger.fight()).find((one) => one.who === who);
}

const BEGUN = start();
const passed = (from: string, to: string) =>
  event({ do: 'turn', from: { round: 1, row: from }, to: { round: 1, row: to } });

it('everybody has numbers: dealt, taken, felled and the turns that began', () => {
  const away = passed('lich', 'mira');
  const all = [...BEGUN, fire('gob'), fire('lich'), away];
  expect(numbersOf('mira', all)).toMatchObject({ dealt: 42, felled: 1, turns: 1 });
  expect(numbersOf('lich', all)).toMatchObject({ taken: 14, turns: 1 });
  const undone = [...all, event({ do: 'undo', event: away.id })];
  expect(numbersOf('mira', undone)).toMatchObject({ turns: 0 });
});

it('a turn that somebody else takes back is no turn', () => {
  const all = [...BEGUN, passed('lich', 'mira'), passed('mira', 'lich')];
  expect(numbersOf('mira', all)).toMatchObject({ turns: 0 });
  expect(numbersOf('lich', all)).toMatchObject({ turns: 1 });
});
