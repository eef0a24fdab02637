import { DAMAGE_TYPES } from '~/rules/damage-types';
import { amountsIn, mannerTyped } from './amounts';
import {
  AMOUNT,
  type Asked,
  cutText,
  deeds,
  gone,
  maker,
  NOBODY,
  oneOf,
  type Pressed,
  problem,
  targets,
  text,
  theOne,
} from './asked';

const NOTHING = 'That is 0 and changes nothing. Type an amount.';
const MOST = 9999;
const SHARES = { all: 1, half: 0.5, double: 2, none: 0 } as const;

function typedAmounts(asked: Asked) {
  const type = DAMAGE_TYPES.find((one) => one === text(asked, 'type')) ?? null;
  return amountsIn(mannerTyped(text(asked, 'amount')).amount, type, asked.random);
}

/** Deals damage to all selected, each with its own defences. */
export function harm(asked: Asked): Pressed {
  const struck = targets(asked);
  if (struck.length === 0) return problem(NOBODY);
  const parts = typedAmounts(asked);
  if (parts === null) return problem(AMOUNT);
  if (!/[1-9]/.test(text(asked, 'amount'))) return problem(NOTHING);
  const share = SHARES[oneOf(asked, 'share', ['all', 'half', 'double', 'none'])];
  const { manner } = mannerTyped(text(asked, 'amount'));
  const magical = manner.magical ?? text(asked, 'magical') !== '';
  return deeds({
    do: 'harm',
    by: maker(asked),
    with: cutText(asked, 'with', 120) || null,
    manner: {
      attack: text(asked, 'weapon') !== '' || !magical,
      magical,
      silvered: manner.silvered,
      adamantine: manner.adamantine,
      spell: false,
      good: false,
    },
    struck: struck.map(({ id }) => ({
      who: id,
      parts,
      share,
      lasting: [],
      critical: manner.critical || text(asked, 'critical') !== '',
      ignoresDefences: text(asked, 'plain') !== '',
      knocksOut: text(asked, 'knocks-out') !== '',
    })),
  });
}

/** Heals all selected. */
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

/** Gives temporary hit points; the higher number stays. */
export function shield(asked: Asked): Pressed {
  const given = targets(asked);
  if (given.length === 0) return problem(NOBODY);
  const amount = total(asked);
  if (amount === null) return problem(AMOUNT);
  const replace = text(asked, 'replace') !== '';
  // With `replace`, 0 removes temporary hit points.
  if (amount === 0 && !replace) return problem(NOTHING);
  return deeds({ do: 'shield', given: given.map(({ id }) => ({ who: id, amount, replace })) });
}

/** Raises the maximum for a while (Aid also raises current hit points), or drains it. */
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

/** Removes a change of the maximum. */
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

export function stabilise(asked: Asked): Pressed {
  const one = theOne(asked);
  return one ? deeds({ do: 'stabilise', who: one.id }) : problem(NOBODY);
}
