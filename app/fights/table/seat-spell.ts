import type { Random } from '~/rules/random';
import { leftOf } from '../harm/spend';
import type { Deed } from '../log/deeds';
import type { Combatant } from '../log/state';
import { d20Total, throwD20 } from '../moves/d20';
import { castingsOnSheet, type SpellKnown } from '../sheet/known-spells';
import type { OwnOne } from './table-view';

/** The spells of a character’s own sheet, with the numbers that they are cast with. */
export function ownSpells({ sheet }: Combatant): OwnOne['spells'] {
  return castingsOnSheet(sheet.castings).flatMap(({ dc, toHit, spells }) =>
    // A sheet always has both numbers; only statblocks may lack them.
    dc === null || toHit === null
      ? []
      : spells.map(({ spell, name }) => ({ spell, name, dc, toHit })),
  );
}

/** How a spell is cast: with a slot of this level (0: without one), and whether its attack is rolled. */
export type SeatSpell = { spell: string; level: number; attack: boolean; secret: boolean };

/**
 * Casts a spell of the character’s own sheet: it spends the slot or the use, and the table sees the spell with its save
 * DC, or its attack roll.
 */
export function seatSpell(
  one: Combatant,
  { spell, level, attack, secret }: SeatSpell,
  { seat, random }: { seat: string; random: Random },
): Deed[] | { problem: string } {
  const casting = castingsOnSheet(one.sheet.castings).find(({ spells }) =>
    spells.some((known) => known.spell === spell),
  );
  const known = casting?.spells.find((each) => each.spell === spell);
  if (!casting || !known || casting.toHit === null)
    return { problem: 'That spell is no longer on the sheet.' };
  const spent = spentBy(one, known, level);
  if ('problem' in spent) return spent;
  const { dice, kept } = throwD20(random, null);
  const total = d20Total(kept, casting.toHit);
  const name = known.name.slice(0, 80);
  return [
    { do: 'casts', who: one.id, spell: name, level },
    ...spent,
    {
      do: 'roll',
      seat,
      by: one.id,
      what: level === 0 ? name : `${name} (level ${level})`.slice(0, 80),
      text: attack ? `${total} to hit (${dice.join(', ')})` : `Save DC ${casting.dc}`,
      total: attack ? total : null,
      secret,
    },
  ];
}

/** What casting it costs, or why that is not left. A use of its own is spent instead of a slot. */
function spentBy(
  one: Combatant,
  { cost }: SpellKnown,
  level: number,
): Deed[] | { problem: string } {
  const what =
    level > 0
      ? ({ of: 'slot', level } as const)
      : cost?.of === 'use'
        ? ({ of: 'use', key: cost.key } as const)
        : null;
  if (what === null) return [];
  const left = leftOf(one, what)?.left ?? 0;
  if (left === 0) {
    return {
      problem: what.of === 'slot' ? 'No slot of that level is left.' : 'No use of it is left.',
    };
  }
  return [{ do: 'spend', who: one.id, what, by: 1 }];
}
