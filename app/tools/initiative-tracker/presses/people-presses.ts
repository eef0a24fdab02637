import type { Seed } from '~/fights/log/deeds';
import type { Combatant } from '~/fights/log/state';
import { addMany } from '~/fights/moves/add-many';
import { combatantOf } from '~/fights/people/people';
import { INITIATIVE_MODES } from '~/fights/sheet/initiative-modes';
import {
  type Asked,
  cutText,
  deeds,
  linesOf,
  MOST_DEEDS,
  NOBODY,
  type Pressed,
  problem,
  targets,
  text,
  theOne,
  whole,
} from './asked';

/** Moves the selected to the pile, out of the fight, or back into the order. */
export function place(where: 'pile' | 'gone' | 'back') {
  return (asked: Asked): Pressed => {
    const who = targets(asked).map(({ id }) => id);
    return who.length === 0 ? problem(NOBODY) : deeds({ do: 'place', who, where });
  };
}

/** Hides the selected from players, or shows them. */
export function hide(hidden: boolean) {
  return (asked: Asked): Pressed => {
    const who = targets(asked);
    if (who.length === 0) return problem(NOBODY);
    return each(who, { hidden });
  };
}

function each(who: readonly Combatant[], changes: { hidden: boolean } | { surprised: boolean }) {
  if (who.length > MOST_DEEDS) return problem(`Select at most ${MOST_DEEDS} at once.`);
  return deeds(...who.map(({ id }) => ({ do: 'change' as const, who: id, changes })));
}

/** Adds a fresh copy of each selected combatant, in a row of its own. */
export function duplicate(asked: Asked): Pressed {
  const who = targets(asked);
  if (who.length === 0) return problem(NOBODY);
  const seeds = who.map((one) => copyOf(one, asked));
  return addMany(asked.fight, seeds, asked.fight.round > 0 ? asked.random : undefined);
}

function copyOf(one: Combatant, { newId, fight }: Asked): Seed {
  const row = Object.hasOwn(fight.rows, one.row) ? fight.rows[one.row] : undefined;
  return {
    id: newId(),
    kind: one.kind,
    sheet: one.formerShape?.sheet ?? one.sheet,
    side: one.side,
    alias: one.alias,
    hidden: one.hidden,
    revealOnTurn: one.revealOnTurn,
    arrives: null,
    losesTies: row?.losesTies ?? false,
    note: one.note,
  };
}

/** Changes one combatant: its name, numbers and note. */
export function change(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const name = cutText(asked, 'name', 100);
  if (name === '') return problem('Type a name.');
  const ac = whole(asked, 'ac', 0, 50);
  if (ac === null) return problem('Armor Class is a whole number from 0 to 50.');
  const maximum = whole(asked, 'maximum', 1, 9999);
  if (maximum === null) return problem('Hit points are a whole number from 1 to 9,999.');
  const initiativeBonus = whole(asked, 'bonus', -20, 40);
  if (initiativeBonus === null) return problem('The bonus is a whole number from −20 to 40.');
  const level = levelOf(asked, one);
  if (level === 'outside') return problem('A level is a whole number from 1 to 20.');
  const mode = INITIATIVE_MODES.find((known) => known === text(asked, 'mode'));
  return deeds({
    do: 'change',
    who: one.id,
    changes: {
      sheet: {
        name,
        ac,
        maximum,
        initiativeBonus,
        level,
        ...(mode && { initiativeMode: mode }),
        // A changed bonus needs the matching score instead of the printed one.
        ...(one.sheet.initiativeScore !== undefined &&
          initiativeBonus !== one.sheet.initiativeBonus && {
            initiativeScore: 10 + initiativeBonus,
          }),
      },
      note: linesOf(asked, 'note', 2000),
    },
  });
}

/** The typed level: null for none; unchanged when the form has no such field. */
function levelOf(asked: Asked, { sheet }: Combatant): number | null | 'outside' {
  if (!asked.form.has('level')) return sheet.level ?? null;
  return text(asked, 'level') === '' ? null : (whole(asked, 'level', 1, 20) ?? 'outside');
}

/** Sets or clears surprise. */
export function surprise(surprised: boolean) {
  return (asked: Asked): Pressed => {
    const who = targets(asked);
    if (who.length === 0) return problem(NOBODY);
    return each(who, { surprised });
  };
}

/** Returns to its own shape. */
export function revert(asked: Asked): Pressed {
  const one = theOne(asked);
  return one?.formerShape ? deeds({ do: 'revert', who: one.id }) : problem(NOBODY);
}

/** The combatant whose id is in `field`, if any. */
export function named(asked: Asked, field: string): Combatant | null {
  return combatantOf(asked.fight, text(asked, field));
}
