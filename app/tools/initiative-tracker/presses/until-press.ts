import type { Deed } from '~/fights/log/deeds';
import type { Lasting } from '~/fights/log/state';
import { combatantOf, combatantsOf } from '~/fights/people/people';
import type { LastingEnds, LastingSeed } from '~/fights/sheet/lasting';
import { type Asked, deeds, gone, MOST_DEEDS, type Pressed, problem, text } from './asked';

/** When an effect that has no end may be told to end. */
export const UNTIL = ['own-end', 'own-start', 'turn-end', 'minute'] as const;
export type Until = (typeof UNTIL)[number];

/**
 * Gives effects that were just put on an end, `until:{when}`: each is put on again under its own id, which restarts it,
 * those with the same end together.
 */
export function until(asked: Asked): Pressed {
  const [, typed] = /^until:(.+)$/.exec(text(asked, 'intent')) ?? [];
  const when = UNTIL.find((one) => one === typed);
  const named = new Set(asked.form.getAll('mark-of'));
  if (when === undefined) return gone();
  const again = new Map<string, { who: string[]; lasting: LastingSeed }>();
  for (const one of combatantsOf(asked.fight)) {
    for (const lasting of one.lasting) {
      if (!named.has(JSON.stringify([one.id, lasting.id]))) continue;
      const { since: _, turnsLeft: __, ...seed } = lasting;
      const ended = { ...seed, ends: endsOf(asked, lasting, one.id, when) };
      const same = again.get(JSON.stringify(ended));
      if (same) same.who.push(one.id);
      else again.set(JSON.stringify(ended), { who: [one.id], lasting: ended });
    }
  }
  if (again.size === 0) return gone();
  if (again.size > MOST_DEEDS) return problem(`Select at most ${MOST_DEEDS} at once.`);
  return deeds(...[...again.values()].map((one): Deed => ({ do: 'lasting', ...one })));
}

function endsOf(asked: Asked, { ends }: Lasting, bearer: string, when: Until): LastingEnds {
  if (when === 'own-end' || when === 'own-start') {
    const moment = when === 'own-end' ? 'end' : 'start';
    return { ...ends, turn: { of: bearer, moment, count: 1 } };
  }
  const acting = Object.values(asked.fight.combatants).find(
    ({ row, place }) => row === asked.fight.turn && place === 'order',
  );
  const of = combatantOf(asked.fight, acting?.id ?? '')?.id ?? bearer;
  // A minute is ten rounds (SRD 5.1 and 5.2.1, "Combat").
  return when === 'turn-end'
    ? { ...ends, turn: { of, moment: 'end', count: 2 } }
    : { ...ends, turn: { of: bearer, moment: 'end', count: 10 } };
}
