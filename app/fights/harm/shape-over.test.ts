import { expect, it } from 'vitest';
import { foldEvent } from '../fold/fold-event';
import { type Deed, deed, type FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import type { Fight } from '../log/state';
import { combatantOf } from '../people/people';
import { bareSheet, characterSheet } from '../sheet/by-hand';

let made = 0;
function event(...deeds: (Record<string, unknown> & { do: Deed['do'] })[]): FightEvent {
  made += 1;
  return { v: 1, id: `e${made}`, by: 'gm', at: made, deeds: deeds.map((one) => deed.parse(one)) };
}
const after = (fight: Fight, ...events: FightEvent[]) => events.reduce(foldEvent, fight);

const WOLF = bareSheet('2014', { name: 'Wolf', maximum: 11, ac: 13 });
function table(edition: '2014' | '2024'): Fight {
  const mira = characterSheet(edition, { name: 'Mira', maximum: 30 });
  const ilvy = characterSheet(edition, { name: 'Ilvy', maximum: 20 });
  return after(
    newFight('Ford', edition),
    event({
      do: 'add',
      seeds: [
        { id: 'mira', sheet: mira, side: 'party', initiative: 15 },
        { id: 'ilvy', sheet: ilvy, side: 'party', initiative: 10 },
      ],
    }),
    event({ do: 'begin' }),
  );
}
const mark = { id: 'poly', name: 'Polymorph', maker: 'ilvy', ends: { concentration: true } };
const changedBy = (hitPoints: string) =>
  event(
    { do: 'lasting', who: ['mira'], lasting: mark },
    { do: 'transform', who: 'mira', into: WOLF, hitPoints, name: 'Mira (Wolf)', until: 'poly' },
    { do: 'concentrates', who: 'ilvy', on: 'Polymorph', lasting: ['poly'] },
  );
const hit = (who: string, amount: number) =>
  event({ do: 'harm', struck: [{ who, parts: [{ amount, type: null }] }] });
const mira = (fight: Fight) => combatantOf(fight, 'mira');
const ilvy = (fight: Fight) => combatantOf(fight, 'ilvy');

it('ends a shape with the concentration that keeps it up (SRD 5.1 and 5.2.1, "Concentration")', () => {
  const shaped = after(table('2014'), changedBy('apart'), hit('mira', 4));
  expect(mira(shaped)).toMatchObject({ name: 'Mira (Wolf)', hitPoints: 7 });
  const over = after(shaped, event({ do: 'concentration-ends', who: 'ilvy' }));
  expect(mira(over)).toMatchObject({ name: 'Mira', hitPoints: 30, formerShape: null });
});

it('carries what is left over on, and lets go of the spell (SRD 5.1, "Polymorph")', () => {
  const over = after(table('2014'), changedBy('apart'), hit('mira', 16));
  expect(mira(over)).toMatchObject({ name: 'Mira', hitPoints: 25, lasting: [] });
  expect(ilvy(over)?.concentration).toBe(null);
});

it('ends with its temporary hit points in 2024 (SRD 5.2.1, "Polymorph")', () => {
  const shaped = after(table('2024'), changedBy('temporary'), hit('mira', 10));
  expect(mira(shaped)).toMatchObject({ name: 'Mira (Wolf)', temporary: 1, hitPoints: 30 });
  const over = after(shaped, hit('mira', 4));
  expect(mira(over)).toMatchObject({ name: 'Mira', temporary: 0, hitPoints: 27 });
  expect(ilvy(over)?.concentration).toBe(null);
});

it('ends for the incapacitated and for those at 0 hit points (SRD 5.2.1, "Wild Shape")', () => {
  const shape = {
    do: 'transform',
    who: 'mira',
    into: WOLF,
    hitPoints: 'own',
    name: 'Wolf',
  } as const;
  const shaped = after(table('2024'), event(shape));
  expect(mira(shaped)?.formerShape).not.toBe(null);
  const stunned = { id: 's', name: 'Stunned', conditions: ['stunned'] };
  const out = after(shaped, event({ do: 'lasting', who: ['mira'], lasting: stunned }));
  expect(mira(out)?.formerShape).toBe(null);
  expect(mira(after(shaped, hit('mira', 30)))).toMatchObject({ name: 'Mira', formerShape: null });
});
