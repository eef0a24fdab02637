import type { Need } from '~/compendium/records/needs';

/**
 * Puts conditions into words, as a clause after "if" for the game master: "the target is not undead"; null when
 * there are none.
 */
export function whenWords(needs: readonly Need[] | undefined): string | null {
  if (needs === undefined || needs.length === 0) return null;
  return needs.map(clause).join(' and ').slice(0, 200);
}

function either(parts: readonly string[]): string {
  return parts.join(' or ').replaceAll('-', ' ');
}

function clause(need: Need): string {
  const who = 'of' in need && need.of === 'self' ? 'it' : 'the target';
  const not = 'not' in need && need.not ? 'not ' : '';
  switch (need.if) {
    case 'either':
      return need.of.map(clause).join(' or ');
    case 'size':
      if (need.smallerThanSelf) return `the target is ${not}smaller`;
      return need.atMost === undefined
        ? `${who} is ${not}${need.atLeast ?? 'of that size'} or larger`
        : `${who} is ${not}${need.atMost} or smaller`;
    case 'type':
      return `${who} is ${not}${either(need.types)}`;
    case 'kind':
      return `${who} is ${not}${either(need.kinds)}`;
    case 'alignment':
      return `${who} is ${not}${either(need.words)}`;
    case 'condition':
    case 'state':
      return `${who} is ${not}${either(need.anyOf)}${need.bySelf ? ' by it' : ''}`;
    case 'sense':
      return `${who} can ${need.not ? 'not ' : ''}${either([need.does])} ${
        need.whom === 'self' ? 'it' : `the ${need.whom}`
      }`;
    case 'hit-points':
      if (need.belowMaximum) return `${who} is below its hit point maximum`;
      return need.atMost === undefined
        ? `${who} has ${need.atLeast ?? 1} hit points or more`
        : `${who} has ${need.atMost} hit points or fewer`;
    case 'charged':
      return `it moved ${need.feet} feet straight toward the target`;
    case 'distance':
      return `${need.of === 'self' ? 'it' : need.of === 'target' ? 'the target' : 'another creature'} is within ${need.atMostFeet} feet`;
    case 'ally-near':
      return `an ally stands within ${need.feet} feet of ${who}`;
    case 'advantage':
    case 'disadvantage':
      return `the attack roll had ${need.not ? 'no ' : ''}${need.if}`;
    case 'critical-hit':
      return `it is ${not}a critical hit`;
    case 'surprised':
      return `${who} is surprised`;
    case 'not-acted':
      return 'the target has not taken a turn yet';
    case 'two-handed':
      return `it is ${not}used in two hands`;
    case 'thrown':
      return `it is ${not}thrown`;
    case 'form':
      return `it is ${not}in ${either(need.forms)} form`;
    case 'place':
      return `${who} is ${not}in ${either(need.anyOf)}`;
    case 'damage-type':
      return `the damage is ${not}${either(need.types)}`;
    case 'entry':
      return need.did === 'hit-twice'
        ? `${either([need.key])} hit twice`
        : `${either([need.key])} ${need.did === 'hit' ? 'hit' : `was ${either([need.did])}`}`;
    case 'once':
      return `it is the first time in this ${need.per}`;
    case 'willing':
      return `the target is ${not}willing`;
    case 'living':
      return `the target is ${not}living`;
    case 'object':
      return `it is an object${need.of === 'any' ? '' : ` that is ${need.of}`}`;
    case 'spell':
      return `${who} is under ${either([need.spell])}`;
    case 'words':
      return need.text;
    case 'round':
      return `it is round ${need.from} of the effect or later`;
    case 'ability':
      return `${who} has ${need.ability} ${need.atMost ?? need.atLeast ?? ''} or ${need.atMost === undefined ? 'more' : 'less'}`;
    case 'spell-level':
      return `the spell is ${not}of level ${need.atMost ?? need.atLeast ?? 0} or ${need.atMost === undefined ? 'higher' : 'lower'}`;
  }
}
