import { expect, it } from 'vitest';
import { event, SEED, start } from '../../../tests/harness/told-fight';
import type { FightEvent } from '../log/deeds';
import { tellLog } from './tell-log';

function lastOf(...events: FightEvent[]): string[] {
  const lines = tellLog(SEED, [...start(), ...events]);
  return lines.filter((one) => one.event === events.at(-1)?.id).map(({ text }) => text);
}

it('names whom a condition spares, beside those who have it', () => {
  const sheet = { conditionImmune: ['frightened'] };
  const lasting = { id: 'l1', name: 'frightened', conditions: ['frightened'] };
  expect(
    lastOf(
      event({ do: 'change', who: 'lich', changes: { sheet } }),
      event({ do: 'lasting', who: ['mira', 'lich'], lasting }),
    ),
  ).toEqual(['Mira is Frightened.', 'Frightened does not affect Lich.']);
});

it('says that healing does nothing for the dead', () => {
  expect(
    lastOf(
      event({ do: 'harm', struck: [{ who: 'gob', parts: [{ amount: 9 }] }] }),
      event({ do: 'heal', healed: [{ who: 'gob', amount: 5 }] }),
    ),
  ).toEqual(['Goblin is dead: healing does nothing.']);
});
