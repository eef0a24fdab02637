import type { Inner } from '../records/effects';
import type { Ending } from '../records/endings';
import { amountWords, damageWords } from './damage-words';
import { needWords } from './need-words';
import { capital, inWords, listed } from './plain-words';

/**
 * Words what effects do to their target: "9 (2d8) Poison damage. If the target is a Medium or smaller creature, it has
 * the Prone condition."; null when one cannot be worded yet.
 */
export function outcomeWords(effects: readonly Inner[], self: string): string | null {
  const sentences: string[] = [];
  let open: { needs: string; said: string[]; ends: string } | null = null;
  const close = () => {
    if (open === null) return;
    const clauses = listed(open.said, 'and');
    sentences.push(
      open.needs === ''
        ? `The target ${clauses}.`
        : `If ${open.needs}, ${open.needs.startsWith('the target') ? 'it' : 'the target'} ${clauses}.`,
    );
    open = null;
  };
  for (const effect of effects) {
    if (effect.kind === 'damage' && effect.needs === undefined && effect.to === undefined) {
      if (effect.later !== undefined) return null;
      const damage = damageWords(effect.damage, self);
      if (damage === null) return null;
      close();
      sentences.push(`${damage}.`);
      continue;
    }
    const said = clauseOf(effect, self);
    const needs = 'needs' in effect && effect.needs ? needWords(effect.needs, self) : '';
    if (said === null || needs === null) return null;
    if (open === null || open.needs !== needs) {
      close();
      open = { needs, said: [], ends: '' };
    }
    open.said.push(said);
  }
  close();
  return sentences.join(' ');
}

/** What happens to the target, as a clause after its name. */
function clauseOf(effect: Inner, self: string): string | null {
  switch (effect.kind) {
    case 'damage': {
      const [part] = effect.damage;
      if (part === undefined || effect.damage.length > 1 || effect.to !== undefined) return null;
      return `takes an extra ${amountWords(part)} ${part.type === null ? '' : `${capital(part.type)} `}damage`;
    }
    case 'condition': {
      if (effect.to !== undefined || effect.levels !== undefined || effect.replaces) return null;
      const names = listed(effect.conditions.map(capital), 'and');
      const noun = effect.conditions.length === 1 ? 'condition' : 'conditions';
      const ends = endingWords(effect.ends ?? [], self);
      if (ends === null) return null;
      const { limbs, whileCondition } = effect;
      const hold =
        limbs === undefined
          ? ''
          : limbs.uses >= limbs.of
            ? ` from ${limbs.of === 2 ? 'both' : `all ${inWords(limbs.of)}`} ${limbs.part}s`
            : ` from ${limbs.uses === 1 ? 'one' : inWords(limbs.uses)} of ${inWords(limbs.of)} ${limbs.part}s`;
      const span = whileCondition === undefined ? '' : ` while ${capital(whileCondition)}`;
      return `has the ${names} ${noun}${ends.brackets}${hold}${span}${ends.behind}`;
    }
    case 'move':
      if (effect.feet === undefined || effect.to !== undefined) return null;
      if (effect.direction === 'away')
        return `is pushed up to ${effect.feet} feet straight away from the ${self}`;
      if (effect.direction === 'toward')
        return `is pulled up to ${effect.feet} feet straight toward the ${self}`;
      return null;
    case 'modify': {
      const ends = endingWords(effect.ends ?? [], self);
      if (effect.to !== undefined || ends === null) return null;
      const { what, how, value } = effect;
      if (what === 'speed' && how === 'half') return `has its Speed halved${ends.behind}`;
      if (what === 'speed' && how === 'minus')
        return `has its Speed reduced by ${value} feet${ends.behind}`;
      if (what === 'reactions' && how === 'none') return `can't take Reactions${ends.behind}`;
      return null;
    }
    default:
      return null;
  }
}

/** Words the endings of an effect: a grapple's DC in brackets, everything else after. */
export function endingWords(
  ends: readonly Ending[],
  self: string,
): { brackets: string; behind: string } | null {
  let brackets = '';
  let repeats = false;
  const spans: string[] = [];
  for (const end of ends) {
    if (end.at === 'escape') brackets = ` (escape DC ${end.dc})`;
    else if (end.at === 'grapple-ends') spans.push('the grapple ends');
    else if (end.at === 'turn') {
      const whose = end.of === 'self' ? `the ${self}'s` : 'its';
      spans.push(
        `the ${end.moment} of ${end.turn === 'this' ? `${whose} turn` : `${whose} next turn`}`,
      );
    } else if (end.at === 'save' && end.when === 'turn-end' && end.dc === undefined) repeats = true;
    else if (end.at === 'effect-ends') spans.push(`it is no longer ${capital(end.of)}`);
    else if (end.at !== 'time') return null;
  }
  const time = ends.find((end) => end.at === 'time');
  const span =
    time === undefined ? '' : ` for ${time.amount} ${time.unit}${time.amount === 1 ? '' : 's'}`;
  const again = repeats
    ? ', and it repeats the save at the end of each of its turns, which ends the effect on a success'
    : '';
  const until = spans.length === 0 ? '' : ` until ${listed(spans, 'or')}`;
  return { brackets, behind: `${span}${until}${again}` };
}
