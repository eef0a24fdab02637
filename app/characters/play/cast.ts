import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { cannot, did, type Outcome } from './outcome';
import { whyNoSpell } from './standing';
import { concentrated } from './states';

/** A deed that may spend something on a spell. */
type Spending = DeedOf<'slot' | 'pact-slot' | 'supply'>;

/** The outcome of spending, with concentration on the spell; fails completely when the character cannot cast or
 * concentrate. */
export function withSpell(
  facts: PlayFacts,
  { id, spell, holds, by }: Spending,
  spent: Outcome,
): Outcome {
  if (!spent.ok || spell === undefined) return spent;
  const raging = by < 0 ? whyNoSpell(spent.play) : null;
  if (raging !== null) return cannot(raging);
  if (!holds) return spent;
  const held = concentrated(facts, spent.play, { id, does: 'concentrate', on: spell });
  return held.ok ? did(held.play, `${spent.said}. ${held.said}`) : held;
}

const HOW = { cantrip: '', 'at-will': ' at will', ritual: ' as a ritual' } as const;

/** A spell cast without a cost, with concentration on it. */
export function castFreely(facts: PlayFacts, play: Play, deed: DeedOf<'cast'>): Outcome {
  const { id, spell, how, holds } = deed;
  const raging = whyNoSpell(play);
  if (raging !== null) return cannot(raging);
  const said = `${spell} cast${HOW[how]}`;
  if (!holds) return did(play, said);
  const held = concentrated(facts, play, { id, does: 'concentrate', on: spell });
  return held.ok ? did(held.play, `${said}. ${held.said}`) : held;
}
