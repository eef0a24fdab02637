import type { FightEvent } from '~/fights/log/deeds';
import type { Edition } from '~/rules/edition';
import { createRandom } from '~/rules/random';
import { deviceSeed } from '../live/page-device-fight';
import { add, namesIn } from '../presses/add-presses';
import type { Creature } from '../presses/asked';

export const PREPARED_EDITION: Edition = '2014';

/** Four example characters, and the bandits who demand a toll from them. */
const LINES = [
  'Sefa Thorne hp 31 ac 17 init +1 level 3',
  'Brannoc hp 27 ac 15 init +3 level 3',
  'Ilvy Marsh hp 22 ac 13 init +2 level 3',
  'Oda Wick hp 26 ac 18 init +0 level 3',
  'Cult Fanatic',
  'Bandit Captain',
  '4 Bandits',
].join('\n');

const NAME = 'The toll at Harrow Bridge';

/** The names of the records that the example fight needs. */
export function preparedNames(): string[] {
  return namesIn(LINES);
}

/** The events of the example fight, the same for everyone; without a real author, so that undo cannot remove them. */
export function preparedEvents(creature: (name: string) => Creature | null): FightEvent[] {
  const form = new FormData();
  form.set('lines', LINES);
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `bridge-${ids}`;
  };
  const random = createRandom(NAME);
  const { fight } = deviceSeed(PREPARED_EDITION);
  const asked = { fight, form, random, newId, creature, undoable: null, redoable: null };
  const added = add(asked);
  const joined = 'problem' in added ? [] : added;
  return [{ ...EVENT, deeds: [{ do: 'name', name: NAME }, ...joined] }];
}

const EVENT = { v: 1, id: 'bridge', by: 'prepared', at: 0 } as const;
