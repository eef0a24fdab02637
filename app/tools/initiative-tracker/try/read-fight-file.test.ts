import { describe, expect, it } from 'vitest';
import { fightEvent } from '~/fights/log/deeds';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { creatureOf } from '../creatures/creature-of';
import { idsNamed } from '../creatures/name-ids';
import { PREPARED_EDITION, preparedEvents, preparedNames } from './prepared-fight';
import { fightIn } from './read-fight-file';

function creature(name: string) {
  const ids = idsNamed(name, '2014');
  const record = SRD_MONSTERS.find(({ slug }) => ids.includes(slug));
  return record ? creatureOf({ id: record.slug, record }) : null;
}

const EVENTS = preparedEvents(creature);
const FILE = { kind: 'fight', v: 1, edition: PREPARED_EDITION, events: EVENTS };

describe('the fight that is prepared', () => {
  it('has every monster from its record, and only deeds that a log takes', () => {
    expect(preparedNames().filter((name) => creature(name) !== null)).toHaveLength(3);
    for (const event of EVENTS) expect(fightEvent.safeParse(event).success).toBe(true);
    expect(EVENTS.flatMap(({ deeds }) => deeds).some((deed) => deed.do === 'add')).toBe(true);
  });
});

describe('a fight from a file', () => {
  it.each(['', 'x', '[]', '{"v":1}', '{"v":1,"edition":"1999","events":[]}'])(
    'is refused in a sentence when it is %j',
    (text) => {
      expect(fightIn(text)).toEqual({ problem: 'This file has no fight from this tracker.' });
    },
  );

  it('is refused by the entry that is wrong', () => {
    const events = [...EVENTS, { ...EVENTS[0], id: 'x', deeds: [{ do: 'win' }] }];
    expect(fightIn(JSON.stringify({ ...FILE, id: 'a', events }))).toEqual({
      problem: `Entry ${EVENTS.length + 1} of this file is not part of a fight.`,
    });
  });

  it('comes back with its name and everybody in it', () => {
    const read = fightIn(JSON.stringify({ ...FILE, id: 'a' }));
    expect(read).toMatchObject({ name: 'The toll at Harrow Bridge', events: EVENTS });
  });
});
