import type { Combatant } from '~/fights/log/state';
import { d20Total, throwD20 } from '~/fights/moves/d20';
import { saveTerms } from '~/fights/moves/saving';
import { partyOf } from '~/fights/people/party';
import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import type { Edge } from '~/rules/dice/text/expression';
import {
  type Asked,
  cut,
  cutText,
  deeds,
  type Pressed,
  problem,
  targets,
  text,
  whole,
} from './asked';

const EDGES: readonly Edge[] = ['advantage', 'disadvantage'];
const LONGEST = 1000;

/**
 * Rolls a d20 for each of the party, or for the selected: written to the game master's log, which players never see.
 */
export function secretRolls(asked: Asked): Pressed {
  const ticked = asked.form.has('who') ? targets(asked) : [];
  const who = (ticked.length > 0 ? ticked : partyOf(asked.fight)).filter(
    ({ kind, death }) => kind === 'creature' && death.state !== 'dead',
  );
  if (who.length === 0) return problem('No party members to roll for.');
  const ability = ABILITIES.find((one) => one === text(asked, 'secret-save')) ?? null;
  const bonus = text(asked, 'secret-bonus') === '' ? 0 : whole(asked, 'secret-bonus', -20, 40);
  if (bonus === null) return problem('The modifier is a whole number from −20 to 40.');
  const edge = EDGES.find((one) => one === text(asked, 'secret-edge')) ?? null;
  const results = who.map((one) => `${one.name} ${rolled(asked, one, { ability, bonus, edge })}`);
  const named = cutText(asked, 'secret-name', 80);
  const what = ability === null ? named || 'roll' : `${ABILITY_NAMES[ability]} save`;
  const reason = ability !== null && named !== '' ? ` (${named})` : '';
  const how = edge === null ? '' : ` with ${edge}`;
  const words = `Secret ${what}${reason}${how}: ${results.join(', ')}`;
  return deeds({ do: 'note', text: cut(words, LONGEST) });
}

type Rolled = { ability: Ability | null; bonus: number; edge: Edge | null };

/** "17 (14 + 3)"; with advantage "17 (14 over 6, + 3)". The typed bonus is added to a save too. */
function rolled(
  { fight, random }: Asked,
  one: Combatant,
  { ability, bonus, edge }: Rolled,
): string {
  const terms =
    ability === null
      ? { bonus, edge, automatic: null }
      : saveTerms(one, ability, fight.settings.edition, { bonus, edge });
  if (terms.automatic) return 'fails automatically';
  const { dice, kept } = throwD20(random, terms.edge);
  const other = dice.length < 2 ? null : (dice.find((_, at) => at !== dice.indexOf(kept)) ?? kept);
  const over = terms.edge === 'advantage' ? 'over' : 'under';
  const die = other === null ? `${kept} ` : `${kept} ${over} ${other}, `;
  const added = `${terms.bonus < 0 ? '−' : '+'} ${Math.abs(terms.bonus)}`;
  return `${d20Total(kept, terms.bonus)} (${die}${added})`;
}
