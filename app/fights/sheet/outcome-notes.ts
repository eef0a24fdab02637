import type { Effect } from '~/compendium/records/effects';
import { whenWords } from './when-words';

/**
 * Describes an effect that the app does not apply, in a few words for the game master: "pushed 10 feet away".
 */
export function noteOf(effect: Effect): string {
  const when = 'needs' in effect ? whenWords(effect.needs) : null;
  return `${words(effect)}${when === null ? '' : ` if ${when}`}`.slice(0, 300);
}

function words(effect: Effect): string {
  switch (effect.kind) {
    case 'damage': {
      const amount = effect.damage
        .map(({ average, type }) => `${average}${type === null ? '' : ` ${type}`}`)
        .join(' plus ');
      const whom = effect.to === 'self' ? ' to itself' : '';
      const later = effect.later === undefined ? '' : `, later: ${spaced(effect.later)}`;
      return `${amount} damage${whom}${later}`;
    }
    case 'move':
      return `moved ${effect.feet === undefined ? '' : `${effect.feet} feet `}${spaced(effect.direction)}`;
    case 'go':
      return `it moves${effect.feet === undefined ? '' : ` ${effect.feet} feet`}`;
    case 'teleport':
      return `teleports${effect.feet === undefined ? '' : ` ${effect.feet} feet`}`;
    case 'modify': {
      const value =
        effect.dice !== undefined
          ? ` ${effect.dice.count}d${effect.dice.sides}`
          : effect.value === undefined
            ? ''
            : ` ${effect.value}`;
      const which = effect.abilities === undefined ? '' : ` (${effect.abilities.join(', ')})`;
      const what = `${effect.what === 'ac' ? 'AC' : spaced(effect.what)}${which}`;
      if (effect.how === 'plus') return `${what} +${value.trim()}`;
      if (effect.how === 'minus') return `${what} −${value.trim()}`;
      return `${what}: ${effect.how === 'none' ? 'none' : spaced(effect.how)}${value}`;
    }
    case 'defence':
      return `${effect.how}: ${[...effect.types, ...(effect.conditions ?? [])].join(', ') || 'all damage'}`;
    case 'drain':
      return `${spaced(effect.of)} goes down by ${effect.amount.average}${effect.every === undefined ? '' : ` each ${effect.every}`}`;
    case 'die':
      return effect.how === 'zero-hit-points' ? 'drops to 0 hit points' : spaced(effect.how);
    case 'immunity':
      return `safe from it for ${effect.hours} hours`;
    case 'summon':
      return `summons ${effect.anyOf.map(({ creature }) => spaced(creature)).join(' or ')}`;
    case 'end':
      return `ends ${[...(effect.conditions ?? []), ...(effect.states ?? []), ...(effect.what ? [effect.what] : [])].join(', ') || 'it'}`;
    case 'check':
      return `${effect.abilities.join(' or ')} check${effect.dc === undefined ? '' : ` DC ${effect.dc}`}`;
    case 'rolled':
      return `roll ${effect.dice.count}d${effect.dice.sides} on its table`;
    case 'object':
      return `objects: ${spaced(effect.does)}${effect.penalty === undefined ? '' : ` −${effect.penalty}`}`;
    case 'cast':
      return `casts ${effect.spells.map(({ id }) => spaced(id)).join(' or ')}`;
    case 'perform':
      return `uses ${effect.anyOf.map(spaced).join(' or ')}`;
    case 'words':
      return effect.text;
    case 'state':
      return spaced(effect.state);
    case 'shape':
      return `takes the form of ${effect.forms.join(' or ')}`;
    case 'space':
      return `makes ${spaced(effect.what)}`;
    case 'reduce':
      return `less damage: ${effect.by}`;
    case 'return':
      return 'comes back';
    case 'act':
      return `takes ${effect.anyOf.map(spaced).join(' or ')}`;
    default:
      return 'see its text';
  }
}

function spaced(text: string): string {
  return text.replaceAll('-', ' ');
}
