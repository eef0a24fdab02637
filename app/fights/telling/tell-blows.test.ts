import { describe, expect, it } from 'vitest';
import { event, SEED, start } from '../../../tests/harness/told-fight';
import type { FightEvent } from '../log/deeds';
import { tellLog } from './tell-log';

/** The lines that describe the last of these events. */
function told(...events: FightEvent[]): string[] {
  const lines = tellLog(SEED, [...start(), ...events]);
  return lines.filter((one) => one.event === events.at(-1)?.id).map(({ text }) => text);
}

const blow = (amount: number, more: object = {}, who = 'mira') =>
  event({
    do: 'harm',
    by: 'gob',
    with: 'scimitar',
    struck: [{ who, parts: [{ amount }], ...more }],
  });
const down = blow(30);

describe('a blow at somebody with 0 hit points', () => {
  it('is a failed death save, two from a critical hit, and the third kills (SRD 5.1, "Damage at 0 Hit Points")', () => {
    expect(told(down, blow(4))).toEqual([
      'Mira takes 4 from Goblin’s scimitar.',
      'Mira fails a death saving throw by this blow: 0 successes, 1 failure.',
    ]);
    expect(told(down, blow(4, { critical: true }))[1]).toBe(
      'Mira fails two death saving throws by this blow: 0 successes, 2 failures.',
    );
    expect(told(down, blow(4), blow(4, { critical: true }))[1]).toBe(
      'Mira fails two death saving throws by this blow and dies.',
    );
  });

  it('makes the stable dying again (SRD 5.1, "Damage at 0 Hit Points"; SRD 5.2.1, "Death Saving Throws")', () => {
    const tended = event({ do: 'stabilise', who: 'mira' });
    expect(told(down, tended, blow(4))[1]).toBe(
      'Mira is dying again and fails a death saving throw by this blow: 0 successes, 1 failure.',
    );
  });

  it('kills outright by as much as the maximum, down or up (SRD 5.1, "Instant Death")', () => {
    expect(told(down, blow(30))[1]).toBe('Mira dies instantly from massive damage.');
    expect(told(blow(60))[1]).toBe('Mira dies instantly from massive damage.');
    expect(told(blow(59))[1]).toBe('Mira falls and is dying.');
    expect(told(blow(99, {}, 'gob'))[1]).toBe('Goblin dies.');
  });

  it('takes nothing where temporary hit points take it ("Temporary Hit Points")', () => {
    const shield = event({ do: 'shield', given: [{ who: 'mira', amount: 5 }] });
    expect(told(down, shield, blow(4))).toHaveLength(1);
  });
});

it('says that the damage of a weapon is magical', () => {
  const parts = [
    { amount: 5, type: 'slashing' },
    { amount: 3, type: 'fire' },
  ];
  const struck = [{ who: 'mira', parts }];
  const manner = { attack: true, magical: true };
  expect(told(event({ do: 'harm', by: 'gob', with: 'scimitar', struck, manner }))).toEqual([
    'Mira takes 5 magical slashing plus 3 fire from Goblin’s scimitar.',
  ]);
});

describe('a blow that comes to nothing', () => {
  it('is told as no damage', () => {
    expect(told(blow(0))).toEqual(['Mira takes no damage from Goblin’s scimitar.']);
    const attack = { dice: [15], total: 19, ac: 14, hit: true };
    expect(told(blow(0, { attack }))).toEqual([
      'Mira is hit by Goblin’s scimitar and takes no damage.',
    ]);
    const lasting = [{ id: 'l', name: 'Marked' }];
    expect(told(blow(0, { lasting }))[0]).toBe('Mira is struck by Goblin’s scimitar.');
  });

  it('is told with its damage where immunity took all of it', () => {
    const immune = [{ types: ['fire'], qualifier: null }];
    const change = event({ do: 'change', who: 'gob', changes: { sheet: { immune } } });
    const parts = [{ amount: 9, type: 'fire' }];
    expect(told(change, blow(9, { parts }, 'gob'))).toEqual([
      'Goblin takes 9 fire from Goblin’s scimitar, 0 after immunity.',
    ]);
  });
});
