import type { Ability } from '~/rules/ability';
import type { Combatant, Lasting } from '../log/state';
import type { SeenWords } from './seen';
import type { ShownLasting } from './table-view';

/** Lasting effects as players see them, including exhaustion; hidden marks are left out. */
export function shownLasting(
  { lasting, exhaustion }: Combatant,
  words: SeenWords,
): readonly ShownLasting[] {
  const shown = lasting
    .filter(({ hidden }) => !hidden)
    .map((one): ShownLasting => {
      const { conditions, colour, sign } = one;
      return {
        name: lastingName(one, words),
        conditions,
        colour,
        sign,
        ends: endsWords(one, words),
      };
    });
  if (exhaustion === 0) return shown;
  const name = `Exhaustion ${exhaustion}`;
  return [...shown, { name, conditions: ['exhaustion'], colour: 'gray', sign: 'circle', ends: '' }];
}

/** The name of an effect, without names that players do not know. */
export function lastingName({ name, conditions }: Lasting, { clean }: SeenWords): string {
  const said = clean(name);
  const [condition] = conditions;
  if (condition === undefined) return said;
  // An effect that a seat added has the condition's name from the rules.
  return said === name && name !== condition ? said : capital(condition);
}

/** A word with a capital first letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const ABILITIES: Readonly<Record<Ability, string>> = {
  str: 'a Strength',
  dex: 'a Dexterity',
  con: 'a Constitution',
  int: 'an Intelligence',
  wis: 'a Wisdom',
  cha: 'a Charisma',
};

/** When an effect ends, in words for players, without DCs and other numbers of a statblock. */
function endsWords({ ends, maker, turnsLeft }: Lasting, words: SeenWords): string {
  const { turn, save, damage, concentration, healed } = ends;
  const said: string[] = [];
  if (turn) {
    const left = turnsLeft ?? turn.count;
    const of = words.nameOf(turn.of) ?? 'somebody';
    said.push(
      left <= 1 ? `until the ${turn.moment} of ${of}’s turn` : `${left} more turns of ${of}`,
    );
  }
  if (save) said.push(`${ABILITIES[save.ability]} save ends it`);
  if (ends.escape) said.push('an escape ends it');
  if (damage) said.push('ends on damage');
  if (healed) said.push('ends when healed');
  if (concentration) said.push(`while ${words.doerOf(maker) ?? 'somebody'} concentrates`);
  return said.join(' · ');
}
