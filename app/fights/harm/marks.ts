import type { Combatant, Lasting } from '../log/state';

/** The round and event that started an effect. */
export type Since = Lasting['since'];

const MARK: Omit<Lasting, 'id' | 'name' | 'conditions' | 'text' | 'since'> = {
  colour: 'gray',
  sign: 'drop',
  maker: null,
  ends: {},
  turnsLeft: null,
  ongoing: null,
  hidden: false,
  despiteImmunity: false,
};

/** Id of the effect on creatures that a melee attacker spared under SRD 5.2.1. */
export const KNOCKED_OUT = 'knocked-out';

/**
 * Adds prone to a fallen creature: the unconscious are prone and stay so when they wake (SRD 5.1 and 5.2.1,
 * "Unconscious"). Unconscious needs no effect of its own: dying and stable creatures always are.
 */
export function lyingDown(combatant: Combatant, since: Since): Combatant {
  const lies = combatant.lasting.some(({ conditions }) => conditions.includes('prone'));
  if (lies || combatant.sheet.conditionImmune.includes('prone')) return combatant;
  const prone: Lasting = {
    ...MARK,
    id: 'fallen-prone',
    name: 'Prone',
    conditions: ['prone'],
    text: '',
    since,
  };
  return { ...combatant, lasting: [...combatant.lasting, prone] };
}

/**
 * Makes a creature unconscious at 1 hit point until it regains some or receives first aid (SRD 5.2.1, "Knocking Out a
 * Creature").
 */
export function outCold(combatant: Combatant, since: Since): Combatant {
  const cold: Lasting = {
    ...MARK,
    id: KNOCKED_OUT,
    name: 'Knocked out',
    conditions: ['unconscious'],
    text: 'Until it regains hit points, or somebody’s first aid succeeds.',
    ends: { healed: true },
    since,
  };
  const others = combatant.lasting.filter(({ id }) => id !== KNOCKED_OUT);
  return lyingDown({ ...combatant, lasting: [...others, cold] }, since);
}
