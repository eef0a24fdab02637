import { useEffect, useState } from 'react';
import type { Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import { paths } from '~/paths';
import { askJson } from '~/platform/ask-json';
import type { Creature } from '../presses/asked';
import type { Beside } from '../screen/beside-statblock';
import type { CreatureStore } from './page-creatures';

type Shown = { creature: Creature | null; statblock: Beside['statblock'] | null };

const NOTHING: Shown = { creature: null, statblock: null };

/** The actions and statblock of the open combatant; those of acting combatants are prefetched. */
export function useBeside(
  fight: Fight,
  chosen: string | null,
  first: Beside | null,
  creatures: CreatureStore,
): Shown {
  const { edition } = fight.settings;
  const record = chosen === null ? null : (combatantOf(fight, chosen)?.sheet.record ?? null);
  const [kept, keep] = useState<ReadonlyMap<string, Shown>>(() => {
    if (first === null) return new Map();
    creatures.put(first.creature.id, { edition, inLair: false }, first.creature);
    return new Map([[first.creature.id, first]]);
  });
  const acting = Object.values(fight.combatants).find(
    ({ row, place }) => row === fight.turn && place === 'order',
  );
  const ahead = acting?.sheet.record ?? null;
  useEffect(() => {
    if (ahead !== null) void creatures.ask([ahead], { edition, inLair: false });
  }, [ahead, edition, creatures]);
  useEffect(() => {
    if (record === null || kept.has(record)) return;
    const leaving = new AbortController();
    const how = { edition, inLair: false };
    const pane = askJson<{ packed: Beside['statblock']['packed'] }>(
      paths.monsterPane({ id: record, layout: null }),
      leaving.signal,
    );
    void Promise.all([creatures.ask([record], how), pane]).then(([known, answer]) => {
      if (leaving.signal.aborted || (!known && answer.is !== 'here')) return;
      const shown: Shown = {
        creature: creatures.get(record, how),
        statblock: answer.is === 'here' ? { id: record, packed: answer.value.packed } : null,
      };
      keep((before) => new Map(before).set(record, shown));
    });
    return () => leaving.abort();
  }, [record, kept, edition, creatures]);
  return (record === null ? null : kept.get(record)) ?? NOTHING;
}
