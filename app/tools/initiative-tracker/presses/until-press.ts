import type { Deed } from '~/fights/log/deeds';
import type { Lasting } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import type { LastingEnds } from '~/fights/sheet/lasting';
import { type Asked, deeds, gone, MOST_DEEDS, type Pressed, problem, text } from './asked';

/** When an effect that has no end may be told to end. */
export const UNTIL = ['own-end', 'own-start', 'turn-end', 'minute'] as const;
export type Until = (typeof UNTIL)[number];

/** Gives effects that were just put on an end, `until:{when}`: each is put on anew in place of itself. */
export function until(asked: Asked): Pressed {
  const [, typed] = /^until:(.+)$/.exec(text(asked, 'intent')) ?? [];
  const when = UNTIL.find((one) => one === typed);
  const named = new Set(asked.form.getAll('mark-of'));
  const marked = Object.values(asked.fight.combatants).flatMap((one) =>
    one.lasting.flatMap((lasting) =>
      named.has(JSON.stringify([one.id, lasting.id])) ? [{ who: one.id, lasting }] : [],
    ),
  );
  if (when === undefined || marked.length === 0) return gone();
  if (marked.length >= MOST_DEEDS) return problem(`Select at most ${MOST_DEEDS - 1} at once.`);
  return deeds(
    {
      do: 'lasting-ends',
      ended: marked.map(({ who, lasting }) => ({ who, lasting: lasting.id })),
    },
    ...marked.map(
      ({ who, lasting }): Deed => ({
        do: 'lasting',
        who: [who],
        lasting: { ...seedOf(lasting, asked.newId()), ends: endsOf(asked, lasting, who, when) },
      }),
    ),
  );
}

/** What was put on, without what the fight added to it. */
function seedOf({ since, turnsLeft, ...seed }: Lasting, id: string) {
  return { ...seed, id };
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
