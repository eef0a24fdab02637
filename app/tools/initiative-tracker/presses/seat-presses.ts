import type { Deed } from '~/fights/log/deeds';
import type { Due } from '~/fights/log/state';
import { isStruckByDice, marksOf } from '~/fights/moves/plan';
import { combatantOf } from '~/fights/people/people';
import { MOST_SEATS, seatOf } from '~/fights/seats/seats';
import { type Asked, deeds, gone, type Pressed, problem, text } from './asked';

const ANSWERED = 'Already answered.';

/** The pending item of this kind whose id is in the field `due`. */
function waiting<K extends Due['kind']>(asked: Asked, kind: K): Extract<Due, { kind: K }> | null {
  const due = asked.fight.due.find(({ id }) => id === text(asked, 'due'));
  return due?.kind === kind ? (due as Extract<Due, { kind: K }>) : null;
}

function isHere({ fight }: Asked, who: string): boolean {
  return (combatantOf(fight, who)?.place ?? 'gone') !== 'gone';
}

/** Grants the seat that a player requests. */
export function giveSeat(asked: Asked): Pressed {
  const due = waiting(asked, 'claim');
  if (due === null) return problem(ANSWERED);
  const { who, seat, name } = due;
  if (who === null || !isHere(asked, who)) {
    return problem('That character is no longer in the fight.');
  }
  const { seats = {} } = asked.fight;
  if (seatOf(asked.fight, seat) === null && Object.keys(seats).length >= MOST_SEATS) {
    return problem(`A fight has at most ${MOST_SEATS} seats. Remove one first.`);
  }
  return deeds({ do: 'seat', seat, who, name });
}

/** Revokes a seat; its player must request one again. */
export function unseat(asked: Asked): Pressed {
  const seat = text(asked, 'seat');
  if (seatOf(asked.fight, seat) === null) return gone();
  return deeds({ do: 'unseat', seat });
}

/**
 * Applies a player's attack or spell as it was rolled: damage, effects, healing and concentration in one event. Misses
 * are told in the log.
 */
export function applyRolled(asked: Asked): Pressed {
  const due = waiting(asked, 'suggested');
  if (!due?.rolled) return problem(ANSWERED);
  const done: Deed = { do: 'dismiss', due: due.id };
  const { manner, healed = [], temporary, concentrates } = due.rolled;
  const { who: by, with: means } = due;
  const struck = due.rolled.struck.filter(({ who }) => isHere(asked, who));
  const restored = healed.filter(({ who }) => isHere(asked, who));
  const isRolled = struck.some(isStruckByDice);
  const harm: Deed[] = isRolled
    ? [{ do: 'harm', by, with: means, manner, struck }]
    : marksOf(struck);
  const heal: Deed = temporary
    ? { do: 'shield', given: restored.map((one) => ({ ...one, replace: false })) }
    : { do: 'heal', by, with: means, healed: restored, revives: false };
  const keeps: Deed[] =
    concentrates && by !== null && struck.length > 0
      ? [{ do: 'concentrates', who: by, ...concentrates, lasting: [...concentrates.lasting] }]
      : [];
  return deeds(...harm, ...(restored.length > 0 ? [heal] : []), ...keeps, done);
}

/**
 * Applies a player's suggested damage times `share`, with each target's own defences: one action, undone as one.
 * Targets that left the fight are skipped.
 */
export function answerSuggestion(share: 0 | 0.5 | 1) {
  return (asked: Asked): Pressed => {
    const due = waiting(asked, 'suggested');
    if (due === null) return problem(ANSWERED);
    const done: Deed = { do: 'dismiss', due: due.id };
    const struck = due.targets.filter((who) => isHere(asked, who));
    if (struck.length === 0) {
      return share === 0
        ? deeds(done)
        : problem('Its targets have left the fight. Press “None” to dismiss it.');
    }
    const { amount, type } = due;
    const magical = text(asked, 'magical') !== '';
    const harm: Deed = {
      do: 'harm',
      by: due.who,
      with: due.with,
      manner: {
        attack: true,
        magical,
        silvered: false,
        adamantine: false,
        spell: false,
        good: false,
      },
      struck: struck.map((who) => ({
        who,
        parts: [{ amount, type }],
        share,
        lasting: [],
        critical: false,
        ignoresDefences: false,
        knocksOut: false,
      })),
    };
    return deeds(harm, done);
  };
}
