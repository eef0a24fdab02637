import { MARK_COLOURS, PORTRAIT_SIGNS } from '~/fights/sheet/mark-looks';
import { type Asked, deeds, NOBODY, type Pressed, problem, text, theOne } from './asked';

/** Sets a combatant's sign and colour; without either, its own token is shown again. */
export function portrait(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  return deeds({
    do: 'change',
    who: one.id,
    changes: {
      portrait: PORTRAIT_SIGNS.find((sign) => sign === text(asked, 'sign')) ?? null,
      colour: MARK_COLOURS.find((colour) => colour === text(asked, 'colour')) ?? null,
    },
  });
}
