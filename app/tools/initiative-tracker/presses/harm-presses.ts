import type { Spendable } from '~/fights/harm/spend';
import { combatantOf } from '~/fights/people/people';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { amountsIn } from './amounts';
import {
  type Asked,
  cut,
  cutText,
  deeds,
  NOBODY,
  oneOf,
  type Pressed,
  problem,
  targets,
  text,
  theOne,
  whole,
} from './asked';
import { spendProblem } from './spending';

const AMOUNT = 'Type how much: “12”, “2d6+3 slashing” or “10 fire and 5 cold”.';
const NOTHING = 'That is 0: nothing changes by it. Type how much.';
const MOST = 9999;
const SHARES = { all: 1, half: 0.5, double: 2, none: 0 } as const;

/** Who does it, when somebody in the fight is named: else nobody in particular. */
export function maker(asked: Asked): string | null {
  return combatantOf(asked.fight, text(asked, 'by'))?.id ?? null;
}

function typedAmounts(asked: Asked) {
  const type = DAMAGE_TYPES.find((one) => one === text(asked, 'type')) ?? null;
  return amountsIn(text(asked, 'amount'), type, asked.random);
}

/** Damage to all who are ticked, each by its own defences. */
export function harm(asked: Asked): Pressed {
  const struck = targets(asked);
  if (struck.length === 0) return problem(NOBODY);
  const parts = typedAmounts(asked);
  if (parts === null) return problem(AMOUNT);
  if (!/[1-9]/.test(text(asked, 'amount'))) return problem(NOTHING);
  const share = SHARES[oneOf(asked, 'share', ['all', 'half', 'double', 'none'])];
  const magical = text(asked, 'magical') !== '';
  return deeds({
    do: 'harm',
    by: maker(asked),
    with: cutText(asked, 'with', 120) || null,
    manner: {
      attack: text(asked, 'weapon') !== '' || !magical,
      ...{ magical, silvered: false, adamantine: false, spell: false, good: false },
    },
    struck: struck.map(({ id }) => ({
      ...{ who: id, parts, share, lasting: [] },
      critical: text(asked, 'critical') !== '',
      ignoresDefences: text(asked, 'plain') !== '',
      knocksOut: text(asked, 'knocks-out') !== '',
    })),
  });
}

/** Hit points given back to all who are ticked. */
export function heal(asked: Asked): Pressed {
  const healed = targets(asked);
  if (healed.length === 0) return problem(NOBODY);
  const amount = total(asked);
  if (amount === null) return problem(AMOUNT);
  if (amount === 0) return problem(NOTHING);
  return deeds({
    do: 'heal',
    by: maker(asked),
    with: cutText(asked, 'with', 120) || null,
    healed: healed.map(({ id }) => ({ who: id, amount })),
    revives: text(asked, 'revives') !== '',
  });
}

/** Temporary hit points: the larger number stays. */
export function shield(asked: Asked): Pressed {
  const given = targets(asked);
  if (given.length === 0) return problem(NOBODY);
  const amount = total(asked);
  if (amount === null) return problem(AMOUNT);
  const replace = text(asked, 'replace') !== '';
  // None in their place takes away what somebody has.
  if (amount === 0 && !replace) return problem(NOTHING);
  return deeds({ do: 'shield', given: given.map(({ id }) => ({ who: id, amount, replace })) });
}

/** The maximum raised for a while (Aid raises what one has too), or drained. */
export function maximum(asked: Asked): Pressed {
  const who = targets(asked);
  if (who.length === 0) return problem(NOBODY);
  const amount = total(asked);
  if (amount === null) return problem(AMOUNT);
  if (amount === 0) return problem(NOTHING);
  const drains = text(asked, 'intent') === 'drain';
  const name = cutText(asked, 'with', 80) || (drains ? 'Drained' : 'Raised');
  const change = { id: asked.newId(), by: drains ? -amount : amount, name, alsoNow: !drains };
  return deeds({ do: 'maximum', who: who.map(({ id }) => id), change });
}

/** A change of the maximum is over. */
export function maximumBack(asked: Asked): Pressed {
  const one = theOne(asked);
  const change = text(asked, 'change');
  if (!one?.maximumChanges.some(({ id }) => id === change)) return gone();
  return deeds({ do: 'maximum-back', who: [one.id], change });
}

function total(asked: Asked): number | null {
  const parts = typedAmounts(asked);
  if (parts === null) return null;
  return Math.min(
    MOST,
    parts.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** The sentence for what is over by the time of the press. */
export function gone(): Pressed {
  return problem('That is over already.');
}

/** Begins to concentrate, which ends what it concentrated on before. */
export function concentrate(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const on = cutText(asked, 'on', 120);
  if (on === '') return problem('Type what it concentrates on: “Bless”.');
  const hanging = Object.values(asked.fight.combatants).flatMap((bearer) =>
    bearer.lasting.filter((lasts) => lasts.maker === one.id && lasts.ends.concentration),
  );
  const ids = [...new Set(hanging.map(({ id }) => id))];
  return deeds({ do: 'concentrates', who: one.id, on, lasting: ids.slice(0, 50) });
}

export function concentrationEnds(asked: Asked): Pressed {
  const one = theOne(asked);
  return one?.concentration ? deeds({ do: 'concentration-ends', who: one.id }) : gone();
}

export function stabilise(asked: Asked): Pressed {
  const one = theOne(asked);
  return one ? deeds({ do: 'stabilise', who: one.id }) : problem(NOBODY);
}

/** A resource spent, or given back by a number below zero. */
export function spend(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const by = text(asked, 'times') === '' ? 1 : whole(asked, 'times', -99, 99);
  if (by === null || by === 0) return problem('Type how many: a whole number, at most 99.');
  const what = spendable(text(asked, 'what'));
  if (what === null) return problem('This form asks for nothing that is known here.');
  const sentence = spendProblem(one, what, by);
  return sentence === null ? deeds({ do: 'spend', who: one.id, what, by }) : problem(sentence);
}

/** What the field names: "reaction", "use:Fire Breath", "slot:3"; null for anything else. */
function spendable(named: string): Spendable | null {
  const [of = '', key = ''] = named.split(/:(.*)/s);
  switch (of) {
    case 'reaction':
    case 'legendary-action':
    case 'legendary-resistance':
      return { of };
    case 'use':
      return key === '' ? null : { of, key: cut(key, 80) };
    case 'slot':
      return /^[1-9]$/.test(key) ? { of, level: Number(key) } : null;
    default:
      return null;
  }
}
